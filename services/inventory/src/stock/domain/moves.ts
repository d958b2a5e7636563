import type { StockUnitOfWork } from './stock-unit-of-work';
import type { Shortage } from './stock-error';
import { StockError } from './stock-error';
import type { BalanceRow, BinLocation, GoodsAge, Location, MoveRow, Worth } from './stock-rows';
import { balanceIdOf, productOfBalance } from './stock-rows';
import { addWorth, isStock, worthOfArrival, worthOfDeparture, type KnownCost } from './stock-cost';

export type NewMove = Pick<
  MoveRow,
  'productId' | 'lot' | 'quantity' | 'from' | 'to' | 'reason' | 'serials'
> & {
  /** Age of goods that come from no bin; from a bin they bring their own. */
  age?: Partial<GoodsAge> | null | undefined;
} & Pick<KnownCost, 'unitCost' | 'worth'>;
export type MoveCause = Pick<MoveRow, 'reference' | 'note' | 'actor'>;

function isBin(location: Location): location is BinLocation {
  return location.kind === 'bin';
}

function add(sums: Map<string, number>, key: string, quantity: number): void {
  sums.set(key, (sums.get(key) ?? 0) + quantity);
}

/** Net change of each balance and each product over all moves. */
export function netOf(moves: readonly NewMove[]): {
  balances: Map<string, number>;
  products: Map<string, number>;
} {
  const balances = new Map<string, number>();
  const products = new Map<string, number>();
  for (const move of moves) {
    if (isBin(move.from)) {
      add(balances, balanceIdOf(move.productId, move.from.binId, move.lot), -move.quantity);
      add(products, move.productId, -move.quantity);
    }
    if (isBin(move.to)) {
      add(balances, balanceIdOf(move.productId, move.to.binId, move.lot), move.quantity);
      add(products, move.productId, move.quantity);
    }
  }
  return { balances, products };
}

/**
 * Refuses moves that would take goods which are not there, or which are promised: a bin keeps what is
 * allocated in it, and a product keeps what is allocated or held.
 */
function assertFree(work: StockUnitOfWork, moves: readonly NewMove[]): void {
  const net = netOf(moves);
  const missing = new Map<string, Shortage>();
  for (const [id, change] of net.balances) {
    const row = work.balances.get(id);
    const free = row ? row.onHand - row.allocated : 0;
    const productId = productOfBalance(id);
    if (change < 0 && free + change < 0) {
      missing.set(productId, { productId, requested: -change, available: free });
    }
  }
  for (const move of moves) {
    if (!isBin(move.from)) continue;
    if (work.balances.get(balanceIdOf(move.productId, move.from.binId, move.lot))) continue;
    const { productId, quantity } = move;
    missing.set(productId, { productId, requested: quantity, available: 0 });
  }
  for (const [productId, change] of net.products) {
    const row = work.product(productId);
    const free = row.onHand - row.allocated - row.held;
    if (change < 0 && free + change < 0 && !missing.has(productId)) {
      missing.set(productId, { productId, requested: -change, available: Math.max(0, free) });
    }
  }
  if (missing.size > 0) {
    throw new StockError(
      'stock.insufficient',
      'The goods are not there, or are promised to orders and checkouts',
      [...missing.values()],
    );
  }
}

/** How old the goods in a balance are. */
export function ageOf({ firstReceivedAt, expiresOn }: BalanceRow): GoodsAge {
  return { receivedAt: firstReceivedAt, expiresOn };
}

/** Goods without a known age count as received now. */
export function ageOfMoved(work: StockUnitOfWork, move: NewMove, now: Date): GoodsAge {
  const { productId, from, lot, age } = move;
  const balance = isBin(from) && work.balances.get(balanceIdOf(productId, from.binId, lot));
  if (balance) return ageOf(balance);
  return { receivedAt: age?.receivedAt ?? now, expiresOn: age?.expiresOn ?? null };
}

/** Books what comes into stock or leaves it on the cost of the product, and what is in transit. */
function bookCost(work: StockUnitOfWork, move: NewMove): Worth | null {
  const { productId, from, to, quantity } = move;
  const [before, after] = [isStock(from), isStock(to)];
  const row = work.product(productId);
  const inTransit =
    (to.kind === 'transit' ? quantity : 0) - (from.kind === 'transit' ? quantity : 0);
  const worth =
    before === after ? null : after ? worthOfArrival(row, move) : worthOfDeparture(row, move);
  if (inTransit !== 0 || worth) {
    const cost = addWorth(row.cost, worth, after ? 1 : -1);
    work.describe(productId, { inTransit: row.inTransit + inTransit, cost });
  }
  return worth;
}

/** Writes moves into the ledger and their net effect into the balances and counters, all or none. */
export function postMoves(
  work: StockUnitOfWork,
  moves: readonly NewMove[],
  cause: MoveCause,
  now: Date,
): MoveRow[] {
  assertFree(work, moves);
  return moves.map(({ unitCost, ...move }) => {
    const age = ageOfMoved(work, move, now);
    const worth = bookCost(work, { ...move, unitCost });
    if (isBin(move.from)) {
      work.balance(balanceIdOf(move.productId, move.from.binId, move.lot), {
        onHand: -move.quantity,
      });
      work.count(move.productId, { onHand: -move.quantity });
    }
    if (isBin(move.to)) {
      const { warehouseId, zoneId, binId } = move.to;
      const { productId, lot } = move;
      const row = work.openBalance({ productId, warehouseId, zoneId, binId, lot }, age, now);
      work.balance(row.id, { onHand: move.quantity });
      work.count(productId, { onHand: move.quantity });
    }
    const entry: MoveRow = { id: work.newId('mov'), ...move, age, worth, ...cause, at: now };
    work.moves.push(entry);
    return entry;
  });
}
