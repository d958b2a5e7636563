import { readFile } from 'node:fs/promises';

/** The figures of a demo product that its picture needs; the file holds many more. */
export interface DemoProduct {
  sku: string;
  category: string;
  brand: string;
  name: string;
  length_mm?: number;
  width_mm?: number;
  thickness_mm?: number;
  half_cells?: number;
  cell_technology?: string;
  bifacial?: boolean;
  inverter_type?: string;
  rated_ac_kw?: number;
  mppt_count?: number;
  dims_mm?: string;
  modules?: number;
  conductor_mm2?: number | number[];
}

/** Reads the products of a catalogue file. */
export async function readDemoProducts(file: string): Promise<DemoProduct[]> {
  const { products } = JSON.parse(await readFile(file, 'utf8')) as { products: DemoProduct[] };
  return products;
}
