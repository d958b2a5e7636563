import { resolve } from 'node:path';
import { readDemoProducts } from '../../src/demo/demo-catalogue';
import { demoProductDocument } from '../../src/demo/demo-documents';
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

const usd = (amount: number) => ({ amount, currency: 'USD' });

it('says what a watt, a kilowatt-hour and a metre cost, and nothing of what has none', () => {
  const per = (sku: string, amount: number) => priceMeaningOf(usd(amount), record(sku), 500).per;
  expect(per('JKM450N-54HL4R-V', 10_575)).toEqual({ of: 'Wp', minorUnits: 23.5 });
  expect(per('LUNA2000-5-S0', 165_000)).toEqual({ of: 'kWh', minorUnits: 33_000 });
  expect(per('H1Z2Z2-K-1X4', 85)).toEqual({ of: 'm', minorUnits: 85 });
  expect(per('SUN2000-5KTL-L1', 92_500)).toBeNull();
});

it('lets stand in only what has the same connections and about the same size', () => {
  const replaces = (wanted: string, other: string) => canReplace(record(wanted), record(other));
  const inverters = [...bySku.values()].filter(({ categoryId, _id }) => {
    const { categoryId: wanted, _id: id } = record('SUN2000-10KTL-M1');
    return categoryId === wanted && _id !== id;
  });
  const found = inverters.filter((one) => canReplace(record('SUN2000-10KTL-M1'), one));
  expect(found.length).toBeGreaterThan(0);
  for (const { attributes, powerW } of found) {
    expect(attributes.find(({ code }) => code === 'phase')?.value).toBe('three');
    expect(powerW).toBeGreaterThanOrEqual(7_500);
    expect(powerW).toBeLessThanOrEqual(12_500);
  }
  expect(replaces('H1Z2Z2-K-1X4', 'H1Z2Z2-K-1X6')).toBe(false);
  expect(replaces('S-DOME-6-10', 'D-DOME-6-10')).toBe(false);
  expect(replaces('JKM450N-54HL4R-V', 'SUN2000-5KTL-L1')).toBe(false);
  expect(replaces('SH15T', 'SH15T')).toBe(false);
});
