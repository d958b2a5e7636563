import fc from 'fast-check';
import { availableOf } from '../src/stock/domain/availability';
import { expireHold, extendHold, placeHold, releaseHold } from '../src/stock/domain/holds';
import { postMoves } from '../src/stock/domain/moves';
import { confirmHold, releaseAllocation, returnOrder, shipOrder } from '../src/stock/domain/orders';
import { StockBook } from '../src/stock/domain/stock-book';
import { StockError } from '../src/stock/domain/stock-error';
import type { BinLocation, Location } from '../src/stock/domain/stock-rows';

// Few products, bins and pieces, so that commands meet each other.
const PRODUCTS = ['prd_a', 'prd_b'] as const;
const BINS: readonly BinLocation[] = ['1', '2', '3'].map((id) => ({
  kind: 'bin',
  warehouseId: id === '3' ? 'whs_2' : 'whs_1',
  zoneId: `zon_${id}`,
  binId: `bin_${id}`,
}));
const START = Date.UTC(2026, 0, 1);

/** What a person would keep on paper: pieces per product, open holds, open and shipped orders. */
class Paper {
  now = START;
  onHand = new Map<string, number>();
  holds = new Map<string, { lines: Map<string, number>; expiresAt: number; active: boolean }>();
  orders = new Map<string, { lines: Map<string, number>; status: 'open' | 'done' }>();

  taken(productId: string): number {
    let sum = 0;
    for (const hold of this.holds.values()) {
      if (hold.active && hold.expiresAt > this.now) sum += hold.lines.get(productId) ?? 0;
    }
    for (const order of this.orders.values()) {
      if (order.status === 'open') sum += order.lines.get(productId) ?? 0;
    }
    return sum;
  }

  available(productId: string): number {
    return (this.onHand.get(productId) ?? 0) - this.taken(productId);
  }

  add(productId: string, quantity: number): void {
    this.onHand.set(productId, (this.onHand.get(productId) ?? 0) + quantity);
  }
}

class World {
  private sequence = 0;
  readonly book = new StockBook({ products: [], balances: [], holds: [], orders: [] }, (prefix) => {
    this.sequence += 1;
    return `${prefix}_${this.sequence}`;
  });
  readonly paper = new Paper();
  /** Pieces by product, location and lot, as the moves read so far say. */
  readonly ledger = new Map<string, number>();
  read = 0;
  get now(): Date {
    return new Date(this.paper.now);
  }
}

const SUPPLIER: Location = { kind: 'supplier' };
const LOSS: Location = { kind: 'loss' };

const CAUSE = {
  reference: { type: 'adjustment', id: 'adj', number: 'A1' } as const,
  note: null,
  actor: null,
};

/** Runs a command that may be refused; a refusal must leave no trace. */
function attempt(world: World, run: () => void): boolean {
  const before = snapshot(world.book);
  try {
    run();
    return true;
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    expect(snapshot(world.book)).toEqual(before);
    return false;
  }
}

function snapshot(book: StockBook): unknown {
  return structuredClone({
    products: book.products.all().map(({ onHand, allocated, held }) => [onHand, allocated, held]),
    balances: book.balances.all().map(({ onHand, allocated }) => [onHand, allocated]),
    moves: book.moves.length,
    log: book.log.length,
  });
}

type Step = (world: World) => void;

const product = fc.constantFrom(...PRODUCTS);
const bin = fc.constantFrom(...BINS);
const lot = fc.constantFrom('', '', '', 'L1');
const quantity = fc.integer({ min: 1, max: 9 });
const holdId = fc.integer({ min: 1, max: 10 }).map((n) => `hld_${n}`);
const lines = fc.array(fc.record({ productId: product, quantity }), { minLength: 1, maxLength: 3 });

const summed = (input: readonly { productId: string; quantity: number }[]) => {
  const map = new Map<string, number>();
  for (const line of input) map.set(line.productId, (map.get(line.productId) ?? 0) + line.quantity);
  return map;
};

const receive = fc
  .tuple(product, bin, lot, quantity)
  .map(([productId, to, lotName, pieces]): Step => ({ book, paper, now }) => {
    const move = {
      productId,
      lot: lotName,
      quantity: pieces,
      from: SUPPLIER,
      to,
      reason: 'receipt' as const,
    };
    postMoves(book, [move], CAUSE, now);
    paper.add(productId, pieces);
  });

const damage = fc
  .tuple(product, bin, lot, quantity)
  .map(([productId, from, lotName, pieces]): Step => (world) => {
    const move = {
      productId,
      lot: lotName,
      quantity: pieces,
      from,
      to: LOSS,
      reason: 'damaged' as const,
    };
    const done = attempt(world, () => postMoves(world.book, [move], CAUSE, world.now));
    if (done) world.paper.add(productId, -pieces);
  });

const relocate = fc
  .tuple(product, bin, bin, lot, quantity)
  .map(([productId, from, to, lotName, pieces]): Step => (world) => {
    const move = {
      productId,
      lot: lotName,
      quantity: pieces,
      from,
      to,
      reason: 'relocation',
    } as const;
    attempt(world, () => postMoves(world.book, [move], CAUSE, world.now));
  });

const place = fc
  .tuple(holdId, lines, fc.integer({ min: 1, max: 30 }))
  .map(([id, wanted, minutes]): Step => ({ book, paper, now }) => {
    const expiresAt = paper.now + minutes * 60_000;
    const known = paper.holds.has(id);
    const sums = summed(wanted);
    const fits = [...sums].every(([productId, pieces]) => paper.available(productId) >= pieces);
    placeHold(
      book,
      { holdId: id, checkoutId: 'chk', lines: wanted, expiresAt: new Date(expiresAt) },
      now,
    );
    if (known) return;
    paper.holds.set(id, { lines: sums, expiresAt, active: fits });
    expect(book.holds.get(id)?.status).toBe(fits ? 'active' : 'refused');
  });

const release = holdId.map((id): Step => ({ book, paper, now }) => {
  releaseHold(book, { holdId: id, reason: 'test' }, now);
  const hold = paper.holds.get(id);
  if (hold) hold.active = false;
  else paper.holds.set(id, { lines: new Map(), expiresAt: paper.now, active: false });
});

const extend = fc
  .tuple(holdId, fc.integer({ min: 1, max: 30 }))
  .map(([id, minutes]): Step => ({ book, paper }) => {
    const expiresAt = paper.now + minutes * 60_000;
    extendHold(book, { holdId: id, expiresAt: new Date(expiresAt) });
    const hold = paper.holds.get(id);
    if (hold && book.holds.get(id)?.status === 'active') hold.expiresAt = expiresAt;
  });

const confirm = holdId.map((id): Step => (world) => {
  const { book, paper } = world;
  const orderId = `ord_${id}`;
  const hold = paper.holds.get(id);
  const running = hold?.active === true && hold.expiresAt > paper.now;
  const decided = paper.orders.has(orderId);
  attempt(world, () => confirmHold(book, { holdId: id, orderId, orderNumber: id }, world.now));
  if (decided) return;
  const order = book.orders.get(orderId);
  if (running) expect(order?.status).toBe('allocated');
  if (!order || !hold) return;
  hold.active = false;
  paper.orders.set(orderId, { lines: hold.lines, status: 'open' });
});

const ship = holdId.map((id): Step => (world) => {
  const orderId = `ord_${id}`;
  const done = attempt(world, () =>
    shipOrder(world.book, { orderId, trackingNumber: null, actor: null }, world.now),
  );
  const order = world.paper.orders.get(orderId);
  expect(done).toBe(order?.status === 'open');
  if (!done || !order) return;
  order.status = 'done';
  for (const [productId, pieces] of order.lines) world.paper.add(productId, -pieces);
});

const cancel = holdId.map((id): Step => (world) => {
  const orderId = `ord_${id}`;
  const done = attempt(world, () =>
    releaseAllocation(world.book, { orderId, actor: null }, world.now),
  );
  const order = world.paper.orders.get(orderId);
  expect(done).toBe(order?.status === 'open');
  if (order) order.status = 'done';
});

const giveBack = fc
  .tuple(holdId, product, quantity, bin, lot)
  .map(([id, productId, pieces, to, lotName]): Step => (world) => {
    const line = { productId, lot: lotName, quantity: pieces, to };
    const done = attempt(world, () =>
      returnOrder(
        world.book,
        { orderId: `ord_${id}`, lines: [line], note: 'test', actor: null },
        world.now,
      ),
    );
    if (done) world.paper.add(productId, pieces);
  });

const wait = fc.integer({ min: 1, max: 40 }).map((minutes): Step => ({ paper }) => {
  paper.now += minutes * 60_000;
});

const sweep = fc.constant<Step>(({ book, now }) => {
  for (const hold of book.holds.all()) expireHold(book, hold.holdId, now);
});

const step = fc.oneof(
  { weight: 3, arbitrary: receive },
  { weight: 5, arbitrary: place },
  { weight: 2, arbitrary: damage },
  { weight: 3, arbitrary: confirm },
  { weight: 2, arbitrary: ship },
  relocate,
  release,
  extend,
  cancel,
  giveBack,
  wait,
  sweep,
);

function locationKey(location: Location): string {
  return location.kind === 'bin' ? location.binId : location.kind;
}

/** Thousands of checks a run: a plain comparison costs a hundredth of an `expect`. */
function same(what: string, actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`${what} is ${actual}, not ${expected}`);
}

function atLeast(what: string, actual: number, least: number): void {
  if (actual < least) throw new Error(`${what} is ${actual}, below ${least}`);
}

function add(sums: Map<string, number>, key: string, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}

/** Posts the moves that came since the last look. */
function readLedger({ book, ledger, read }: World): number {
  for (const move of book.moves.slice(read)) {
    atLeast('quantity of a move', move.quantity, 1);
    add(ledger, `${move.productId}|${locationKey(move.from)}|${move.lot}`, -move.quantity);
    add(ledger, `${move.productId}|${locationKey(move.to)}|${move.lot}`, move.quantity);
  }
  return book.moves.length;
}

/** Everything that must hold after every command. */
function assertInvariants(world: World): void {
  const { book, paper, ledger } = world;
  world.read = readLedger(world);
  same(
    'sum of all locations',
    [...ledger.values()].reduce((sum, value) => sum + value, 0),
    0,
  );
  const onHand = new Map<string, number>();
  const allocated = new Map<string, number>();
  for (const row of book.balances.all()) {
    same(`onHand of ${row.id}`, row.onHand, ledger.get(row.id) ?? 0);
    atLeast(`allocated of ${row.id}`, row.allocated, 0);
    atLeast(`onHand of ${row.id}`, row.onHand, row.allocated);
    add(onHand, row.productId, row.onHand);
    add(allocated, row.productId, row.allocated);
  }
  for (const row of book.products.all()) {
    const { productId } = row;
    same(`onHand of ${productId}`, row.onHand, onHand.get(productId) ?? 0);
    same(`onHand of ${productId}`, row.onHand, paper.onHand.get(productId) ?? 0);
    same(`allocated of ${productId}`, row.allocated, allocated.get(productId) ?? 0);
    atLeast(`held of ${productId}`, row.held, 0);
    atLeast(`available of ${productId}`, availableOf(row), 0);
    atLeast(`promised of ${productId}`, row.allocated + row.held, paper.taken(productId));
  }
}

describe('stock ledger against a model on paper', () => {
  it('keeps every invariant after each of any sequence of commands', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
        const world = new World();
        for (const run of steps) {
          run(world);
          assertInvariants(world);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does nothing when a whole sequence of checkout commands is delivered twice', () => {
    const idempotent = fc.oneof(place, confirm, release);
    fc.assert(
      fc.property(fc.array(idempotent, { minLength: 5, maxLength: 25, size: 'max' }), (steps) => {
        const world = new World();
        for (const productId of PRODUCTS) {
          const to = BINS[0];
          if (!to) throw new Error('No bin');
          const move = {
            productId,
            lot: '',
            quantity: 20,
            from: SUPPLIER,
            to,
            reason: 'receipt' as const,
          };
          postMoves(world.book, [move], CAUSE, world.now);
          world.paper.add(productId, 20);
        }
        for (const run of steps) {
          run(world);
          const once = snapshot(world.book);
          run(world);
          expect(snapshot(world.book)).toEqual(once);
        }
      }),
      { numRuns: 200 },
    );
  });
});
