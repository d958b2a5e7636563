import {
  orderShipped,
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockLevelChanged,
  stockReleased,
} from '@solar/contracts/inventory/events';
import { outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { changedLevels, publicLevelOf } from './domain/levels';
import type { ProductRow } from './domain/stock-rows';
import type { StockEvent, StockUnitOfWork } from './domain/stock-unit-of-work';

/** The message of an event. */
function messageOf(event: StockEvent): OutboxEntry {
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
      const { trackingNumber } = event.reservation;
      const order = { orderId, orderNumber: orderNumber ?? '', trackingNumber };
      const data = { ...order, shippedAt: shippedAt.toISOString() };
      return outboxEntry(orderShipped, { aggregateId: orderId, version, data });
    }
  }
}

function levelMessage(row: ProductRow): OutboxEntry {
  const { productId, version } = row;
  const data = { productId, ...publicLevelOf(row) };
  return outboxEntry(stockLevelChanged, { aggregateId: productId, version, data });
}

/** What a unit of work announces. */
export function messagesOf(work: StockUnitOfWork): OutboxEntry[] {
  return [...work.events.map(messageOf), ...changedLevels(work).map(levelMessage)];
}
