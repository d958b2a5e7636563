import { resolve } from 'node:path';
import { readDemoProducts } from '../../src/demo/demo-catalogue';
import { kindOf } from '@solar/solar/fit/kind-of';
import { DEMO_CATEGORIES } from '../../src/demo/demo-categories';
import { demoCategoryId, demoProductDocument } from '../../src/demo/demo-documents';
import type { ProductRecord } from '../../src/index/catalogue-records';
import { priceMeaningOf } from '../../src/storefront/price-meaning';
import { canReplace } from '../../src/storefront/substitutes';

let bySku: Map<string, ProductRecord>;

beforeAll(async () => {
  const products = await readDemoProducts(resolve(__dirname, '../../demo/catalogue.json'));
  const at = new Date(0);
  bySku = new Map(
    products.map((product) => [
      product.sku,
      { ...demoProductDocument(product, []), version: 0, createdAt: at, updatedAt: at },
    ]),
  );
});

function record(sku: string): ProductRecord {
  const found = bySku.get(sku);
  if (!found) throw new Error(`No product ${sku}`);
  return found;
}

function part(sku: string) {
  const wanted = record(sku);
  const figures = Object.fromEntries(wanted.attributes.map(({ code, value }) => [code, value]));
  const kinds = DEMO_CATEGORIES.filter(({ slug }) => demoCategoryId(slug) === wanted.categoryId);
  return { record: wanted, kind: kinds[0] ? kindOf(kinds[0].slug, figures) : null };
}

const usd = (amount: number) => ({ amount, currency: 'USD' });

it('says what a watt, a kilowatt-hour and a metre cost, and nothing of what has none', () => {
  const per = (sku: string, amount: number) => priceMeaningOf(usd(amount), record(sku), 500).per;
  expect(per('JKM450N-54HL4R-V', 10_575)).toEqual({ of: 'Wp', minorUnits: 23.5 });
  expect(per('LUNA2000-5-S0', 165_000)).toEqual({ of: 'kWh', minorUnits: 33_000 });
  expect(per('H1Z2Z2-K-1X4', 85)).toEqual({ of: 'm', minorUnits: 85 });
  expect(per('SUN2000-5KTL-L1', 92_500)).toBeNull();
});

it('lets stand in only what has the same connections and about the same size', () => {
  const replaces = (wanted: string, other: string) => canReplace(part(wanted), part(other));
  const inverters = [...bySku.values()].filter(({ categoryId, _id }) => {
    const { categoryId: wanted, _id: id } = record('SUN2000-10KTL-M1');
    return categoryId === wanted && _id !== id;
  });
  const found = inverters.filter((one) => replaces('SUN2000-10KTL-M1', one.sku));
  expect(found.length).toBeGreaterThan(0);
  for (const { attributes, powerW } of found) {
    expect(attributes.find(({ code }) => code === 'phase')?.value).toBe('three');
    expect(powerW).toBeGreaterThanOrEqual(7_500);
    expect(powerW).toBeLessThanOrEqual(12_500);
  }
  expect(replaces('H1Z2Z2-K-1X4', 'H1Z2Z2-K-1X6')).toBe(false);
  expect(replaces('S-DOME-6-10', 'D-DOME-6-10')).toBe(false);
  // A meter is no data logger, a connector no optimizer, though they share a category.
  expect(replaces('SmartLogger3000A01', 'DTSU666-H-250A')).toBe(false);
  expect(replaces('SmartLogger3000A01', 'EDMM-10')).toBe(true);
  expect(replaces('TS4-A-O', 'MC4-EVO2-4-6')).toBe(false);
  expect(replaces('A9L40281', 'PV-15A10F')).toBe(false);
  // Inverters list the families of high-voltage batteries that they take.
  expect(replaces('LUNA2000-10-S0', 'HVS 10.2')).toBe(false);
  // The string that was planned must not be too much for what takes it.
  expect(replaces('SUN2000-10KTL-M1', 'SH10RT')).toBe(false);
  expect(replaces('SH10RT', 'SUN2000-10KTL-M1')).toBe(true);
  expect(replaces('SMARTSOLAR-250-100-TR', 'SCC110020160R')).toBe(false);
  expect(replaces('JKM450N-54HL4R-V', 'SUN2000-5KTL-L1')).toBe(false);
  expect(replaces('SH15T', 'SH15T')).toBe(false);
});
