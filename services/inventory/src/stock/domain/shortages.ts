import type { ShortageChoice } from '@solar/contracts/inventory/shortages';
import { choosePicks } from './allocation-strategy';
import { ageOf } from './moves';
import { availableOf } from './availability';
import { moveReservation, noteStep } from './reservation-steps';
import { addWorth } from './stock-cost';
import { StockError, sumLines } from './stock-error';
import type { Actor, BalanceRow, PickLine, ReservationRow, StockLine } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** What happens to the picks of one order. */
export interface PickChange {
  order: ReservationRow;
  removed: { pick: PickLine; quantity: number }[];
  added: { balance: BalanceRow; quantity: number }[];
  /** Pieces that get no bin. */
  short: StockLine[];
}

/** A pick of some pieces of a balance. */
export function pickOf(balance: BalanceRow, quantity: number): PickLine {
  const { id: balanceId, productId, warehouseId, zoneId, binId, lot } = balance;
  const place = { balanceId, warehouseId, zoneId, binId, lot };
  return { productId, quantity, ...place, returned: 0, age: ageOf(balance) };
}

/** Picks with others beside them; those of one balance are one line. */
export function joinPicks(picks: readonly PickLine[]): PickLine[] {
  const joined = new Map<string, PickLine>();
  for (const pick of picks) {
    const known = joined.get(pick.balanceId);
    joined.set(
      pick.balanceId,
      known
        ? {
            ...known,
            quantity: known.quantity + pick.quantity,
            ...(pick.worth && { worth: addWorth(known.worth ?? null, pick.worth, 1) }),
          }
        : pick,
    );
  }
  return [...joined.values()].filter(({ quantity }) => quantity > 0);
}

/** Lines less others of the same products. */
export function lessLines(lines: readonly StockLine[], taken: readonly StockLine[]): StockLine[] {
  const negative = taken.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  return sumLines([...lines, ...negative]).filter(({ quantity }) => quantity > 0);
}

/** Gives an order its new bins, and what is short the fate that was chosen. */
export function settleShortage(
  work: StockUnitOfWork,
  { order, removed, added, short }: PickChange,
  choice: ShortageChoice | undefined,
  now: Date,
): void {
  for (const { pick, quantity } of removed) work.balance(pick.balanceId, { allocated: -quantity });
  for (const { balance, quantity } of added) work.balance(balance.id, { allocated: quantity });
  for (const { productId, quantity } of short) work.count(productId, { allocated: -quantity });
  const fresh = added.map(({ balance, quantity }) => pickOf(balance, quantity));
  const without = removed.map(({ pick, quantity }) => ({ ...pick, quantity: -quantity }));
  const picks = joinPicks([...order.picks, ...without, ...fresh]);
  const step = { at: now, actor: null, lines: fresh };
  const waiting = sumLines([...order.short, ...short]);
  const moved = noteStep(work, order, 'allocated', step, { picks, short: waiting });
  if (short.length > 0 && choice) decideShortage(work, moved, sumLines(short), choice, now);
}

/** Decides on pieces that an order waits for: it goes on waiting, goes without them, or ends. */
export function decideShortage(
  work: StockUnitOfWork,
  order: ReservationRow,
  lines: readonly StockLine[],
  choice: ShortageChoice,
  now: Date,
): void {
  const { orderId } = order;
  if (orderId === null) throw new Error(`${order.holdId} has no order`);
  const rest = lessLines(order.short, lines);
  const nothingLeft = order.picks.length === 0 && rest.length === 0 && order.sent.length === 0;
  // An order of which nothing is left is cancelled, not shipped.
  // One that has left in part goes on without the rest.
  const asked = choice === 'cancel' && order.sent.length > 0 ? 'short_ship' : choice;
  const decided = asked === 'short_ship' && nothingLeft ? 'cancel' : asked;
  const reservation =
    decided === 'short_ship'
      ? work.reservations.change(order.holdId, {
          short: rest,
          lines: lessLines(order.lines, lines),
        })
      : order;
  const shortageId = work.newId('sho');
  work.raise({ type: 'short', reservation, orderId, shortageId, choice: decided, lines });
  if (decided === 'short_ship') endWhenSent(work, reservation, now);
}

/** An order of which all is sent that is still to come has left. */
function endWhenSent(work: StockUnitOfWork, order: ReservationRow, now: Date): void {
  if (order.picks.length > 0 || order.short.length > 0 || order.orderId === null) return;
  const reservation = moveReservation(
    work,
    order,
    'shipped',
    { at: now, actor: null },
    { picks: order.sent, sent: [], shippedAt: now },
  );
  work.raise({ type: 'shipped', reservation, orderId: order.orderId, shippedAt: now });
}

/** The order with pieces that it waits for. Throws when there is none. */
export function requireWaiting(work: StockUnitOfWork, orderId: string): ReservationRow {
  const order = work.order(orderId);
  if (!order) throw new StockError('stock.unknown_order', `No stock is known for order ${orderId}`);
  if (order.status !== 'allocated' || order.short.length === 0) {
    throw new StockError('stock.nothing_short', `Order ${order.orderNumber} waits for nothing`);
  }
  return order;
}

/** Gives an order that waits as many of its pieces as are free now. */
export function coverShortage(
  work: StockUnitOfWork,
  command: { orderId: string; actor: Actor | null },
  now: Date,
): void {
  const order = work.order(command.orderId);
  if (order?.status !== 'allocated' || order.short.length === 0) return;
  const lines = order.short
    .map(({ productId, quantity }) => ({
      productId,
      quantity: Math.min(quantity, Math.max(0, availableOf(work.product(productId)))),
    }))
    .filter(({ quantity }) => quantity > 0);
  const chosen = choosePicks(work, lines, now);
  if (!chosen || chosen.length === 0) return;
  for (const { balance, quantity } of chosen) {
    work.count(balance.productId, { allocated: quantity });
    work.balance(balance.id, { allocated: quantity });
  }
  const fresh = chosen.map(({ balance, quantity }) => pickOf(balance, quantity));
  const short = lessLines(order.short, lines);
  const step = { at: now, actor: command.actor, lines: fresh };
  const picks = joinPicks([...order.picks, ...fresh]);
  const reservation = noteStep(work, order, 'allocated', step, { picks, short });
  if (short.length > 0) return;
  work.raise({ type: 'covered', reservation, orderId: command.orderId });
}
