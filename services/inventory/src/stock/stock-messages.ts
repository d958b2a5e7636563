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
import { availableOf, stockStatusOf } from './domain/availability';
import type { StockEvent } from './domain/stock-book';
import type { OrderRow } from './domain/stock-rows';

function shippedMessage(order: OrderRow): OutboxEntry {
  return outboxEntry(orderShipped, {
    aggregateId: order.orderId,
    version: order.version,
    data: {
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      shippedAt: (order.shippedAt ?? order.allocatedAt).toISOString(),
      trackingNumber: order.trackingNumber,
    },
  });
}

function allocatedMessage(order: OrderRow): OutboxEntry {
  const { holdId, checkoutId, orderId } = order;
  const lines = order.lines.map(({ productId, quantity, warehouseId, binId }) => ({
    productId,
    quantity,
    warehouseId,
    binId,
  }));
  return outboxEntry(stockAllocated, {
    aggregateId: orderId,
    version: order.version,
    data: { holdId, checkoutId, orderId, lines },
  });
}

/** The message that tells the other slices of an event. */
export function messageOf(event: StockEvent): OutboxEntry {
  switch (event.type) {
    case 'held': {
      const { holdId, checkoutId, expiresAt, version } = event.hold;
      const data = { holdId, checkoutId, expiresAt: expiresAt.toISOString() };
      return outboxEntry(stockHeld, { aggregateId: holdId, version, data });
    }
    case 'hold-refused': {
      const { holdId, checkoutId, version } = event.hold;
      const data = { holdId, checkoutId, shortages: [...event.shortages] };
      return outboxEntry(stockHoldRefused, { aggregateId: holdId, version, data });
    }
    case 'allocated':
      return allocatedMessage(event.order);
    case 'allocation-refused': {
      const { holdId, checkoutId, version } = event.hold;
      const { orderId } = event;
      const data = { holdId, checkoutId, orderId, shortages: [...event.shortages] };
      return outboxEntry(stockAllocationRefused, { aggregateId: holdId, version, data });
    }
    case 'released': {
      const { holdId, checkoutId, version } = event.hold;
      const data = { holdId, checkoutId, reason: event.reason };
      return outboxEntry(stockReleased, { aggregateId: holdId, version, data });
    }
    case 'shipped':
      return shippedMessage(event.order);
    case 'level-changed': {
      const { productId, onHand, lowStockAt, version } = event.product;
      const available = Math.max(0, availableOf(event.product));
      const status = stockStatusOf(available, lowStockAt);
      const data = { productId, available, onHand, status };
      return outboxEntry(stockLevelChanged, { aggregateId: productId, version, data });
    }
  }
}
