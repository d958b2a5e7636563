import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { allPicked, nothingPicked, pickPiece } from './pick-progress';

function line(productId: string, binId: string, quantity: number): PickLine {
  return {
    product: { productId, sku: productId, name: productId, brand: '' },
    bin: { binId, binCode: binId, zoneId: '', zoneCode: '', warehouseId: '', warehouseCode: '' },
    lot: null,
    quantity,
    returned: 0,
  };
}

const LINES = [line('a', 'bin-1', 2), line('a', 'bin-2', 1), line('b', 'bin-2', 1)];

it('fills the lines of a product one after the other', () => {
  let picked = nothingPicked(LINES);
  for (const expected of [
    [1, 0, 0],
    [2, 0, 0],
    [2, 1, 0],
  ]) {
    picked = pickPiece(LINES, picked, 'a', null) ?? [];
    expect(picked).toEqual(expected);
  }
  expect(pickPiece(LINES, picked, 'a', null)).toBeNull();
});

it('takes pieces from the open bin only', () => {
  expect(pickPiece(LINES, nothingPicked(LINES), 'a', 'bin-2')).toEqual([0, 1, 0]);
  expect(pickPiece(LINES, nothingPicked(LINES), 'b', 'bin-1')).toBeNull();
});

it('refuses a product that the order does not want', () => {
  expect(pickPiece(LINES, nothingPicked(LINES), 'c', null)).toBeNull();
});

it('is complete when every line is', () => {
  expect(allPicked(LINES, [2, 1, 0])).toBe(false);
  expect(allPicked(LINES, [2, 1, 1])).toBe(true);
});
