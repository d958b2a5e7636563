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
  'zod',
  '@solar/ui/',
  '@solar/mfe-kit/',
];

/**
 * Shared-module table of one app: a singleton for each of the modules above that the app depends on, in any
 * version of the same major.
 * @param {string} dir folder of the app
 */
export function sharedModules(dir) {
  /** @type {{ dependencies?: Record<string, string> }} */
  const manifest = createRequire(import.meta.url)(path.join(dir, 'package.json'));
  /** @type {Record<string, { singleton: true, requiredVersion: string }>} */
  const shared = {};
  for (const key of SINGLETONS) {
    const version = manifest.dependencies?.[key.replace(/\/$/, '')];
    if (version) shared[key] = { singleton: true, requiredVersion: `^${version}` };
  }
  return shared;
}
