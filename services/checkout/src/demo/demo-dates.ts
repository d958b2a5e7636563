import { getModelToken } from '@nestjs/mongoose';
import type { INestApplicationContext } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { OrderDoc, OrderEventDoc } from '../orders/order.schema';
import type { CheckoutDoc } from '../saga/checkout.schema';
import { withArrival } from '../shipping/promised-arrival';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The customer's and the system's own part of a history: placed, and allocated at once. */
const AT_ONCE = 2;
const DAYS_PER_MOVE = 1.4;

/** The history of an order placed at a time: allocated a minute later, then one move of the staff after the other. */
export function historyFrom(
  placedAt: Date,
  history: readonly OrderEventDoc[],
  now: Date,
): OrderEventDoc[] {
  return history.map((event, index) => {
    const moves = Math.max(0, index - AT_ONCE + 1);
    const after = index < AT_ONCE ? index * MINUTE_MS : moves * DAYS_PER_MOVE * DAY_MS;
    return { ...event, at: new Date(Math.min(placedAt.getTime() + after, now.getTime())) };
  });
}

/**
 * Demo orders are placed at the time of loading; this dates them back, so that lists and charts look like those of a shop some
 * months old. What the warehouse and the payment provider booked keeps the time at which they booked it.
 */
export class DemoDates {
  private readonly orders: Model<OrderDoc>;
  private readonly checkouts: Model<CheckoutDoc>;

  constructor(app: INestApplicationContext) {
    this.orders = app.get(getModelToken('Order'), { strict: false });
    this.checkouts = app.get(getModelToken('Checkout'), { strict: false });
  }

  async set(orderId: string, placedAt: Date, now: Date): Promise<void> {
    const order = await this.orders.findById(orderId).lean();
    if (!order) throw new Error(`No demo order ${orderId}`);
    const history = historyFrom(placedAt, order.history, now);
    const { country } = order.shippingAddress;
    const shippingMethod = order.shippingMethod.arrival
      ? withArrival(order.shippingMethod, placedAt, { country })
      : order.shippingMethod;
    // Beside mongoose, which never lets anybody change when a document was created.
    await this.orders.collection.updateOne(
      { _id: orderId as never },
      { $set: { placedAt, createdAt: placedAt, history, shippingMethod } },
    );
    await this.checkouts.collection.updateOne(
      { _id: order.checkoutId as never },
      { $set: { 'payment.createdAt': placedAt } },
    );
  }
}
