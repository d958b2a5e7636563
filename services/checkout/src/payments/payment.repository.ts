import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { skipOf } from '@solar/service-kit/http/paged';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { CheckoutDoc } from '../checkouts/checkout.schema';
import type { PaymentDoc, RefundDoc } from './payment.schema';
import type { ProviderPayment } from './settlement';

const STATUS: Record<ProviderPayment['status'], PaymentStatus> = {
  open: 'requires_payment',
  declined: 'requires_payment',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export type OrderLink = { orderId: string; orderNumber: string };
type LedgerChange = Pick<PaymentDoc, 'refundedMinor' | 'refundPendingMinor' | 'refunds'> &
  Partial<Pick<PaymentDoc, 'status' | 'wakeAt'>>;

@Injectable()
export class PaymentRepository {
  constructor(@InjectModel('Payment') private readonly payments: Model<PaymentDoc>) {}

  findById(id: string, session?: ClientSession): Promise<PaymentDoc | null> {
    return this.payments
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  findByCheckout(checkoutId: string): Promise<PaymentDoc | null> {
    return this.payments.findOne({ checkoutId }).lean();
  }

  /**
   * Mirrors what the provider says, makes the row when the webhook is earlier than the answer of create-intent, and records the
   * event. An event that is recorded already finds no row, tries to insert one and meets the unique _id.
   */
  async mirror(
    checkout: CheckoutDoc,
    payment: ProviderPayment,
    order: OrderLink | null,
    session: ClientSession,
    eventId?: string,
  ): Promise<void> {
    const status = STATUS[payment.status];
    const paid = status === 'succeeded';
    await this.payments.updateOne(
      { _id: payment.paymentId, ...(eventId ? { eventIds: { $ne: eventId } } : {}) },
      {
        $set: {
          status,
          method: payment.method,
          lastErrorCode: paid ? null : payment.lastErrorCode,
          ...(paid ? { capturedMinor: payment.captured.amount } : {}),
          orderId: order?.orderId ?? null,
          orderNumber: order?.orderNumber ?? null,
        },
        $setOnInsert: paid
          ? opening(checkout, payment)
          : { ...opening(checkout, payment), capturedMinor: 0 },
        ...(eventId ? { $push: { eventIds: eventId } } : {}),
        $inc: { version: 1 },
      },
      { session, upsert: true, setDefaultsOnInsert: false },
    );
  }

  /** The row of a fresh payment; does nothing when a webhook has made it already. */
  async open(checkout: CheckoutDoc, payment: ProviderPayment): Promise<void> {
    await this.payments.updateOne(
      { _id: payment.paymentId },
      {
        $setOnInsert: {
          ...opening(checkout, payment),
          orderId: null,
          orderNumber: null,
          status: STATUS[payment.status],
          capturedMinor: 0,
          eventIds: [],
          method: payment.method,
          lastErrorCode: null,
          version: 0,
        },
      },
      { upsert: true, setDefaultsOnInsert: false },
    );
  }

  async markChecked(id: string, at: Date): Promise<void> {
    await this.payments.updateOne({ _id: id }, { $set: { checkedAt: at } });
  }

  async hasEvent(paymentId: string, eventId: string): Promise<boolean> {
    return (await this.payments.exists({ _id: paymentId, eventIds: eventId })) !== null;
  }

  saveLedger(seen: PaymentDoc, change: LedgerChange, session: ClientSession): Promise<void> {
    const { wakeAt, ...fields } = change;
    const when = wakeAt ? { $set: { ...fields, wakeAt } } : { $set: fields, $unset: { wakeAt: 1 } };
    return updateVersioned(this.payments, seen, when, session);
  }

  /** Payments with a refund that the provider has not answered. */
  dueRefunds(now: Date, limit: number): Promise<PaymentDoc[]> {
    return this.payments
      .find({ wakeAt: { $lte: now } })
      .sort({ wakeAt: 1 })
      .limit(limit)
      .lean();
  }

  async list(
    filter: { status?: PaymentStatus; q?: string },
    page: PageQuery,
  ): Promise<{ items: PaymentDoc[]; total: number }> {
    const where: QueryFilter<PaymentDoc> = {};
    if (filter.status) where.status = filter.status;
    if (filter.q) {
      where.$or = [
        { _id: filter.q },
        { orderNumber: filter.q.toUpperCase() },
        { email: filter.q.toLowerCase() },
      ];
    }
    const [items, total] = await Promise.all([
      this.payments
        .find(where)
        .sort({ createdAt: -1, _id: 1 })
        .skip(skipOf(page))
        .limit(page.pageSize)
        .lean(),
      this.payments.countDocuments(where),
    ]);
    return { items, total };
  }
}

/** What never changes of a payment. */
function opening(checkout: CheckoutDoc, payment: ProviderPayment) {
  return {
    checkoutId: checkout._id,
    customerId: checkout.customerId,
    email: checkout.email,
    currency: payment.amount.currency,
    amountMinor: payment.amount.amount,
    refundedMinor: 0,
    refundPendingMinor: 0,
    refunds: [],
    checkedAt: new Date(),
  };
}

export function pendingRefunds(payment: PaymentDoc): RefundDoc[] {
  return payment.refunds.filter((refund) => refund.status === 'pending');
}
