import { createRequire } from 'node:module';
import { chunkFiles, filesBehind } from './federation.mjs';
import { OUR_FOLDERS } from './shared-modules.mjs';

/** @type {new () => import('webpack').Module} */
const ContextModule = createRequire(import.meta.url)('webpack/lib/ContextModule');

/**
 * Writes down the files of every named chunk of the shell, and of every module that it shares, for the documents that name
 * them.
 */
export class ShellAssetsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      // After the hashes of the contents are in the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellAssetsPlugin', stage }, () => {
        const json = JSON.stringify({
          chunks: chunkFiles(compilation),
          shared: sharedFiles(compilation),
        });
        compilation.emitAsset('assets.json', new sources.RawSource(json));
      });
    });
  }
}

/**
 * The folders that the shell shares are one module each, which asks for its files in blocks (shell/src/remotes/kit-modules.ts).
 * @param {import('webpack').Compilation} compilation
 */
function sharedFiles({ modules, chunkGraph }) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const module of modules) {
    const folder = OUR_FOLDERS.find((one) => one.folder === module.context);
    if (!folder || !(module instanceof ContextModule)) continue;
    for (const block of module.blocks) {
      const name = `${folder.name}/${block.request?.replace(/^\.\/|\.tsx?$/g, '')}`;
      files[name] = filesBehind(block, chunkGraph);
    }
  }
  return files;
}
