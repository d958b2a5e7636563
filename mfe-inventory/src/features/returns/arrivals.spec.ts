import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { arrivalsOf, isBinMissing, receiptLines, roomFor } from './arrivals';

const product = (productId: string) => ({ productId, sku: productId, name: '', brand: '' });
const incoming: Pick<IncomingReturn, 'lines'> = {
  lines: [
    { product: product('prd_a'), quantity: 5, reason: 'defective', lots: ['L1', 'L2'] },
    { product: product('prd_b'), quantity: 2, reason: 'other', lots: [] },
  ],
};
const bin = {
  ...{ binId: 'bin_1', binCode: 'A-1', zoneId: 'z', zoneCode: 'A' },
  ...{ warehouseId: 'w', warehouseCode: 'W' },
};

it('starts with everything in order, with a row for each lot', () => {
  expect(arrivalsOf(incoming).map(({ line, lot, sellable }) => [line, lot, sellable])).toEqual([
    [0, 'L1', 5],
    [0, 'L2', 0],
    [1, null, 2],
  ]);
});

it('leaves a row what the other rows of its line do not take', () => {
  const arrivals = arrivalsOf(incoming).with(0, {
    ...{ line: 0, lot: 'L1', sellable: 2, damaged: 1, bin: null },
  });
  expect(arrivals.map((_, index) => roomFor(arrivals, index, incoming))).toEqual([5, 2, 2]);
});

it('sends what came by its condition, once every sellable piece has a bin', () => {
  const arrivals = arrivalsOf(incoming);
  expect(receiptLines(arrivals, incoming)).toBeNull();
  expect(isBinMissing(arrivals)).toBe(true);
  const placed = [
    { ...{ line: 0, lot: 'L1', sellable: 2, damaged: 1 }, bin },
    { ...{ line: 1, lot: null, sellable: 0, damaged: 0 }, bin: null },
  ];
  expect(isBinMissing(placed)).toBe(false);
  expect(receiptLines(placed, incoming)).toEqual([
    { productId: 'prd_a', lot: 'L1', quantity: 2, condition: 'sellable', binId: 'bin_1' },
    { productId: 'prd_a', lot: 'L1', quantity: 1, condition: 'damaged' },
  ]);
  expect(receiptLines(placed.slice(1), incoming)).toBeNull();
});
