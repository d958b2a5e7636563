import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Emits the files of a folder under their own names: what must keep a fixed address (config.json, robots.txt). */
export class PublicFilesPlugin {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'PublicFilesPlugin', stage }, async () => {
        for (const name of await filesBelow(this.folder)) {
          const content = await readFile(path.join(this.folder, name));
          compilation.emitAsset(name.split(path.sep).join('/'), new sources.RawSource(content));
        }
      });
    });
  }
}

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}
