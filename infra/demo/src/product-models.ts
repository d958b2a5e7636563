import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';
import type { Renders } from './pictures/renders';

/** Writes the model of each product, plain and as the gzip that the edge sends. Answers how many were new or had changed. */
export async function writeModels(
  folder: string,
  products: readonly DemoProduct[],
  renders: Renders,
): Promise<number> {
  let written = 0;
  for (const { brand, name } of products) {
    const slug = demoProductSlug(brand, name);
    const packed = await readFile(renders.modelOf(slug));
    const target = join(folder, `products/${slug}/model.glb`);
    const kept = await readFile(`${target}.gz`).catch(() => null);
    if (kept?.equals(packed)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, gunzipSync(packed));
    // Written last: it says that both are there.
    await writeFile(`${target}.gz`, packed);
    written += 1;
  }
  return written;
}
