/**
 * The modules that live once in the page and are the shell's: state holders (react, router, query cache, i18n, stores) break
 * when doubled, the design system and the kit would only weigh twice.
 * A key with a trailing slash shares every subpath.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages; of these the shell shares what it uses itself. */
const PACKAGES = [
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
];

/** Our own, which the shell shares as a whole (shell/src/remotes/kit-modules.ts). */
const FOLDERS = ['@solar/ui/', '@solar/mfe-kit/'];

const packages = path.resolve(import.meta.dirname, '../..');

/** The sources of our own, and the name by which others import them. */
export const OUR_FOLDERS = [
  { folder: path.join(packages, 'ui/src/components'), name: '@solar/ui' },
  { folder: path.join(packages, 'ui/src/hooks'), name: '@solar/ui/hooks' },
  { folder: path.join(packages, 'mfe-kit/src'), name: '@solar/mfe-kit' },
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
 * What the shell shares of the packages, as webpack's `provides`.
 * @param {string} dir folder of the shell
 */
export function sharedPackages(dir) {
  return Object.fromEntries(
    Object.entries(singletons(dir, PACKAGES)).map(([key, { version }]) => [
      key,
      { shareKey: key, ...(version ? { version } : {}) },
    ]),
  );
}

/**
 * What a remote takes from the shell, as webpack's `consumes`; it has a copy of its own for a shell without it, and offers that to
 * nobody.
 * @param {string} dir folder of the remote
 */
export function takenFromShell(dir) {
  return Object.fromEntries(
    Object.entries(singletons(dir, [...PACKAGES, ...FOLDERS])).map(([key, { requiredVersion }]) => [
      key,
      { singleton: true, requiredVersion },
    ]),
  );
}

/**
 * Each of the keys that the app depends on, in any version of the same major.
 * @param {string} dir folder of the app
 * @param {readonly string[]} keys
 */
function singletons(dir, keys) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const manifest = createRequire(import.meta.url)(path.join(dir, 'package.json'));
  /** @type {Record<string, { requiredVersion: string, version?: string }>} */
  const shared = {};
  for (const key of keys) {
    const version = manifest.dependencies?.[key.replace(/\/$/, '')];
    if (!version) continue;
    shared[key] = { requiredVersion: `^${version}` };
    // A facade stands in our own package, so its version has to be given.
    if (FACADES.some(({ name }) => name === key)) shared[key].version = version;
  }
  return shared;
}
