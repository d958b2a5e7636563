import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { kindOf } from '../src/fit/kind-of';
import type { FigureValue, Part, PartKind } from '../src/fit/part';

type Product = { sku: string; category: string; brand: string; name: string };

type StringCase = {
  panel: string;
  inverter: string;
  mppt: number;
  cell_temp_min_c: number;
  cell_temp_hot_c: number;
  voc_cold_v: number;
  vmp_hot_v: number;
  min_modules_per_string: number;
  max_modules_per_string: number;
  max_parallel_by_isc: number;
  max_parallel_by_imp: number;
  verdict: 'compatible' | 'clips-current' | 'incompatible';
};

type Catalogue = {
  products: (Product & Record<string, FigureValue | Record<string, number>>)[];
  golden_string_sizing: { cases: StringCase[] };
  golden_battery_pairs: { inverter: string; battery: string; ok: boolean; why: string }[];
};

const file = resolve(__dirname, '../../../services/catalog/demo/catalogue.json');
const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;

export const stringCases = catalogue.golden_string_sizing.cases;
export const batteryCases = catalogue.golden_battery_pairs;

/** The demo products that rules speak of; a table such as power by voltage is one figure for each row. */
export const parts: readonly Part[] = catalogue.products.flatMap(
  ({ sku, category, brand, name, ...rest }) => {
    const figures = Object.fromEntries(
      Object.entries(rest).flatMap(([code, value]) =>
        typeof value === 'object' && !Array.isArray(value)
          ? Object.entries(value as Record<string, number>).map(([row, one]) => [
              `${code}_${row}`,
              one,
            ])
          : [[code, value]],
      ),
    ) as Record<string, FigureValue>;
    const kind = kindOf(category, figures);
    return kind ? [{ id: sku, kind, name, brand, figures }] : [];
  },
);

export function part(sku: string): Part {
  const found = parts.find(({ id }) => id === sku);
  if (!found) throw new Error(`No part ${sku}`);
  return found;
}

export const partsOf = (kind: PartKind) => parts.filter((one) => one.kind === kind);
