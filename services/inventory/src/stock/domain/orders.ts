import { serialsOf, type ShippedPiece } from './serials';
import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import { RESERVATION_TRANSITIONS } from '@solar/contracts/inventory/states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { choosePicks } from './allocation-strategy';
import { findShortages, lenderOf, takeOver } from './holds';
import { postMoves } from './moves';
import { moveReservation, noteStep } from './reservation-steps';
import { joinPicks, pickOf } from './shortages';
import { findingsOf, shippedAs, takeReturned, type ReturnLine } from './returned-goods';
import { StockError, sumLines } from './stock-error';
import type { Actor, BinLocation, PickLine, Reference, ReservationRow } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

interface OrderIds {
  orderId: string;
  orderNumber: string;
}

type OrderReservation = ReservationRow & OrderIds;

/** The place of what was written off, in the log of an order. */
const NOWHERE = { warehouseId: '', binId: '' };

function binOf(line: PickLine): BinLocation {
  return { kind: 'bin', warehouseId: line.warehouseId, zoneId: line.zoneId, binId: line.binId };
}

function referenceOf(order: OrderReservation): Reference {
  return { type: 'order', id: order.orderId, number: order.orderNumber };
}

function requireOrder(
  work: StockUnitOfWork,
  orderId: string,
  to: OrderStockStatus,
): OrderReservation {
  const order = work.order(orderId);
  if (!order || order.orderNumber === null || order.allocatedAt === null) {
    throw new StockError('stock.unknown_order', `No stock is known for order ${orderId}`);
  }
  const { orderNumber, status } = order;
  if (!canTransition(RESERVATION_TRANSITIONS, status, to)) {
    throw new StockError(
      'state.illegal_transition',
      `The stock of order ${orderNumber} is ${status}; it cannot become ${to}`,
    );
  }
  return { ...order, orderId, orderNumber };
}

function allocate(
  work: StockUnitOfWork,
  hold: ReservationRow,
  { orderId, orderNumber }: OrderIds,
  now: Date,
): void {
  const chosen = choosePicks(work, hold.lines, now);
  // The counters promise these pieces, so that missing ones are a drift for the reconcile job.
  if (!chosen) throw new Error(`Bins hold less than the counters say, hold ${hold.holdId}`);
  if (hold.status === 'held') {
    for (const line of hold.lines) work.count(line.productId, { held: -line.quantity });
  }
  for (const { balance, quantity } of chosen) {
    work.count(balance.productId, { allocated: quantity });
    work.balance(balance.id, { allocated: quantity });
  }
  const picks = chosen.map(({ balance, quantity }) => pickOf(balance, quantity));
  const reservation = moveReservation(
    work,
    hold,
    'allocated',
    { at: now, actor: null, lines: picks },
    { orderId, orderNumber, picks, allocatedAt: now },
  );
  work.raise({ type: 'allocated', reservation, orderId });
}

/**
 * Turns a hold into an allocation by bin. A hold that has ended is taken again when the goods are still
 * there; otherwise the order is refused for good, which checkout answers with a refund.
 */
export function confirmHold(
  work: StockUnitOfWork,
  command: { holdId: string; orderId: string; orderNumber: string },
  now: Date,
): void {
  const hold = work.reservations.get(command.holdId);
  if (!hold) throw new StockError('stock.unknown_hold', `Hold ${command.holdId} is unknown`);
  const { orderId, orderNumber } = command;
  if (hold.orderId === orderId) return;
  if (hold.status === 'held') return allocate(work, hold, command, now);
  const lender = lenderOf(work, hold);
  const shortages = findShortages(work, hold.lines, now, lender);
  // A hold that was released may come back; an order that was released has come to its end.
  const ended = hold.status === 'released' || hold.status === 'expired';
  const takeable = ended && hold.orderId === null && hold.lines.length > 0;
  if (takeable && shortages.length === 0) {
    if (lender) takeOver(work, lender, hold, now);
    return allocate(work, hold, command, now);
  }
  const reservation = noteStep(
    work,
    hold,
    'refused',
    { at: now, actor: null },
    hold.orderId === null ? { status: 'refused', orderId, orderNumber } : {},
  );
  work.raise({ type: 'allocation-refused', reservation, orderId, shortages });
}

/** Gives the goods of an order back that was cancelled before it was shipped. */
export function releaseAllocation(
  work: StockUnitOfWork,
  command: { orderId: string; actor: Actor | null },
  now: Date,
): void {
  const order = requireOrder(work, command.orderId, 'released');
  for (const line of order.picks) {
    work.count(line.productId, { allocated: -line.quantity });
    work.balance(line.balanceId, { allocated: -line.quantity });
  }
  const step = { at: now, actor: command.actor, lines: order.picks };
  // What left in parts does not come back with a cancellation.
  const kept = order.sent.length > 0 ? { picks: order.sent, sent: [] } : {};
  moveReservation(work, order, 'released', step, { ...kept, short: [] });
}

/** The picks that leave now. Throws when more is to leave than is picked from a bin. */
function leavingPicks(
  order: OrderReservation,
  lines: readonly ShippedPiece[] | undefined,
): PickLine[] {
  if (!lines) return order.picks;
  return lines.map(({ productId, binId, lot, quantity }) => {
    const pick = order.picks.find(
      (one) => one.productId === productId && one.binId === binId && one.lot === lot,
    );
    if (pick && pick.quantity >= quantity) return { ...pick, quantity };
    throw new StockError(
      'stock.not_picked',
      `Order ${order.orderNumber} has ${pick?.quantity ?? 0} pieces of ${productId} in this bin`,
    );
  });
}

function takeOut(
  work: StockUnitOfWork,
  order: OrderReservation,
  leaving: readonly PickLine[],
  { lines, actor }: { lines?: readonly ShippedPiece[] | undefined; actor: Actor | null },
  now: Date,
): PickLine[] {
  for (const line of leaving) {
    work.count(line.productId, { allocated: -line.quantity });
    work.balance(line.balanceId, { allocated: -line.quantity });
  }
  const entries = postMoves(
    work,
    leaving.map((line) => ({
      productId: line.productId,
      lot: line.lot,
      quantity: line.quantity,
      from: binOf(line),
      to: { kind: 'customer' },
      reason: 'shipment',
      ...serialsOf(line, lines),
    })),
    { reference: referenceOf(order), note: null, actor },
    now,
  );
  for (const line of leaving) work.products.change(line.productId, { lastShippedAt: now });
  return leaving.map((line, index) => ({ ...line, worth: entries[index]?.worth ?? null }));
}

/**
 * Ships what is allocated to an order, or some lines of it. The order has left with its last part; until then the rest stays
 * allocated, and what it waits for may still come.
 */
export function shipOrder(
  work: StockUnitOfWork,
  command: {
    orderId: string;
    trackingNumber: string | null;
    carrier?: string | null;
    actor: Actor | null;
    lines?: readonly ShippedPiece[] | undefined;
  },
  now: Date,
): void {
  const { orderId, trackingNumber, carrier = null, actor } = command;
  const order = requireOrder(work, orderId, 'shipped');
  const leaving = joinPicks(leavingPicks(order, command.lines));
  if (leaving.length === 0) {
    throw new StockError('stock.not_picked', `Nothing of order ${order.orderNumber} can leave yet`);
  }
  const left = takeOut(work, order, leaving, command, now);
  const negative = leaving.map((pick) => ({ ...pick, quantity: -pick.quantity }));
  const rest = joinPicks([...order.picks, ...negative]);
  const sent = joinPicks([...order.sent, ...left]);
  const step = { at: now, actor, lines: leaving };
  const parcel = { trackingNumber, carrier };
  if (rest.length > 0 || order.short.length > 0) {
    const reservation = noteStep(work, order, 'shipped', step, { ...parcel, picks: rest, sent });
    const lines = sumLines(leaving);
    work.raise({ type: 'part-shipped', reservation, orderId, shippedAt: now, lines });
    return;
  }
  const reservation = moveReservation(work, order, 'shipped', step, {
    ...parcel,
    shippedAt: now,
    picks: sent,
    sent: [],
  });
  work.raise({ type: 'shipped', reservation, orderId, shippedAt: now });
}

/** Receives goods that a customer sent back; the order is returned once everything is back. */
export function returnOrder(
  work: StockUnitOfWork,
  command: {
    orderId: string;
    returnId: string;
    returnNumber: string;
    lines: readonly ReturnLine[];
    note: string;
    actor: Actor | null;
  },
  now: Date,
): void {
  const { orderId, returnId, returnNumber, lines, note, actor } = command;
  const order = requireOrder(work, orderId, 'returned');
  let picks = order.picks;
  const arrivals = lines.map((line) => {
    const before = picks;
    picks = takeReturned(before, line);
    const { expiresOn, ...back } = line;
    const { age, worth } = shippedAs(before, picks);
    return { ...back, worth, age: expiresOn === undefined ? age : { ...age, expiresOn } };
  });
  postMoves(
    work,
    arrivals.map(({ to, ...arrival }) => ({
      ...arrival,
      to,
      from: { kind: 'customer' },
      reason: to.kind === 'bin' ? 'return' : 'damaged',
    })),
    {
      reference: { type: 'return', id: returnId, number: returnNumber },
      note: note || null,
      actor,
    },
    now,
  );
  const step = {
    ...{ at: now, actor },
    lines: lines.map(({ serials: _, expiresOn: _day, ...line }) => ({
      ...NOWHERE,
      ...line,
      ...line.to,
    })),
  };
  const complete = picks.every((line) => line.returned === line.quantity);
  const reservation = complete
    ? moveReservation(work, order, 'returned', step, { picks })
    : noteStep(work, order, 'returned', step, { picks });
  const found = findingsOf(lines);
  work.raise({ type: 'return-received', reservation, orderId, returnId, at: now, lines: found });
}
