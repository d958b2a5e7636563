import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ProductPictures } from './picture';
import { RENDERS } from './renders';

const ENDING = '.glb.gz';

/** Where the model of a picture is kept, packed as browsers take it. */
export const modelFile = (file: string): string => join(RENDERS, `${file}${ENDING}`);

/** The model that is kept; null when there is none. */
export async function keptModel(file: string): Promise<Buffer | null> {
  const packed = await readFile(modelFile(file)).catch(() => null);
  return packed && gunzipSync(packed);
}

/** Writes the models that products are shown with in space, and removes those that none is any more. */
export async function keepModels(
  products: readonly ProductPictures[],
  report: (line: string) => void,
): Promise<void> {
  const models = new Map(products.map(({ main }) => [main.file, main.glb]));
  for (const [file, glb] of models) {
    if ((await keptModel(file))?.equals(glb)) continue;
    await mkdir(dirname(modelFile(file)), { recursive: true });
    await writeFile(modelFile(file), gzipSync(glb, { level: 9 }));
    report(`${file}${ENDING}`);
  }
  const wanted = new Set([...models.keys()].map(modelFile));
  for (const name of await readdir(RENDERS, { recursive: true })) {
    const path = join(RENDERS, name);
    if (name.endsWith(ENDING) && !wanted.has(path)) await rm(path);
  }
}
