import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemoProducts } from './demo-catalogue';
import { writePictures } from './pictures/raster';
import { Renders } from './pictures/renders';
import { writeModels } from './product-models';
import { productPictures } from './product-pictures';
import { sitePictures } from './site-pictures';

const root = resolve(__dirname, '../../..');

/** `node dist/main.js --out FOLDER [--catalogue FILE] [--quick]` writes the pictures, in every size, and the models that are missing or have changed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, '.local/media') },
      catalogue: { type: 'string', default: join(root, 'services/catalog/demo/catalogue.json') },
      quick: { type: 'boolean', default: false },
    },
  });
  const products = await readDemoProducts(values.catalogue);
  const renders = Renders.read();
  const pictures = [...sitePictures(renders), ...productPictures(products, renders)];
  const report = (done: number, total: number) => {
    if (done % 20 === 0 || done === total) process.stdout.write(`pictures ${done}/${total}\n`);
  };
  const care = values.quick ? 'quick' : 'full';
  const made = await writePictures(values.out, pictures, report, care);
  const models = await writeModels(values.out, products, renders);
  process.stdout.write(`${models} models written, ${products.length - models} kept\n`);
  process.stdout.write(`${made} pictures written, ${pictures.length - made} kept\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
