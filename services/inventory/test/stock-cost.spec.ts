import fc from 'fast-check';
import { postMoves, type NewMove } from '../src/stock/domain/moves';
import { isStock } from '../src/stock/domain/stock-cost';
import { StockError } from '../src/stock/domain/stock-error';
import type { Location, MoveRow } from '../src/stock/domain/stock-rows';
import { mirrorMoves } from '../src/reversals/mirror-moves';
import { BINS, CAUSE, LOSS, SUPPLIER, World } from './fixtures/stock-model-world';

const TRANSIT: Location = { kind: 'transit' };
const [BIN, OTHER_BIN] = BINS;
if (!BIN || !OTHER_BIN) throw new Error('Two bins are needed');

function move(from: Location, to: Location, quantity: number, edit: Partial<NewMove> = {}) {
  const reason = 'receipt' as const;
  return { productId: 'prd_a', lot: '', quantity, from, to, reason, ...edit };
}

const eur = (amount: number) => ({ unitCost: { amount, currency: 'EUR' } });
const costOf = ({ work }: World) => work.product('prd_a').cost;
const post = ({ work, now }: World, ...moves: NewMove[]) => postMoves(work, moves, CAUSE, now);

it('averages what is bought, and takes what leaves out at the average', () => {
  const world = new World();
  post(world, move(SUPPLIER, BIN, 10, eur(100)), move(SUPPLIER, OTHER_BIN, 5, eur(160)));
  expect(costOf(world)).toEqual({ pieces: 15, value: 1800, currency: 'EUR' });
  const [lost] = post(world, move(BIN, LOSS, 4));
  expect(lost?.worth).toEqual({ pieces: 4, value: 480, currency: 'EUR' });
  const [sent] = post(world, move(BIN, TRANSIT, 6));
  expect(sent?.worth).toBeNull();
  expect(costOf(world)).toEqual({ pieces: 11, value: 1320, currency: 'EUR' });
});

it('lets goods of unknown cost leave first, and keeps another currency apart', () => {
  const world = new World();
  post(world, move(SUPPLIER, BIN, 5));
  expect(costOf(world)).toBeNull();
  post(world, move(SUPPLIER, BIN, 5, eur(100)));
  const dollars = { unitCost: { amount: 90, currency: 'USD' } };
  expect(post(world, move(SUPPLIER, BIN, 2, dollars))[0]?.worth).toBeNull();
  const [first] = post(world, move(BIN, LOSS, 8));
  expect(first?.worth).toEqual({ pieces: 1, value: 100, currency: 'EUR' });
});

it('takes a receipt back at what it brought', () => {
  const world = new World();
  post(world, move(SUPPLIER, BIN, 10, eur(100)));
  const before = costOf(world);
  const dear = post(world, move(SUPPLIER, BIN, 3, eur(901)));
  post(world, ...mirrorMoves(dear));
  expect(costOf(world)).toEqual(before);
});

type Step = { kind: 'buy' | 'lose' | 'find' | 'send' | 'arrive' | 'undo'; n: number; cost: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('buy', 'buy', 'lose', 'find', 'send', 'arrive', 'undo'),
  n: fc.integer({ min: 1, max: 9 }),
  cost: fc.integer({ min: -200, max: 1_000 }),
});

function movesOf(world: World, { kind, n, cost }: Step, undone: Set<string>): NewMove[] {
  const bought = cost < 0 ? {} : eur(cost);
  if (kind === 'buy') return [move(SUPPLIER, BIN ?? SUPPLIER, n, bought)];
  if (kind === 'lose') return [move(BIN ?? LOSS, LOSS, n)];
  if (kind === 'find') return [move(LOSS, BIN ?? LOSS, n)];
  if (kind === 'send') return [move(BIN ?? LOSS, TRANSIT, n)];
  if (kind === 'arrive') {
    const there = world.work.product('prd_a').inTransit;
    return there < n ? [] : [move(TRANSIT, BIN ?? LOSS, n)];
  }
  const undoable = world.work.moves.filter(
    (one) => isStock(one.from) !== isStock(one.to) && !undone.has(one.id),
  );
  const one = undoable[n % Math.max(1, undoable.length)];
  if (one) undone.add(one.id);
  return one ? mirrorMoves([one]) : [];
}

function sums(moves: readonly MoveRow[]) {
  let [value, pieces, stock] = [0, 0, 0];
  for (const { from, to, quantity, worth } of moves) {
    const sign = Number(isStock(to)) - Number(isStock(from));
    stock += sign * quantity;
    value += sign * (worth?.value ?? 0);
    pieces += sign * (worth?.pieces ?? 0);
  }
  return { value, pieces, stock };
}

it('is the sum of the ledger after any sequence, never below zero, and nothing without goods', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }), (steps) => {
      const world = new World();
      const undone = new Set<string>();
      for (const one of steps) {
        try {
          post(world, ...movesOf(world, one, undone));
        } catch (error) {
          if (!(error instanceof StockError)) throw error;
        }
        const { value, pieces, stock } = sums(world.work.moves);
        const row = world.work.product('prd_a');
        const cost = row.cost ?? { value: 0, pieces: 0 };
        expect([cost.value, cost.pieces]).toEqual([value, pieces]);
        expect(row.onHand + row.inTransit).toBe(stock);
        expect(cost.value).toBeGreaterThanOrEqual(0);
        expect(cost.pieces).toBeGreaterThanOrEqual(0);
        expect(cost.pieces).toBeLessThanOrEqual(stock);
        if (cost.pieces === 0) expect(cost.value).toBe(0);
      }
    }),
    { numRuns: 200 },
  );
});
