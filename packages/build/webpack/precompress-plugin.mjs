import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const TEXT = /\.(?:js|css|html|json|svg)$/;
const SMALLEST_WORTH_IT = 1024;

/** Writes `.br` and `.gz` beside each text asset, so that nginx serves them without compressing per request. */
export class PrecompressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const names = compilation
        .getAssets()
        .filter(({ name, source }) => TEXT.test(name) && source.size() >= SMALLEST_WORTH_IT)
        .map(({ name }) => path.join(compilation.outputOptions.path ?? '', name));
      await Promise.all(names.map(compressFile));
    });
  }
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
