import {
  orderCovered,
  orderPartShipped,
  orderShipped,
  orderShort,
  returnReceived,
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockLevels,
  stockReleased,
} from '@solar/contracts/inventory/events';
import { lastValueEntry, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { changedLevels, publicLevelOf } from './domain/levels';
import type { ProductRow, ReservationRow } from './domain/stock-rows';
import type { StockEvent, StockUnitOfWork } from './domain/stock-unit-of-work';

/** The pieces that left with an order, where their serial numbers are kept. */
function serialsOf({ moves }: StockUnitOfWork, orderId: string) {
  const serials = moves
    .filter(({ reference, to }) => reference.id === orderId && to.kind === 'customer')
    .flatMap(({ productId, serials: named = [] }) =>
      named.map((number) => ({ productId, number })),
    );
  return serials.length > 0 ? { serials } : {};
}

/** Who moved a reservation last; null for what followed from a decision before. */
function moverOf({ history }: ReservationRow) {
  const actor = history.at(-1)?.actor;
  return actor ? { id: actor.id, name: actor.name } : null;
}

/** The message of an event. */
function messageOf(event: StockEvent, work: StockUnitOfWork): OutboxEntry {
  const { holdId, checkoutId, version, expiresAt, orderNumber, picks } = event.reservation;
  const ofHold = { aggregateId: holdId, version };
  switch (event.type) {
    case 'held': {
      const data = { holdId, checkoutId, expiresAt: expiresAt.toISOString() };
      return outboxEntry(stockHeld, { ...ofHold, data });
    }
    case 'hold-refused': {
      const data = { holdId, checkoutId, shortages: [...event.shortages] };
      return outboxEntry(stockHoldRefused, { ...ofHold, data });
    }
    case 'allocated': {
      const { orderId } = event;
      const lines = picks.map(({ productId, quantity, warehouseId, binId }) => ({
        ...{ productId, quantity, warehouseId, binId },
      }));
      const data = { holdId, checkoutId, orderId, lines };
      return outboxEntry(stockAllocated, { aggregateId: orderId, version, data });
    }
    case 'allocation-refused': {
      const { orderId } = event;
      const data = { holdId, checkoutId, orderId, shortages: [...event.shortages] };
      return outboxEntry(stockAllocationRefused, { ...ofHold, data });
    }
    case 'released': {
      const data = { holdId, checkoutId, reason: event.reason };
      return outboxEntry(stockReleased, { ...ofHold, data });
    }
    case 'shipped': {
      const { orderId, shippedAt } = event;
      const { trackingNumber, carrier } = event.reservation;
      const parcel = { trackingNumber, carrier, ...serialsOf(work, orderId) };
      const order = { orderId, orderNumber: orderNumber ?? '', ...parcel };
      const data = { ...order, shippedAt: shippedAt.toISOString(), by: moverOf(event.reservation) };
      return outboxEntry(orderShipped, { aggregateId: orderId, version, data });
    }
    case 'part-shipped': {
      const { orderId, shippedAt } = event;
      const { trackingNumber, carrier } = event.reservation;
      const parcel = { trackingNumber, carrier, ...serialsOf(work, orderId) };
      const order = { orderId, orderNumber: orderNumber ?? '', ...parcel };
      const step = { shippedAt: shippedAt.toISOString(), by: moverOf(event.reservation) };
      const data = { ...order, ...step, lines: [...event.lines] };
      return outboxEntry(orderPartShipped, { aggregateId: orderId, version, data });
    }
    case 'short': {
      const { orderId, shortageId, choice, lines } = event;
      const order = { orderId, orderNumber: orderNumber ?? '' };
      const data = { ...order, shortageId, choice, lines: [...lines] };
      return outboxEntry(orderShort, { aggregateId: orderId, version, data });
    }
    case 'covered': {
      const { orderId } = event;
      const data = { orderId, orderNumber: orderNumber ?? '' };
      return outboxEntry(orderCovered, { aggregateId: orderId, version, data });
    }
    case 'return-received': {
      const { orderId, returnId, at, lines } = event;
      const data = {
        returnId,
        orderId,
        receivedAt: at.toISOString(),
        lines,
        by: moverOf(event.reservation),
      };
      return outboxEntry(returnReceived, { aggregateId: orderId, version, data });
    }
  }
}

/** What a unit of work announces: by reservation, and what no reservation can carry. */
export interface Announcements {
  byHold: ReadonlyMap<string, readonly OutboxEntry[]>;
  others: readonly OutboxEntry[];
}

/** The value of a product in the bucket of levels. */
export function levelValueOf(row: ProductRow) {
  const { productId, version } = row;
  return { key: productId, version, data: { productId, ...publicLevelOf(row) } };
}

/** Events go with their reservations; the levels of all products go with one of these, if there is any. */
export function announcementsOf(work: StockUnitOfWork): Announcements {
  const byHold = new Map<string, OutboxEntry[]>();
  const add = (holdId: string, ...entries: OutboxEntry[]) =>
    byHold.set(holdId, [...(byHold.get(holdId) ?? []), ...entries]);
  for (const event of work.events) add(event.reservation.holdId, messageOf(event, work));
  const levels = changedLevels(work).map((row) => lastValueEntry(stockLevels, levelValueOf(row)));
  const carrier = work.reservations.changed().at(-1)?.row.holdId;
  if (levels.length === 0 || carrier === undefined) return { byHold, others: levels };
  add(carrier, ...levels);
  return { byHold, others: [] };
}
