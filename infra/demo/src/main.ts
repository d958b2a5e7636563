import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemoProducts } from './demo-catalogue';
import { rasterise } from './pictures/raster';
import { productDrawings } from './product-drawings';
import { siteDrawings } from './site-drawings';

const root = resolve(__dirname, '../../..');

/** `node dist/main.js --out FOLDER [--catalogue FILE]`: draws what is missing or changed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, '.local/media') },
      catalogue: { type: 'string', default: join(root, 'services/catalog/demo/catalogue.json') },
    },
  });
  const products = await readDemoProducts(values.catalogue);
  const drawings = [...siteDrawings(), ...products.flatMap(productDrawings)];
  const made = await rasterise(values.out, drawings, (done, total) => {
    if (done % 20 === 0 || done === total) process.stdout.write(`pictures ${done}/${total}\n`);
  });
  process.stdout.write(`${made} pictures drawn, ${drawings.length - made} kept\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
