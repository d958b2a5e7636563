import fc from 'fast-check';
import type { PickOrder } from '@solar/contracts/inventory/states';
import { choosePicks } from '../src/stock/domain/allocation-strategy';
import type { BalanceRow } from '../src/stock/domain/stock-rows';
import { StockUnitOfWork } from '../src/stock/domain/stock-unit-of-work';

const TODAY = new Date('2026-06-01T10:00:00Z');

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
    expiresOn: null,
    expired: false,
    version: 1,
    ...edit,
  };
}

function picksOf(quantity: number, balances: BalanceRow[], pickOrder?: PickOrder) {
  const empty = new StockUnitOfWork({ products: [], balances: [], reservations: [] }, String);
  const product = { ...empty.product('prd_a'), ...(pickOrder && { pickOrder }) };
  const rows = { products: [product], balances, reservations: [] };
  return choosePicks(new StockUnitOfWork(rows, String), [{ productId: 'prd_a', quantity }], TODAY);
}

function pick(quantity: number, balances: BalanceRow[], pickOrder?: PickOrder) {
  const picks = picksOf(quantity, balances, pickOrder);
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

it('takes what expires first, unless the product goes by age', () => {
  const young = balance('1', 4, { expiresOn: '2026-07-01', firstReceivedAt: new Date(2026, 4) });
  const old = balance('2', 4, { expiresOn: '2026-09-01' });
  const undated = balance('3', 4, { firstReceivedAt: new Date('2025-01-01') });
  expect(pick(9, [undated, old, young])).toEqual([
    ['1', 4],
    ['2', 4],
    ['3', 1],
  ]);
  expect(pick(5, [undated, old, young], 'first_in')).toEqual([
    ['3', 4],
    ['2', 1],
  ]);
});

it('leaves expired goods for last', () => {
  const expired = balance('1', 4, { expiresOn: '2026-05-31' });
  const lastDay = balance('2', 2, { expiresOn: '2026-06-01' });
  expect(pick(3, [expired, lastDay, balance('3', 5)])).toEqual([
    ['2', 2],
    ['3', 1],
  ]);
  expect(pick(2, [expired, balance('3', 5)], 'first_in')).toEqual([['3', 2]]);
});

const someBalance = fc
  .record({
    warehouse: fc.integer({ min: 1, max: 2 }),
    onHand: fc.integer({ min: 0, max: 6 }),
    allocated: fc.integer({ min: 0, max: 6 }),
    expiresOn: fc.option(fc.constantFrom('2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01')),
    day: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ warehouse, onHand, allocated, expiresOn, day }) => ({
    ...{ warehouseId: `whs_${warehouse}`, onHand, expiresOn },
    allocated: Math.min(allocated, onHand),
    firstReceivedAt: new Date(2026, 0, day),
  }));

it('never takes a lot that expires later while an earlier one in the same warehouse has enough, and never too much', () => {
  const free = ({ onHand, allocated }: BalanceRow) => onHand - allocated;
  const lasts = ({ expiresOn }: BalanceRow) => {
    if (expiresOn === null) return '9000';
    return expiresOn < '2026-06-01' ? '9999' : expiresOn;
  };
  fc.assert(
    fc.property(
      fc.array(someBalance, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 20 }),
      (rows, quantity) => {
        const balances = rows.map((row, index) => balance(String(index), row.onHand, row));
        const picks = picksOf(quantity, balances);
        const there = balances.reduce((sum, row) => sum + free(row), 0);
        expect(picks === null).toBe(there < quantity);
        for (const one of picks ?? []) {
          expect(one.quantity).toBeLessThanOrEqual(free(one.balance));
          const left = balances.filter(
            (row) =>
              row.warehouseId === one.balance.warehouseId &&
              lasts(row) < lasts(one.balance) &&
              free(row) > (picks?.find(({ balance: { id } }) => id === row.id)?.quantity ?? 0),
          );
          expect(left).toEqual([]);
        }
        const taken = (picks ?? []).reduce((sum, one) => sum + one.quantity, 0);
        expect(taken).toBe(picks ? quantity : 0);
      },
    ),
    { numRuns: 300 },
  );
});
