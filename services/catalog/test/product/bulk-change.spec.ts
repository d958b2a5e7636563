import type { BulkChange } from '@solar/contracts/catalog/bulk-http';
import { bulkChangeOf } from '../../src/product-admin/bulk-change';
import { productRecord } from '../index/product-records';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const panel = productRecord({
  ...{ _id: 'prd_1', base: usd(1_000), sale: usd(900), labels: ['new'] },
  tiers: [{ from: 10, unit: usd(950) }],
  attributes: [{ code: 'a', value: 1, source: 'Datasheet' }],
});

it.each<[BulkChange, unknown]>([
  [{ field: 'active', value: panel.active }, null],
  [{ field: 'label', label: 'new', value: true }, null],
  [
    { field: 'label', label: 'new', value: false },
    { from: ['new'], to: [], changes: { labels: [] } },
  ],
  [
    { field: 'attribute', code: 'a', value: 2 },
    { from: 1, to: 2, changes: { attributes: [{ code: 'a', value: 2 }] } },
  ],
  [
    { field: 'attribute', code: 'a', value: null },
    { from: 1, to: null, changes: { attributes: [] } },
  ],
  [{ field: 'attribute', code: 'b', value: null }, null],
  [{ field: 'price', value: -10 }, 'saleNotBelow'],
  [{ field: 'price', value: -99.99 }, 'tooLow'],
  [
    { field: 'price', value: 5 },
    {
      from: usd(1_000),
      to: usd(1_050),
      changes: { base: usd(1_050), tiers: [{ from: 10, unit: usd(998) }] },
    },
  ],
  [{ field: 'sale', value: 10 }, null],
  [
    { field: 'sale', value: null },
    { from: usd(900), to: null, changes: { sale: null } },
  ],
  [{ field: 'sale', value: 0.01 }, 'saleNotBelow'],
])('makes of %j', (change, expected) => {
  expect(bulkChangeOf(panel, change)).toEqual(expected);
});

it('leaves a product without a price as it is', () => {
  const unpriced = { ...panel, base: null, sale: null, tiers: [] };
  expect(bulkChangeOf(unpriced, { field: 'price', value: 5 })).toBe('noPrice');
  expect(bulkChangeOf(unpriced, { field: 'sale', value: 5 })).toBe('noPrice');
});
