import { resolve } from 'node:path';
import { picturesOf, readModelledProducts } from './catalogue';
import { renderAll } from './renders';

const catalogue = resolve(__dirname, '../../..', 'services/catalog/demo/catalogue.json');

/** `npm run render -w @solar/infra-pictures` renders the pictures that are missing or have changed. */
async function main(): Promise<void> {
  const products = await readModelledProducts(catalogue);
  await renderAll(picturesOf(products), (line) => process.stdout.write(`${line}\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
