import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  CHECKOUT_TRANSITIONS,
  OPEN_CHECKOUT_STATES,
  type CheckoutState,
} from '@solar/contracts/checkout/checkout-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import type { ClientSession, Model } from 'mongoose';
import type { CheckoutDoc } from './checkout.schema';

export type NewCheckout = Omit<CheckoutDoc, 'version' | 'createdAt' | 'updatedAt'>;

type Changes = Partial<
  Pick<CheckoutDoc, 'orderNumber' | 'shortages' | 'cancelReason' | 'expiresAt' | 'wakeAt'>
>;

/** A customer's cart and quotes, each with one open checkout at most. */
const RIVALS_MAX = 100;

@Injectable()
export class CheckoutRepository {
  constructor(@InjectModel('Checkout') private readonly checkouts: Model<CheckoutDoc>) {}

  findById(id: string, session?: ClientSession): Promise<CheckoutDoc | null> {
    return this.checkouts
      .findById(id)
      .session(session ?? null)
      .lean();
  }

  findOwned(id: string, customerId: string): Promise<CheckoutDoc | null> {
    return this.checkouts.findOne({ _id: id, customerId }).lean();
  }

  findByKey(customerId: string, idempotencyKey: string): Promise<CheckoutDoc | null> {
    return this.checkouts.findOne({ customerId, idempotencyKey }).lean();
  }

  /** The checkout that a key has made, and the customer's open ones: all that a new checkout may meet. */
  async findRivals(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ sameKey: CheckoutDoc | undefined; open: CheckoutDoc[] }> {
    const found = await this.checkouts
      .find({ customerId, $or: [{ idempotencyKey }, { openCartId: { $exists: true } }] })
      .limit(RIVALS_MAX)
      .lean();
    return {
      sameKey: found.find((checkout) => checkout.idempotencyKey === idempotencyKey),
      open: found.filter((checkout) => checkout.openCartId !== undefined),
    };
  }

  async insert(checkout: NewCheckout, session: ClientSession): Promise<void> {
    await this.checkouts.create([checkout], { session });
  }

  /**
   * The saga's one step: compare-and-set from one of the states `from`. False when the checkout is in none of them.
   * Throws Error for a move that the table forbids.
   */
  async advance(
    id: string,
    from: readonly CheckoutState[],
    to: CheckoutState,
    changes: Changes = {},
    session?: ClientSession,
  ): Promise<boolean> {
    for (const state of from) {
      if (!canTransition(CHECKOUT_TRANSITIONS, state, to)) {
        throw new Error(`checkout: ${state} does not lead to ${to}`);
      }
    }
    const left: Record<string, 1> = {};
    if (!OPEN_CHECKOUT_STATES.includes(to)) left['openCartId'] = 1;
    if (changes.wakeAt === undefined) left['wakeAt'] = 1;
    const result = await this.checkouts.updateOne(
      { _id: id, state: { $in: [...from] } },
      { $set: { ...changes, state: to }, $unset: left, $inc: { version: 1 } },
      { session },
    );
    return result.matchedCount === 1;
  }

  /** Changes when the sweeper looks again, while the checkout is still in `state`. */
  async reschedule(
    id: string,
    states: readonly CheckoutState[],
    changes: { wakeAt: Date; expiresAt?: Date },
  ): Promise<void> {
    await this.checkouts.updateOne({ _id: id, state: { $in: [...states] } }, { $set: changes });
  }

  due(now: Date, limit: number): Promise<CheckoutDoc[]> {
    return this.checkouts
      .find({ wakeAt: { $lte: now } })
      .sort({ wakeAt: 1 })
      .limit(limit)
      .lean();
  }
}
