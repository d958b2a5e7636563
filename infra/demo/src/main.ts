import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDemoProducts } from './demo-catalogue';
import { Masters } from './pictures/masters';
import { drawMaster, writePictures } from './pictures/raster';
import { Renders } from './pictures/renders';
import { productDrawings } from './product-drawings';
import { sitePictures } from './site-pictures';

const root = resolve(__dirname, '../../..');

/**
 * `node dist/main.js --out FOLDER [--catalogue FILE]` writes the pictures that are missing or have changed, in every size.
 * `--masters` draws those anew that are kept in the repository.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, '.local/media') },
      catalogue: { type: 'string', default: join(root, 'services/catalog/demo/catalogue.json') },
      masters: { type: 'boolean', default: false },
    },
  });
  const products = await readDemoProducts(values.catalogue);
  const renders = Renders.read();
  const drawings = [...sitePictures(renders), ...productDrawings(products, renders)];
  if (values.masters) {
    const drawn = drawings.filter((picture) => 'svg' in picture);
    process.stdout.write(`${await Masters.keep(drawn, drawMaster)} masters drawn\n`);
    return;
  }
  const masters = await Masters.read();
  const made = await writePictures(values.out, drawings, masters, (done, total) => {
    if (done % 20 === 0 || done === total) process.stdout.write(`pictures ${done}/${total}\n`);
  });
  process.stdout.write(`${made} pictures written, ${drawings.length - made} kept\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
