import path from 'node:path';
import { OUR_FOLDERS } from './shared-modules.mjs';

const packages = path.resolve(import.meta.dirname, '../..');

/** Style sheets of the design system are the document's own: as shared modules they would come after all others. */
const STYLES = { name: '@solar/ui/styles/', folder: path.join(packages, 'ui/src/styles') };

/** Modules with a state or a context of their own: a second copy of one of these in the page is a fault. */
const STATEFUL = new Set([
  '@solar/ui/field/field',
  '@solar/ui/ui-text/ui-text',
  '@solar/ui/ui-link/ui-link',
]);

/**
 * Within a shared package a relative import of a stateful module would bypass the share scope and end in a copy of
 * its own per remote. This turns such an import into the shared name, and keeps style sheets out of the sharing.
 */
export class SelfReferencePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('SelfReferencePlugin', (factory) => {
      factory.hooks.beforeResolve.tap('SelfReferencePlugin', (data) => {
        if (data.request.startsWith(STYLES.name)) {
          data.request = path.join(STYLES.folder, data.request.slice(STYLES.name.length));
          return;
        }
        if (!data.request.startsWith('.')) return;
        const target = path.resolve(data.context, data.request);
        const source = OUR_FOLDERS.find(({ folder }) => target.startsWith(`${folder}${path.sep}`));
        if (!source) return;
        const shared = `${source.name}/${path.relative(source.folder, target)}`;
        if (STATEFUL.has(shared)) data.request = shared;
      });
    });
  }
}
