import { resolve } from 'node:path';
import { picturesOf, readModelledProducts } from './catalogue';
import { keepModels } from './kept-models';
import { renderAll } from './renders';
import { renderSites } from './site-renders';
import { SITES } from './sites/sites';

const catalogue = resolve(__dirname, '../../..', 'services/catalog/demo/catalogue.json');

/** `npm run render -w @solar/infra-pictures` writes the models and renders the pictures that are missing or have changed. */
async function main(): Promise<void> {
  const products = await readModelledProducts(catalogue);
  const report = (line: string) => process.stdout.write(`${line}\n`);
  if (process.argv.includes('--sites')) await renderSites(SITES, report);
  else {
    const pictures = picturesOf(products);
    await keepModels(pictures, report);
    await renderAll(pictures, report);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
