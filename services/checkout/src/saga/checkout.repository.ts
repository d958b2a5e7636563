import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  OPEN_CHECKOUT_STATES,
  type CheckoutState,
} from '@solar/contracts/checkout/checkout-states';
import { PAYMENT_TRANSITIONS, type PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { PageQuery } from '@solar/contracts/common/pagination';
import { statesBefore } from '@solar/contracts/common/state-machine';
import type { Total } from '@solar/service-kit/http/paged';
import { GroupedWrites } from '@solar/service-kit/mongo/grouped-writes';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model, mongo } from 'mongoose';
import { CheckoutMetrics } from './checkout-metrics';
import type { CheckoutDoc, KnownPaymentCheckout } from './checkout.schema';
import { SAGA, type SagaStepName } from './saga-table';

export type NewCheckout = Omit<CheckoutDoc, 'steps' | 'version' | 'createdAt' | 'updatedAt'>;
type Filter = mongo.Filter<CheckoutDoc> & { _id: string };
type Update = Omit<mongo.UpdateFilter<CheckoutDoc>, '$inc'>;
type Written = { filter: mongo.Filter<CheckoutDoc>; update: mongo.UpdateFilter<CheckoutDoc> };

/** A step to take: which checkout under which conditions, and what else it writes. */
export type Step = {
  name: Exclude<SagaStepName, 'start'>;
  filter: Filter;
  update?: Update;
};

/** The one that the key has made, and the one of the cart. */
const RIVALS_MAX = 2;
/** States in which no other checkout may be started of the cart: it belongs to this one, or to the order that has come of it. */
const HAS_CART: readonly CheckoutState[] = [...OPEN_CHECKOUT_STATES, 'awaiting_transfer', 'paid'];

/** Checkouts over the driver itself; the schema declares their indexes. Writes of different ones that wait go out together. */
@Injectable()
export class CheckoutRepository {
  private readonly collection: mongo.Collection<CheckoutDoc>;
  private readonly grouped: GroupedWrites<CheckoutDoc>;

  constructor(
    @InjectModel('Checkout') private readonly model: Model<CheckoutDoc>,
    private readonly metrics: CheckoutMetrics,
  ) {
    this.collection = model.collection as unknown as mongo.Collection<CheckoutDoc>;
    this.grouped = new GroupedWrites(this.collection);
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

  /** The checkout that a key has made, and the one that has the cart: all that a new checkout may meet. */
  async findRivals({
    customerId,
    idempotencyKey,
    cartId,
  }: Pick<CheckoutDoc, 'customerId' | 'idempotencyKey' | 'cartId'>): Promise<{
    sameKey: CheckoutDoc | undefined;
    ofCart: CheckoutDoc | undefined;
  }> {
    const found = await this.collection
      .find({ customerId, $or: [{ idempotencyKey }, { openCartId: cartId }] })
      .limit(RIVALS_MAX)
      .toArray();
    return {
      sameKey: found.find((checkout) => checkout.idempotencyKey === idempotencyKey),
      ofCart: found.find((checkout) => checkout.openCartId === cartId),
    };
  }

  async insert(checkout: NewCheckout): Promise<CheckoutDoc> {
    const now = new Date();
    const steps = [{ state: checkout.state, at: now }];
    const doc = { ...checkout, steps, version: 0, createdAt: now, updatedAt: now };
    await this.grouped.insert(doc);
    this.metrics.stepped(doc, doc.state);
    return doc;
  }

  /**
   * Takes a step of the saga: compare-and-set from one of its states, answered as it stands afterwards. Null when the checkout is in
   * none of them or fails the other conditions, or when its payment must not get the status that the step sets. `wakeAt` goes unless
   * the step sets it.
   */
  async take(
    name: Step['name'],
    filter: Filter,
    update: Update = {},
    session?: ClientSession,
  ): Promise<CheckoutDoc | null> {
    const stepId = newId('stp');
    const written = writtenBy({ name, filter, update }, stepId);
    const taken = await (session
      ? this.findOneAndUpdate(written, session)
      : this.grouped.updateAndRead({
          id: filter._id,
          ...written,
          isMade: (stored) => hasTaken(stored, stepId),
        }));
    if (taken) this.metrics.stepped(taken, SAGA[name].to);
    return taken;
  }

  /**
   * Takes steps of different checkouts in a transaction, in two commands however many they are. Answers as `take` for each. In one order
   * by id, so that two replicas do not wait for each other crosswise.
   */
  async takeAll(steps: readonly Step[], session: ClientSession): Promise<(CheckoutDoc | null)[]> {
    const taking = steps.map((step) => ({ step, stepId: newId('stp') }));
    const writes = taking
      .toSorted((a, b) => (a.step.filter._id < b.step.filter._id ? -1 : 1))
      .map(({ step, stepId }) => ({ updateOne: writtenBy(step, stepId) }));
    await this.collection.bulkWrite(writes, { session });
    const ids = steps.map(({ filter }) => filter._id);
    const stored = await this.collection.find({ _id: { $in: ids } }, { session }).toArray();
    return taking.map(({ step, stepId }) => {
      const taken = stored.find((one) => hasTaken(one, stepId)) ?? null;
      if (taken) this.metrics.stepped(taken, SAGA[step.name].to);
      return taken;
    });
  }

  /** Changes a checkout without moving it, while it fulfils the filter and its payment may get the status that is set; else null. */
  async change(
    filter: Filter,
    update: Update,
    session?: ClientSession,
  ): Promise<CheckoutDoc | null> {
    const changed = await this.findOneAndUpdate(changeOf(filter, update), session);
    if (changed && isRefusal(update)) this.metrics.paymentDeclined();
    return changed;
  }

  /** Notes what the provider has opened for a checkout that asks for its payment; null when it does not, or another caller was faster. */
  notePayment(
    id: string,
    update: Update & { $set: { 'payment.id': string } },
  ): Promise<CheckoutDoc | null> {
    const opened = { _id: id, state: 'authorizing' as const, 'payment.id': { $exists: false } };
    return this.grouped.updateAndRead({
      id,
      ...changeOf(opened, update),
      // A checkout gets one payment in its life.
      isMade: ({ state, payment }) =>
        state === 'authorizing' && payment?.id === update.$set['payment.id'],
    });
  }

  private findOneAndUpdate(
    { filter, update }: Written,
    session?: ClientSession,
  ): Promise<CheckoutDoc | null> {
    return this.collection.findOneAndUpdate(filter, update, { returnDocument: 'after', session });
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
  async listPayments(
    { status, q }: { status?: PaymentStatus; q?: string },
    page: PageQuery,
  ): Promise<[KnownPaymentCheckout[], Total]> {
    const [field, value] = q === undefined ? [] : await this.paymentSought(q);
    const filter = {
      'payment.id': { $exists: true },
      ...(status && { 'payment.status': status }),
      ...(field && { [field]: value }),
    };
    const sort = { 'payment.createdAt': -1, _id: 1 } as const;
    const hint = field ? ({ [field]: 1 } as const) : undefined;
    return listPage<KnownPaymentCheckout>(
      this.model,
      { filter, sort, ...(hint && { hint }) },
      page,
    );
  }

  /** What people look for a payment by: the address of its buyer, its own id, the number of its order. */
  private async paymentSought(q: string): Promise<[field: string, value: string]> {
    if (q.includes('@')) return ['email', q.toLowerCase()];
    const projection = { _id: 1 };
    const payment = await this.collection.findOne({ 'payment.id': q }, { projection });
    return payment ? ['payment.id', q] : ['orderNumber', q.toUpperCase()];
  }
}

/** What a step writes. Its id shows whether it was this very write that has taken the step. */
function writtenBy({ name, filter, update = {} }: Step, stepId: string): Written {
  const { from, to } = SAGA[name];
  const { $set, $unset, $push, ...rest } = update;
  const now = new Date();
  const over: Record<string, 1> = {};
  if (!HAS_CART.includes(to)) over['openCartId'] = 1;
  if ($set === undefined || !('wakeAt' in $set)) over['wakeAt'] = 1;
  return {
    filter: { ...filter, ...beforeStatusOf(update), state: { $in: [...from] } },
    update: {
      ...rest,
      $set: { ...$set, state: to, updatedAt: now },
      $push: { ...$push, steps: { state: to, at: now, id: stepId } },
      $unset: { ...$unset, ...over },
      $inc: { version: 1 },
    } as mongo.UpdateFilter<CheckoutDoc>,
  };
}

function hasTaken({ steps = [] }: CheckoutDoc, stepId: string): boolean {
  return steps.some(({ id }) => id === stepId);
}

function changeOf(filter: mongo.Filter<CheckoutDoc>, update: Update): Written {
  const { $set, ...rest } = update;
  return {
    filter: { ...filter, ...beforeStatusOf(update) },
    update: {
      ...rest,
      $set: { ...$set, updatedAt: new Date() },
      $inc: { version: 1 },
    } as mongo.UpdateFilter<CheckoutDoc>,
  };
}

/** The condition that the payment may get the status which the update sets, or has it. */
function beforeStatusOf(update: Update): mongo.Filter<CheckoutDoc> {
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
