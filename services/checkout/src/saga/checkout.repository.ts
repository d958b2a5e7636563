import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_CHECKOUT_STATES } from '@solar/contracts/checkout/checkout-states';
import { PAYMENT_TRANSITIONS, type PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { statesBefore } from '@solar/contracts/common/state-machine';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, mongo, QueryFilter } from 'mongoose';
import { CheckoutMetrics } from './checkout-metrics';
import type { CheckoutDoc, KnownPaymentCheckout } from './checkout.schema';
import { SAGA, type SagaStepName } from './saga-table';

export type NewCheckout = Omit<CheckoutDoc, 'steps' | 'version' | 'createdAt' | 'updatedAt'>;
type Filter = mongo.Filter<CheckoutDoc>;
type Update = Omit<mongo.UpdateFilter<CheckoutDoc>, '$inc'>;

/** A customer's cart and quotes, each with one open checkout at most. */
const RIVALS_MAX = 100;

/** Checkouts over the driver itself; the schema declares their indexes. */
@Injectable()
export class CheckoutRepository {
  private readonly collection: mongo.Collection<CheckoutDoc>;

  constructor(
    @InjectModel('Checkout') private readonly model: Model<CheckoutDoc>,
    private readonly metrics: CheckoutMetrics,
  ) {
    this.collection = model.collection as unknown as mongo.Collection<CheckoutDoc>;
  }

  findById(id: string, session?: ClientSession): Promise<CheckoutDoc | null> {
    return this.collection.findOne({ _id: id }, { session });
  }

  findOwned(id: string, customerId: string): Promise<CheckoutDoc | null> {
    return this.collection.findOne({ _id: id, customerId });
  }

  findByKey(customerId: string, idempotencyKey: string): Promise<CheckoutDoc | null> {
    return this.collection.findOne({ customerId, idempotencyKey });
  }

  async findByPayment(
    paymentId: string,
    session?: ClientSession,
  ): Promise<KnownPaymentCheckout | null> {
    const found = await this.collection.findOne({ 'payment.id': paymentId }, { session });
    return found as KnownPaymentCheckout | null;
  }

  async findOwnedByPayment(
    paymentId: string,
    customerId: string,
  ): Promise<KnownPaymentCheckout | null> {
    const found = await this.collection.findOne({ 'payment.id': paymentId, customerId });
    return found as KnownPaymentCheckout | null;
  }

  /** The checkout that a key has made, and the customer's open ones: all that a new checkout may meet. */
  async findRivals(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ sameKey: CheckoutDoc | undefined; open: CheckoutDoc[] }> {
    const found = await this.collection
      .find({ customerId, $or: [{ idempotencyKey }, { openCartId: { $exists: true } }] })
      .limit(RIVALS_MAX)
      .toArray();
    return {
      sameKey: found.find((checkout) => checkout.idempotencyKey === idempotencyKey),
      open: found.filter((checkout) => checkout.openCartId !== undefined),
    };
  }

  async insert(checkout: NewCheckout): Promise<CheckoutDoc> {
    const now = new Date();
    const steps = [{ state: checkout.state, at: now }];
    const doc = { ...checkout, steps, version: 0, createdAt: now, updatedAt: now };
    await this.collection.insertOne(doc);
    this.metrics.stepped(doc, doc.state);
    return doc;
  }

  /**
   * Takes a step of the saga: compare-and-set from one of its states, answered as it stands afterwards. Null when the checkout is in
   * none of them or fails the other conditions, or when its payment must not get the status that the step sets. `wakeAt` goes unless
   * the step sets it.
   */
  async take(
    step: Exclude<SagaStepName, 'start'>,
    filter: Filter,
    update: Update = {},
    session?: ClientSession,
  ): Promise<CheckoutDoc | null> {
    const { from, to } = SAGA[step];
    const { $set, $unset, $push, ...rest } = update;
    const now = new Date();
    const over: Record<string, 1> = {};
    if (!OPEN_CHECKOUT_STATES.includes(to)) over['openCartId'] = 1;
    if ($set === undefined || !('wakeAt' in $set)) over['wakeAt'] = 1;
    const taken = await this.collection.findOneAndUpdate(
      { ...filter, ...beforeStatusOf(update), state: { $in: [...from] } } as Filter,
      {
        ...rest,
        $set: { ...$set, state: to, updatedAt: now },
        $push: { ...$push, steps: { state: to, at: now } },
        $unset: { ...$unset, ...over },
        $inc: { version: 1 },
      } as mongo.UpdateFilter<CheckoutDoc>,
      { returnDocument: 'after', session },
    );
    if (taken) this.metrics.stepped(taken, to);
    return taken;
  }

  /** Changes a checkout without moving it, while it fulfils the filter and its payment may get the status that is set; else null. */
  async change(
    filter: Filter,
    update: Update,
    session?: ClientSession,
  ): Promise<CheckoutDoc | null> {
    const { $set, ...rest } = update;
    const changed = await this.collection.findOneAndUpdate(
      { ...filter, ...beforeStatusOf(update) } as Filter,
      {
        ...rest,
        $set: { ...$set, updatedAt: new Date() },
        $inc: { version: 1 },
      } as mongo.UpdateFilter<CheckoutDoc>,
      { returnDocument: 'after', session },
    );
    if (changed && isRefusal(update)) this.metrics.paymentDeclined();
    return changed;
  }

  countDue(before: Date): Promise<number> {
    return this.collection.countDocuments({ wakeAt: { $exists: true, $lte: before } });
  }

  due(now: Date, limit: number): Promise<CheckoutDoc[]> {
    return this.collection
      .find({ wakeAt: { $exists: true, $lte: now } })
      .sort({ wakeAt: 1 })
      .limit(limit)
      .toArray();
  }

  /** Checkouts whose provider has answered for a payment, newest payment first. */
  listPayments(
    filter: { status?: PaymentStatus; q?: string },
    page: PageQuery,
  ): Promise<[KnownPaymentCheckout[], Total]> {
    const where: QueryFilter<CheckoutDoc> = { 'payment.id': { $exists: true } };
    if (filter.status) where['payment.status'] = filter.status;
    if (filter.q) {
      where.$or = [
        { 'payment.id': filter.q },
        { orderNumber: filter.q.toUpperCase() },
        { email: filter.q.toLowerCase() },
      ];
    }
    const sort = { 'payment.createdAt': -1, _id: 1 } as const;
    return listPage<KnownPaymentCheckout>(this.model, { filter: where, sort }, page);
  }
}

/** The condition that the payment may get the status which the update sets, or has it. */
function beforeStatusOf(update: Update): Filter {
  const status = statusSetBy(update);
  if (status === undefined) return {};
  return { 'payment.status': { $in: [status, ...statesBefore(PAYMENT_TRANSITIONS, status)] } };
}

function statusSetBy({ $set }: Update): PaymentStatus | undefined {
  return ($set as { 'payment.status'?: PaymentStatus } | undefined)?.['payment.status'];
}

/** Providers give the reason of a refusal, and no reason otherwise. */
function isRefusal({ $set }: Update): boolean {
  return Boolean(
    ($set as { 'payment.lastErrorCode'?: string | null } | undefined)?.['payment.lastErrorCode'],
  );
}
