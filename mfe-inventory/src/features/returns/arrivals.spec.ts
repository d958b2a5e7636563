import type { IncomingReturn } from '@solar/contracts/inventory/returns';
import { arrivalsOf, counted, isBinMissing, receiptLines, roomFor } from './arrivals';

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

it('starts with everything in the condition that the reason suggests, with a row for each lot', () => {
  const numbered = {
    ...incoming.lines[0],
    serials: ['S1', 'S2'],
  } as IncomingReturn['lines'][number];
  const [first] = arrivalsOf({ lines: [numbered] });
  expect(first).toMatchObject({ damaged: 5, sellable: 0, damagedSerials: 'S1\nS2' });
  expect(first?.sellableSerials).toBeUndefined();
  const starts = arrivalsOf(incoming).map((one) => [one.line, one.lot, one.sellable, one.damaged]);
  expect(starts).toEqual([
    [0, 'L1', 0, 5],
    [0, 'L2', 0, 0],
    [1, null, 2, 0],
  ]);
});

it('takes serial numbers along when the pieces turn out to be in the other condition', () => {
  const one = { quantity: 1, reason: 'defective' as const, lots: [], serials: ['S1'] };
  const lines = [{ product: product('prd_a'), ...one }];
  const [start] = arrivalsOf({ lines });
  if (!start) throw new Error('No row');
  const sellable = counted(counted(start, 'damaged', 0), 'sellable', 1);
  expect(receiptLines([{ ...sellable, bin }], { lines })).toEqual([
    expect.objectContaining({ condition: 'sellable', quantity: 1, serials: ['S1'] }),
  ]);
  const partly = counted(counted({ ...start, damaged: 2 }, 'damaged', 1), 'sellable', 1);
  expect(partly).toMatchObject({ damagedSerials: 'S1' });
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
