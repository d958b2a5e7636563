import { orderPlaced } from '@solar/contracts/checkout/events';
import type { StoredMessage } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { mongo } from 'mongoose';
import { placedData } from './orders/order-events';
import type { OrderDoc } from './orders/order.schema';
import { newPayment, type RefundPart } from './payments/payment';

type OldRefund = Omit<RefundPart, 'amount'> & { amountMinor: number };
type OldPayment = {
  _id: string;
  checkoutId: string;
  status: string;
  method: string | null;
  currency: string;
  amountMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  refundPendingMinor: number;
  refunds: OldRefund[];
  lastErrorCode: string | null;
  eventIds: string[];
  wakeAt?: Date;
  createdAt: Date;
};
type Row = { _id: string } & mongo.Document;

const spelled = (status: string) => (status === 'canceled' ? 'cancelled' : status);

/** A payment becomes part of its checkout, which ends when it is paid. Every step may run again after a crash. */
export async function movePayments(db: mongo.Db): Promise<void> {
  const checkouts = db.collection<Row>('checkouts');
  for await (const old of db.collection<OldPayment>('payments').find({})) {
    await checkouts.updateOne(
      { _id: old.checkoutId, payment: { $exists: false } },
      { $set: { payment: paymentOf(old), ...(old.wakeAt ? { wakeAt: old.wakeAt } : {}) } },
    );
  }
  await checkouts.updateMany(
    { state: { $in: ['authorizing', 'voiding'] }, payment: { $exists: false } },
    { $set: { payment: newPayment('stripe') } },
  );
  await checkouts.updateMany({ state: 'confirming' }, { $unset: { wakeAt: 1 } });
  await checkouts.updateMany(
    { state: { $in: ['confirming', 'placed'] } },
    { $set: { state: 'paid' }, $unset: { openCartId: 1 } },
  );
  await checkouts.updateMany(
    { cancelReason: 'payment_canceled' },
    { $set: { cancelReason: 'payment_cancelled' } },
  );
  await db
    .collection('payments')
    .drop()
    .catch(() => false);
}

function paymentOf(old: OldPayment) {
  return {
    id: old._id,
    provider: 'stripe',
    status: spelled(old.status),
    method: old.method,
    currency: old.currency,
    amount: old.amountMinor,
    captured: old.capturedMinor,
    refunded: old.refundedMinor,
    refundPending: old.refundPendingMinor,
    refunds: old.refunds.map(({ amountMinor: amount, ...refund }) => ({ ...refund, amount })),
    lastErrorCode: old.lastErrorCode,
    eventIds: old.eventIds,
    createdAt: old.createdAt,
  };
}

/** Orders know their cart; those that still wait for their stock ask for it again and know what to announce then. */
export async function completeOrders(db: mongo.Db): Promise<void> {
  const orders = db.collection<OrderDoc>('orders');
  const checkouts = db.collection<Row>('checkouts');
  for await (const order of orders.find({ cartId: { $exists: false } })) {
    const checkout = await checkouts.findOne({ _id: order.checkoutId });
    const waiting = order.status === 'pending';
    await orders.updateOne(
      { _id: order._id },
      {
        $set: {
          cartId: String(checkout?.['cartId'] ?? order._id),
          allocatedAt: waiting ? null : order.placedAt,
          transferDueAt: null,
          ...(waiting ? { wakeAt: new Date(), onAllocated: announcementOf(order) } : {}),
        },
      },
    );
  }
  await orders.updateMany({ paymentStatus: 'canceled' as never }, [
    { $set: { paymentStatus: 'cancelled' } },
  ]);
}

function announcementOf(order: OrderDoc) {
  const now = new Date();
  const message: StoredMessage = {
    id: newId('evt'),
    to: { subject: orderPlaced.subject },
    aggregateId: order._id,
    version: order.version + 1,
    time: now,
    traceparent: null,
    data: placedData(order),
  };
  return { last: message.id, at: now, messages: [message] };
}

/** Issued numbers were rows of their own; what is left of them is the highest of each year. */
export async function countOrderNumbers(db: mongo.Db): Promise<void> {
  const last = new Map<string, number>();
  for await (const { orderNumber } of db.collection<OrderDoc>('orders').find({})) {
    const [year, count] = orderNumber.split('-').slice(-2);
    if (!year || !count) continue;
    last.set(year, Math.max(last.get(year) ?? 0, Number(count)));
  }
  for await (const { _id } of db.collection<Row>('order_numbers').find({})) {
    const [year, count] = _id.split('-');
    if (year && count) last.set(year, Math.max(last.get(year) ?? 0, Number(count)));
  }
  for (const [year, count] of last) {
    await db
      .collection<Row>('counters')
      .updateOne({ _id: `orders-${year}` }, { $max: { last: count } }, { upsert: true });
  }
  await db
    .collection('order_numbers')
    .drop()
    .catch(() => false);
}

/** Stock levels live in memory, followed from their bucket. */
export async function forgetStockLevels(db: mongo.Db): Promise<void> {
  await db
    .collection('product_views')
    .updateMany({}, { $unset: { available: 1, stockStatus: 1, stockVersion: 1 } });
}
