import { resolve } from 'node:path';
import { missingCodes, requiredCodes } from '@solar/contracts/catalog/required-values';
import { readDemoProducts, type DemoProduct } from '../../src/demo/demo-catalogue';
import { demoCategoryValues } from '../../src/demo/demo-category-values';
import { demoProductDocument } from '../../src/demo/demo-documents';
import { FIGURE_SOURCES } from '../../src/demo/demo-provenance';
import { demoRequirements } from '../../src/demo/demo-required-attributes';

/** Figures that decide and are known. More may come; one that is lost has to be named here. */
const KNOWN: Readonly<Record<string, number>> = {
  'solar-panels': 528,
  inverters: 500,
  'storage-batteries': 185,
  'charge-controllers': 48,
  'ev-chargers': 24,
  'solar-cables': 24,
  'mounting-systems': 9,
  'ac-dc-enclosures': 6,
  'energy-management': 10,
  accessories: 5,
};

const named = FIGURE_SOURCES.flatMap((one) =>
  Object.entries(one.figures).flatMap(([sku, fields]) =>
    fields.map((field) => ({ ...one, sku, field })),
  ),
);

describe('sources of single figures', () => {
  let products: DemoProduct[];

  beforeAll(async () => {
    products = await readDemoProducts(resolve(__dirname, '../../demo/catalogue.json'));
  });

  it('are of figures that the products have, each from one source', () => {
    const figures = new Set(
      products.flatMap((product) => Object.keys(product).map((field) => `${product.sku} ${field}`)),
    );
    const keys = named.map(({ sku, field }) => `${sku} ${field}`);
    expect(keys.filter((key) => !figures.has(key))).toEqual([]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('say which paper, page or formula it was, and what was not seen again', () => {
    for (const { source, confidence } of FIGURE_SOURCES) {
      const unseen = source.startsWith('manufacturer datasheet');
      expect([source, confidence === 'recalled']).toEqual([source, unseen]);
    }
  });

  it('come before the source of the whole product', () => {
    const product = products.find(({ sku }) => sku === 'SUN2000-8K-MAP0');
    if (!product) throw new Error('The demo lacks a product');
    const { attributes } = demoProductDocument(product, []);
    const of = (wanted: string) => attributes.find(({ code }) => code === wanted);
    expect(of('mppt_count')).toMatchObject({ confidence: 'cross-checked' });
    expect(of('ip_rating')).toEqual({
      code: 'ip_rating',
      value: 'IP66',
      source: 'manufacturer datasheet SUN2000-5/6/8/10/12K-MAP0',
      confidence: 'recalled',
    });
  });

  it('know as many of the figures that decide as are named here', () => {
    const counts = new Map<string, { known: number; asked: number }>();
    for (const product of products) {
      const { category } = product;
      const { attributes } = demoProductDocument(product, []);
      const values = [...demoCategoryValues(category), ...attributes];
      const requirements = demoRequirements(category);
      const asked = requiredCodes(requirements, values).length;
      const known = asked - missingCodes(requirements, values).length;
      const before = counts.get(category) ?? { known: 0, asked: 0 };
      counts.set(category, { known: before.known + known, asked: before.asked + asked });
    }
    const known = [...counts].map(([category, count]) => [category, count.known] as const);
    expect(Object.fromEntries(known)).toEqual(KNOWN);
  });
});
