import type { ShortageChoice } from '@solar/contracts/inventory/shortages';
import { isExpired } from './availability';
import { freeOf, inPickOrder } from './allocation-strategy';
import { endHold, expireHold, lenderOf } from './holds';
import { ageOfMoved, netOf, type NewMove } from './moves';
import { settleShortage, type PickChange } from './shortages';
import { StockError, type Concerned } from './stock-error';
import type { BalanceRow, PickLine, ProductRow, ReservationRow } from './stock-rows';
import { balanceIdOf } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** What becomes of the orders whose goods are gone, as far as somebody has decided it. */
export interface Displacement {
  choices: ReadonlyMap<string, ShortageChoice>;
  /** The order that gives its pieces up first; else the youngest. */
  first?: string;
}

/** Pieces of an order that lose their bin. */
interface Displaced {
  order: ReservationRow;
  pick: PickLine;
  balance: BalanceRow;
  quantity: number;
}

interface Plan {
  endedHolds: ReservationRow[];
  changes: Map<string, PickChange>;
}

/** Bins that give goods away, with how many. */
function givers(work: StockUnitOfWork, moves: readonly NewMove[]): Map<string, number> | null {
  const gone = new Map<string, number>();
  for (const [id, change] of netOf(moves).balances) {
    if (change >= 0) continue;
    // Goods that are not there at all are refused by the posting itself.
    if ((work.balances.get(id)?.onHand ?? 0) < -change) return null;
    gone.set(id, -change);
  }
  return gone;
}

/** Whether a hold's pieces are free once it ends; a lender whose time is not over takes its own back. */
function freesPieces(work: StockUnitOfWork, hold: ReservationRow, now: Date): boolean {
  const lender = lenderOf(work, hold);
  if (lender?.lentTo !== hold.holdId) return true;
  return lender.status !== 'released' || lender.expiresAt <= now;
}

/** Holds of which the pieces are needed: those whose time is over, then those that end last. */
function holdsToEnd(work: StockUnitOfWork, productId: string, missing: number, now: Date) {
  const ended: ReservationRow[] = [];
  let freed = 0;
  const due = (hold: ReservationRow) => (hold.expiresAt <= now ? 0 : 1);
  const holds = work.reservations
    .all()
    .filter((hold) => hold.status === 'held' && freesPieces(work, hold, now))
    .sort(
      (a, b) =>
        due(a) - due(b) ||
        b.expiresAt.getTime() - a.expiresAt.getTime() ||
        (a.holdId < b.holdId ? 1 : -1),
    );
  for (const hold of holds) {
    if (freed >= missing) break;
    const pieces = piecesOf(hold.lines, productId);
    if (pieces === 0) continue;
    ended.push(hold);
    freed += pieces;
  }
  return { ended, freed };
}

function piecesOf(
  lines: readonly { productId: string; quantity: number }[],
  productId: string,
): number {
  return lines.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
}

const sumOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Orders that have pieces in a bin, in the order in which they give them up. */
function losers(work: StockUnitOfWork, balanceId: string, first: string | undefined) {
  const rank = (order: ReservationRow) => (order.orderId === first ? 0 : 1);
  return work.reservations
    .all()
    .filter(
      ({ status, picks }) =>
        status === 'allocated' && picks.some((pick) => pick.balanceId === balanceId),
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (b.allocatedAt?.getTime() ?? 0) - (a.allocatedAt?.getTime() ?? 0) ||
        (a.holdId < b.holdId ? 1 : -1),
    );
}

function displacedFrom(
  work: StockUnitOfWork,
  balance: BalanceRow,
  gone: number,
  first: string | undefined,
): Displaced[] {
  let open = gone - freeOf(balance);
  const displaced: Displaced[] = [];
  for (const order of losers(work, balance.id, first)) {
    for (const pick of order.picks) {
      if (open <= 0) return displaced;
      if (pick.balanceId !== balance.id) continue;
      const quantity = Math.min(open, pick.quantity);
      displaced.push({ order, pick, balance, quantity });
      open -= quantity;
    }
  }
  return displaced;
}

/** Gives displaced pieces other bins, of the same warehouse first; the order that would lose last is served first. */
function rehouse(
  displaced: readonly Displaced[],
  others: readonly BalanceRow[],
  byLot: (a: BalanceRow, b: BalanceRow) => number,
  most: number,
  changes: Map<string, PickChange>,
): void {
  const free = new Map(others.map((balance) => [balance.id, freeOf(balance)]));
  let left = most;
  for (const { order, pick, quantity } of displaced.toReversed()) {
    const near = (balance: BalanceRow) => (balance.warehouseId === pick.warehouseId ? 0 : 1);
    const change = changeOf(changes, order);
    change.removed.push({ pick, quantity });
    let open = quantity;
    for (const balance of others.toSorted((a, b) => near(a) - near(b) || byLot(a, b))) {
      const taken = Math.min(open, left, free.get(balance.id) ?? 0);
      if (taken === 0) continue;
      free.set(balance.id, (free.get(balance.id) ?? 0) - taken);
      change.added.push({ balance, quantity: taken });
      open -= taken;
      left -= taken;
    }
    if (open > 0) change.short.push({ productId: pick.productId, quantity: open });
  }
}

function changeOf(changes: Map<string, PickChange>, order: ReservationRow): PickChange {
  const known = changes.get(order.holdId);
  if (known) return known;
  const change: PickChange = { order, removed: [], added: [], short: [] };
  changes.set(order.holdId, change);
  return change;
}

/** Null when the goods can't be had whatever becomes of orders and holds; the posting then says what is missing. */
function planOf(
  work: StockUnitOfWork,
  moves: readonly NewMove[],
  first: string | undefined,
  now: Date,
): Plan | null {
  const gone = givers(work, moves);
  if (!gone) return null;
  const plan: Plan = { endedHolds: [], changes: new Map() };
  const productIds = new Set(
    [...gone.keys()].flatMap((id) => work.balances.get(id)?.productId ?? []),
  );
  for (const productId of productIds) {
    const product = work.product(productId);
    const balances = work.balances.all().filter((balance) => balance.productId === productId);
    const displaced = balances.flatMap((balance) =>
      displacedFrom(work, balance, gone.get(balance.id) ?? 0, first),
    );
    const pieces = sumOf(displaced);
    const spoilt = sumOf(displaced.filter(({ balance }) => balance.expired));
    const net = netByUse(
      work,
      moves.filter((move) => move.productId === productId),
      now,
    );
    const missing = missingAfter(product, net, spoilt);
    const holds = holdsToEnd(work, productId, missing, now);
    const short = Math.max(0, missing - holds.freed);
    if (pieces < short) return null;
    const others = balances.filter(
      (balance) => !gone.has(balance.id) && freeOf(balance) > 0 && !isExpired(balance, now),
    );
    const byLot = inPickOrder(product.pickOrder);
    rehouse(displaced, others, byLot, pieces - short, plan.changes);
    plan.endedHolds.push(...holds.ended.filter((hold) => !plan.endedHolds.includes(hold)));
  }
  return plan;
}

/** What moves bring to the usable pieces of a product, and to its expired ones. */
function netByUse(work: StockUnitOfWork, moves: readonly NewMove[], now: Date) {
  const net = { usable: 0, expired: 0 };
  for (const move of moves) {
    const { productId, from, to, lot, quantity } = move;
    const balanceAt = (binId: string) => work.balances.get(balanceIdOf(productId, binId, lot));
    if (from.kind === 'bin') {
      net[balanceAt(from.binId)?.expired ? 'expired' : 'usable'] -= quantity;
    }
    if (to.kind === 'bin') {
      const spoilt = balanceAt(to.binId)?.expired || isExpired(ageOfMoved(work, move, now), now);
      net[spoilt ? 'expired' : 'usable'] += quantity;
    }
  }
  return net;
}

/**
 * Pieces that holds and displaced orders want and that will not be there. Holds whose goods have expired already may go on waiting for
 * those, as far as they stay.
 */
function missingAfter(
  { onHand, allocated, held, expired }: ProductRow,
  net: { usable: number; expired: number },
  displacedExpired: number,
): number {
  const usable = onHand - allocated - expired;
  const spoiltLeft = Math.max(0, expired + net.expired + displacedExpired);
  const onSpoilt = Math.min(spoiltLeft, Math.max(0, held - usable));
  return displacedExpired + held - onSpoilt - usable - net.usable;
}

function concernedBy({ order, short }: PickChange): Concerned[] {
  const { orderId, orderNumber } = order;
  if (orderId === null) return [];
  return short.map((line) => ({ orderId, orderNumber: orderNumber ?? '', ...line }));
}

/**
 * Makes room for moves that take promised goods out of bins: what is promised gets other bins where there are some, else holds of
 * checkouts end, else orders go short as it was decided for each. Throws `stock.promised` with the orders that nobody has decided on.
 */
export function displacePromised(
  work: StockUnitOfWork,
  moves: readonly NewMove[],
  { choices, first }: Displacement,
  now: Date,
): void {
  const plan = planOf(work, moves, first, now);
  if (!plan) return;
  const changes = [...plan.changes.values()];
  const undecided = changes.filter(
    ({ order, short }) => short.length > 0 && !choices.has(order.orderId ?? ''),
  );
  if (undecided.length > 0) {
    const orders = changes.flatMap(concernedBy);
    throw new StockError('stock.promised', 'The goods are promised to orders', [], orders);
  }
  for (const hold of plan.endedHolds) {
    if (hold.expiresAt <= now) {
      expireHold(work, hold.holdId, now);
      continue;
    }
    const reservation = endHold(work, hold, 'released', now);
    work.raise({ type: 'released', reservation, reason: 'goods_gone' });
  }
  for (const change of changes) {
    settleShortage(work, change, choices.get(change.order.orderId ?? ''), now);
  }
}
