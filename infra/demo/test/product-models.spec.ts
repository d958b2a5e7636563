import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { productModelUrl } from '@solar/contracts/catalog/product-images';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import { readDemoProducts } from '../src/demo-catalogue';
import { Renders } from '../src/pictures/renders';
import { writeModels } from '../src/product-models';

const CATALOGUE = resolve(__dirname, '../../../services/catalog/demo/catalogue.json');

it('the model of every product is where its page looks for it, plain and packed, and is written once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'models-'));
  const products = await readDemoProducts(CATALOGUE);
  const write = () => writeModels(folder, products, Renders.read());
  expect(await write()).toBe(products.length);
  for (const { brand, name } of products) {
    const url = productModelUrl(demoProductSlug(brand, name));
    const file = join(folder, url.slice('/images/'.length));
    const model = await readFile(file);
    expect(model.subarray(0, 4).toString()).toBe('glTF');
    expect(gunzipSync(await readFile(`${file}.gz`)).equals(model)).toBe(true);
  }
  expect(await write()).toBe(0);
  const first = demoProductSlug(products[0]?.brand ?? '', products[0]?.name ?? '');
  await writeFile(join(folder, `products/${first}/model.glb.gz`), 'of before');
  expect(await write()).toBe(1);
  await rm(folder, { recursive: true });
});
