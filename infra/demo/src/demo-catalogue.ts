import { readFile } from 'node:fs/promises';

/** What names a demo product and its picture; the file holds many more figures. */
export interface DemoProduct {
  category: string;
  brand: string;
  name: string;
}

/** Reads the products of a catalogue file. */
export async function readDemoProducts(file: string): Promise<DemoProduct[]> {
  const { products } = JSON.parse(await readFile(file, 'utf8')) as { products: DemoProduct[] };
  return products;
}
