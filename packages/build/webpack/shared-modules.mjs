/**
 * The modules that live once in the page, whoever brings them: state holders (react, router, query cache, i18n,
 * stores) break when doubled, the design system and the kit would only weigh twice.
 * A key with a trailing slash shares every subpath.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  '@tanstack/react-query',
  'zustand',
  'i18next',
  'react-i18next',
  'react-hook-form',
  '@solar/ui/',
  '@solar/mfe-kit/',
];

/** Shared modules that stand behind a shorter list of exports: what is shared is delivered whole. */
const FACADES = [
  { name: 'react-router', facade: 'react-router', entry: 'dist/production/index.mjs' },
  { name: 'react-i18next', facade: 'react-i18next', entry: 'dist/es/index.js' },
  { name: '@tanstack/react-query', facade: 'react-query', entry: 'build/modern/index.js' },
];

/** Resolver aliases that put the facades in front of their packages. */
export function facadeAliases() {
  const facades = FACADES.map(({ name, facade }) => [
    `${name}$`,
    path.join(import.meta.dirname, `facades/${facade}.mjs`),
  ]);
  return { ...Object.fromEntries(facades), ...packageAliases() };
}

/** Resolver aliases by which a facade finds its package. */
export function packageAliases() {
  const require = createRequire(import.meta.url);
  const packages = FACADES.map(({ name, facade, entry }) => [
    `${facade}-package$`,
    path.join(path.dirname(require.resolve(`${name}/package.json`)), entry),
  ]);
  const runtime = path.dirname(require.resolve('@module-federation/runtime-core'));
  return {
    ...Object.fromEntries(packages),
    'federation-semver-package$': path.join(runtime, 'utils/semver/index.js'),
  };
}

/**
 * Shared-module table of one app: a singleton for each of the modules above that the app depends on, in any
 * version of the same major.
 * @param {string} dir folder of the app
 */
export function sharedModules(dir) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const manifest = createRequire(import.meta.url)(path.join(dir, 'package.json'));
  /** @type {Record<string, { singleton: true, requiredVersion: string, version?: string }>} */
  const shared = {};
  for (const key of SINGLETONS) {
    const version = manifest.dependencies?.[key.replace(/\/$/, '')];
    if (!version) continue;
    shared[key] = { singleton: true, requiredVersion: `^${version}` };
    // A facade stands in our own package, so its version has to be told.
    if (FACADES.some(({ name }) => name === key)) shared[key].version = version;
  }
  return shared;
}
