import { chunkFiles, filesBehind } from './federation.mjs';

const PROVIDED = /webpack\/sharing\/provide\/[^/]+\/(.+)$/;

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

/** @param {import('webpack').Compilation} compilation */
function sharedFiles({ modules, chunkGraph, options }) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const ident = module.libIdent({ context: options.context ?? '' }) ?? '';
    const [, name] = PROVIDED.exec(ident) ?? [];
    if (name) files[name] = filesBehind(module, chunkGraph);
  }
  return files;
}
