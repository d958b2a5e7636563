import { chunkFiles } from './federation.mjs';

/** Writes down the files of every named chunk of the shell, for the documents that name them. */
export class ShellAssetsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellAssetsPlugin', (compilation) => {
      // After the hashes of the contents are in the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellAssetsPlugin', stage }, () => {
        const json = JSON.stringify({ chunks: chunkFiles(compilation) });
        compilation.emitAsset('assets.json', new sources.RawSource(json));
      });
    });
  }
}
