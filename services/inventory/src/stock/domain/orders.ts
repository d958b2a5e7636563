import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import { ORDER_STOCK_TRANSITIONS } from '@solar/contracts/inventory/states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { choosePicks } from './allocation-strategy';
import { findShortages } from './holds';
import { postMoves } from './moves';
import type { StockBook } from './stock-book';
import { StockError } from './stock-error';
import type { Actor, BinLocation, HoldRow, OrderRow, PickLine, Reference } from './stock-rows';

function binOf(line: PickLine): BinLocation {
  return { kind: 'bin', warehouseId: line.warehouseId, zoneId: line.zoneId, binId: line.binId };
}

function referenceOf(order: OrderRow): Reference {
  return { type: 'order', id: order.orderId, number: order.orderNumber };
}

function writeLog(
  book: StockBook,
  order: OrderRow,
  lines: readonly PickLine[],
  entry: { operation: OrderStockStatus; actor: Actor | null; at: Date },
): void {
  for (const line of lines) {
    book.log.push({
      id: book.newId('oil'),
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      productId: line.productId,
      quantity: line.quantity,
      warehouseId: line.warehouseId,
      binId: line.binId,
      lot: line.lot,
      ...entry,
    });
  }
}

function requireOrder(book: StockBook, orderId: string, to: OrderStockStatus): OrderRow {
  const order = book.orders.get(orderId);
  if (!order) throw new StockError('stock.unknown_order', `No stock is known for order ${orderId}`);
  if (!canTransition(ORDER_STOCK_TRANSITIONS, order.status, to)) {
    throw new StockError(
      'state.illegal_transition',
      `The stock of order ${order.orderNumber} is ${order.status}; it cannot become ${to}`,
    );
  }
  return order;
}

function allocate(
  book: StockBook,
  hold: HoldRow,
  command: { orderId: string; orderNumber: string },
  now: Date,
): void {
  const picks = choosePicks(hold.lines, book.balances.all());
  // The counters promise these pieces, so that missing ones are a drift for the reconcile job.
  if (!picks) throw new Error(`Bins hold less than the counters say, hold ${hold.holdId}`);
  if (hold.status === 'active') {
    for (const line of hold.lines) book.count(line.productId, { held: -line.quantity });
  }
  for (const pick of picks) {
    book.count(pick.balance.productId, { allocated: pick.quantity });
    book.balance(pick.balance.id, { allocated: pick.quantity });
  }
  book.holds.change(hold.holdId, { status: 'allocated', orderId: command.orderId });
  const order = book.orders.put(command.orderId, {
    ...command,
    holdId: hold.holdId,
    checkoutId: hold.checkoutId,
    status: 'allocated',
    lines: picks.map(({ balance, quantity }) => ({
      balanceId: balance.id,
      productId: balance.productId,
      quantity,
      warehouseId: balance.warehouseId,
      zoneId: balance.zoneId,
      binId: balance.binId,
      lot: balance.lot,
      returned: 0,
    })),
    trackingNumber: null,
    allocatedAt: now,
    shippedAt: null,
    version: 1,
  });
  writeLog(book, order, order.lines, { operation: 'allocated', actor: null, at: now });
  book.tell({ type: 'allocated', order });
}

/**
 * Turns a hold into an allocation by bin. A hold that has ended is taken again when the goods are still
 * there; otherwise the order is refused, which checkout answers with a refund.
 */
export function confirmHold(
  book: StockBook,
  command: { holdId: string; orderId: string; orderNumber: string },
  now: Date,
): void {
  if (book.orders.get(command.orderId)) return;
  const hold = book.holds.get(command.holdId);
  if (!hold) throw new StockError('stock.unknown_hold', `Hold ${command.holdId} is unknown`);
  if (hold.status === 'active') return allocate(book, hold, command, now);
  const shortages = findShortages(book, hold.lines, now);
  const takeable = hold.status === 'released' || hold.status === 'expired';
  if (takeable && hold.lines.length > 0 && shortages.length === 0) {
    return allocate(book, hold, command, now);
  }
  book.tell({ type: 'allocation-refused', hold, orderId: command.orderId, shortages });
}

/** Gives the goods of an order back that was cancelled before it was shipped. */
export function releaseAllocation(
  book: StockBook,
  command: { orderId: string; actor: Actor | null },
  now: Date,
): void {
  const order = requireOrder(book, command.orderId, 'released');
  for (const line of order.lines) {
    book.count(line.productId, { allocated: -line.quantity });
    book.balance(line.balanceId, { allocated: -line.quantity });
  }
  book.orders.change(order.orderId, { status: 'released' });
  writeLog(book, order, order.lines, { operation: 'released', actor: command.actor, at: now });
}

/** Ships everything that is allocated to an order. */
export function shipOrder(
  book: StockBook,
  command: { orderId: string; trackingNumber: string | null; actor: Actor | null },
  now: Date,
): void {
  const order = requireOrder(book, command.orderId, 'shipped');
  for (const line of order.lines) {
    book.count(line.productId, { allocated: -line.quantity });
    book.balance(line.balanceId, { allocated: -line.quantity });
  }
  postMoves(
    book,
    order.lines.map((line) => ({
      productId: line.productId,
      lot: line.lot,
      quantity: line.quantity,
      from: binOf(line),
      to: { kind: 'customer' },
      reason: 'shipment',
    })),
    { reference: referenceOf(order), note: null, actor: command.actor },
    now,
  );
  for (const line of order.lines) book.products.change(line.productId, { lastShippedAt: now });
  book.orders.change(order.orderId, {
    status: 'shipped',
    shippedAt: now,
    trackingNumber: command.trackingNumber,
  });
  writeLog(book, order, order.lines, { operation: 'shipped', actor: command.actor, at: now });
  book.tell({ type: 'shipped', order });
}

export interface ReturnLine {
  productId: string;
  lot: string;
  quantity: number;
  to: BinLocation;
}

/** Pieces that a line takes of what came back. */
function takeReturned(lines: readonly PickLine[], back: ReturnLine): PickLine[] {
  let open = back.quantity;
  const next = lines.map((line) => {
    if (line.productId !== back.productId || line.lot !== back.lot) return line;
    const taken = Math.min(open, line.quantity - line.returned);
    open -= taken;
    return { ...line, returned: line.returned + taken };
  });
  if (open > 0) {
    throw new StockError(
      'stock.return_exceeds_shipment',
      `${open} of ${back.productId} more than were shipped`,
    );
  }
  return next;
}

/** Puts goods that a customer sent back into bins; the order is returned once everything is back. */
export function returnOrder(
  book: StockBook,
  command: { orderId: string; lines: readonly ReturnLine[]; note: string; actor: Actor | null },
  now: Date,
): void {
  const order = requireOrder(book, command.orderId, 'returned');
  const lines = command.lines.reduce<PickLine[]>(takeReturned, order.lines);
  postMoves(
    book,
    command.lines.map((line) => ({
      productId: line.productId,
      lot: line.lot,
      quantity: line.quantity,
      from: { kind: 'customer' },
      to: line.to,
      reason: 'return',
    })),
    {
      reference: referenceOf(order),
      note: command.note,
      actor: command.actor,
    },
    now,
  );
  const complete = lines.every((line) => line.returned === line.quantity);
  book.orders.change(order.orderId, { lines, ...(complete ? { status: 'returned' } : {}) });
  writeLog(
    book,
    order,
    command.lines.map((line) => ({ ...line, ...line.to, balanceId: '', returned: line.quantity })),
    { operation: 'returned', actor: command.actor, at: now },
  );
}
