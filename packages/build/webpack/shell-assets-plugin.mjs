import { chunkFiles, stylesBehind } from './federation.mjs';

const PROVIDED = /webpack\/sharing\/provide\/[^/]+\/(.+)$/;

/**
 * Writes down the files of every named chunk of the shell, and the styles of every module that it shares, for the documents
 * that name them.
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
          shared: sharedStyles(compilation),
        });
        compilation.emitAsset('assets.json', new sources.RawSource(json));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation */
function sharedStyles({ modules, chunkGraph, options }) {
  /** @type {Record<string, string[]>} */
  const styles = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const ident = module.libIdent({ context: options.context ?? '' }) ?? '';
    const [, name] = PROVIDED.exec(ident) ?? [];
    if (name) styles[name] = stylesBehind(module, chunkGraph);
  }
  return styles;
}
