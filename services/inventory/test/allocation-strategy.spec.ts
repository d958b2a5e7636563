import { choosePicks } from '../src/stock/domain/allocation-strategy';
import type { BalanceRow } from '../src/stock/domain/stock-rows';

function balance(binId: string, onHand: number, edit: Partial<BalanceRow> = {}): BalanceRow {
  return {
    id: `prd_a|${binId}|`,
    productId: 'prd_a',
    warehouseId: 'whs_1',
    zoneId: 'zon_1',
    binId,
    lot: '',
    onHand,
    allocated: 0,
    firstReceivedAt: new Date('2026-01-02'),
    version: 1,
    ...edit,
  };
}

function pick(quantity: number, balances: BalanceRow[]) {
  const picks = choosePicks([{ productId: 'prd_a', quantity }], balances);
  return picks?.map((one) => [one.balance.binId, one.quantity]) ?? null;
}

it('never takes what is allocated already', () => {
  expect(pick(3, [balance('1', 5, { allocated: 3 }), balance('2', 5)])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  expect(pick(3, [balance('1', 5, { allocated: 3 })])).toBeNull();
});

it('takes the oldest goods first, then empties the smaller bin', () => {
  const old = balance('3', 9, { firstReceivedAt: new Date('2026-01-01') });
  expect(pick(12, [balance('1', 8), balance('2', 2), old])).toEqual([
    ['3', 9],
    ['2', 2],
    ['1', 1],
  ]);
});

it('prefers the warehouse that has everything to older goods in two', () => {
  const older = balance('1', 4, { firstReceivedAt: new Date('2025-01-01') });
  const complete = balance('9', 6, { warehouseId: 'whs_2' });
  expect(pick(6, [older, balance('2', 1), complete])).toEqual([['9', 6]]);
});
