import type { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { z } from 'zod';
import type { OrderState } from './order.schema';

function summaryOf(order: OrderState) {
  return {
    orderId: order._id,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    email: order.email,
    total: order.totals.total,
    placedAt: order.placedAt.toISOString(),
  };
}

export function placedData(order: OrderState): z.input<typeof orderPlaced.data> {
  return {
    ...summaryOf(order),
    lines: order.lines.map(({ productId, sku, name, quantity, unit }) => ({
      productId,
      sku,
      name,
      quantity,
      unit,
    })),
  };
}

export function statusChangedData(
  order: OrderState,
  to: OrderStatus,
  trackingNumber: string | null = order.trackingNumber,
): z.input<typeof orderStatusChanged.data> {
  return { ...summaryOf(order), from: order.status, to, trackingNumber };
}
