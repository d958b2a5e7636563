import path from 'node:path';
import webpack from 'webpack';

const FACADES = path.join(import.meta.dirname, 'facades');

/** Parts of packages that something smaller does as well, in the browser as on the server, since the markup has to be the same. */
export function leanModulePlugins() {
  return [
    replacement(/[\\/]createLucideIcon\.mjs$/, 'lucide-icon.mjs'),
    // Only the component for markup in texts reads entities, and it is not shared.
    replacement(/^\.\/unescape\.js$/, 'unescape.mjs'),
    replacement(/^\.\/(?:useTranslation|I18nextProvider)\.js$/, 'translation.mjs'),
    replacement(/^\.\/semver\/index\.js$/, 'semver.mjs'),
    replacement(/^use-sync-external-store\/shim$/, 'use-sync-external-store.mjs'),
  ];
}

/** @param {RegExp} request @param {string} facade */
function replacement(request, facade) {
  return new webpack.NormalModuleReplacementPlugin(request, path.join(FACADES, facade));
}
