import { readFile } from 'node:fs/promises';
import type { AttributeValue, SourcedValue } from '@solar/contracts/catalog/product-data';
import { DEMO_ATTRIBUTES } from './demo-attributes';
import { demoProvenance } from './demo-provenance';

type Figure = string | number | boolean | (string | number)[] | Record<string, number>;

/** A product of the demo file: its identity and the figures of its datasheet. */
export type DemoProduct = { sku: string; category: string; brand: string; name: string } & Record<
  string,
  Figure
>;

const IDENTITY = new Set(['sku', 'category', 'brand', 'name']);
const TYPES = new Map(DEMO_ATTRIBUTES.map(({ code, type }) => [code, type]));

export async function readDemoProducts(file: string): Promise<DemoProduct[]> {
  const { products } = JSON.parse(await readFile(file, 'utf8')) as { products: DemoProduct[] };
  return products;
}

/** Every figure of the datasheet as an attribute; a table such as power by voltage becomes one per row. */
export function demoAttributesOf(product: DemoProduct): SourcedValue[] {
  const whole = {
    sku: product.sku,
    source: textOf(product, 'source'),
    confidence: textOf(product, 'confidence'),
  };
  return Object.entries(product)
    .filter(([field]) => !IDENTITY.has(field))
    .flatMap(([field, figure]) =>
      isTable(figure)
        ? Object.entries(figure).map(([row, value]) => ({ code: `${field}_${row}`, value }))
        : [{ code: field, value: fitted(field, figure) }],
    )
    .map((figure) => ({ ...figure, ...demoProvenance(figure.code, whole) }));
}

/** The `x` of `525x470x146.5`. */
const BETWEEN_SIDES = /(?<=\d)x(?=\d)/g;

function isTable(figure: Figure): figure is Record<string, number> {
  return typeof figure === 'object' && !Array.isArray(figure);
}

function fitted(field: string, figure: Exclude<Figure, Record<string, number>>): AttributeValue {
  const type = TYPES.get(field);
  if (type === 'list' && !Array.isArray(figure)) {
    return [typeof figure === 'boolean' ? String(figure) : figure];
  }
  if (type === 'list') return figure;
  if (Array.isArray(figure)) return figure.join(', ');
  return typeof figure === 'string' ? figure.replace(BETWEEN_SIDES, ' × ') : figure;
}

export function numberOf(product: DemoProduct, field: string): number | null {
  const figure = product[field];
  return typeof figure === 'number' ? figure : null;
}

export function textOf(product: DemoProduct, field: string): string | null {
  const figure = product[field];
  return typeof figure === 'string' ? figure : null;
}

/** Watts by which the list filters: of panels, inverters, chargers and optimisers. */
export function demoPowerW(product: DemoProduct): number | null {
  const kilowatts = numberOf(product, 'rated_ac_kw') ?? numberOf(product, 'rated_power_kw');
  if (kilowatts !== null) return Math.round(kilowatts * 1000);
  return numberOf(product, 'power_wp') ?? numberOf(product, 'rated_power_w');
}
