import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { Database } from '@solar/service-kit/mongo/database';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { GroupCommit, type Outcome } from '@solar/service-kit/mongo/group-commit';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { WriteBatch } from '@solar/service-kit/mongo/write-batch';
import type { ClientSession } from 'mongoose';
import { placedData } from '../orders/order-events';
import { OrderMails } from '../orders/order-mails';
import { OrderMoves } from '../orders/order-moves';
import { OrderNumbers, type LentNumber } from '../orders/order-numbers.service';
import { OrderRepository } from '../orders/order.repository';
import type { OrderState } from '../orders/order.schema';
import { SiteSettingsService } from '../settings/site-settings.service';
import { CheckoutRepository, type Step } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { confirmHoldEntry, orderOf, type OrderTerms } from './order-of-checkout';
import { PurchaseSources } from './purchase-sources';

/** The step that makes the order, for the number that the order gets. */
type MakingStep = (orderNumber: string) => Step;
export type Made = { outcome: 'made'; checkout: CheckoutDoc } | { outcome: 'missed' | 'ordered' };

type Making = {
  terms: OrderTerms;
  step: Step;
  number: LentNumber;
  /** Messages carry the trace of the request that has made the order. */
  inItsContext: <T>(work: () => Promise<T>) => Promise<T>;
};

const TOGETHER_MAX = 32;

/**
 * Makes the orders of checkouts: moves the checkouts, inserts the orders, takes the lines out of their sources. Orders that wait at the
 * same time share one transaction; when it fails each gets one of its own.
 */
@Injectable()
export class OrderMaking {
  private readonly group = new GroupCommit<Making, Made>((makings) => this.commit(makings), {
    max: TOGETHER_MAX,
    keyOf: ({ step }) => step.filter._id,
  });

  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly numbers: OrderNumbers,
    private readonly sources: PurchaseSources,
    private readonly settings: SiteSettingsService,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly database: Database,
  ) {}

  /** `missed` when somebody else has moved the checkout; `ordered` when its cart has become another order. */
  async make(terms: OrderTerms, step: MakingStep): Promise<Made> {
    const number = await this.numbers.take();
    const inItsContext = AsyncResource.bind(<T>(work: () => Promise<T>) => work());
    const made = await this.group.run({ terms, step: step(number.text), number, inItsContext });
    if (made.outcome !== 'made') this.numbers.giveBack(number);
    return made;
  }

  private async commit(makings: readonly Making[]): Promise<Outcome<Made>[]> {
    try {
      const checkouts = await this.transactions.run((session) => this.makeAll(makings, session));
      return checkouts.map((checkout) => ({
        ok: true,
        value: checkout ? { outcome: 'made', checkout } : { outcome: 'missed' },
      }));
    } catch (error) {
      // The unique index on the cart refuses a second order, and the whole transaction with it.
      if (makings.length > 1 || !isDuplicateKey(error, 'cartId')) throw error;
      return [{ ok: true, value: { outcome: 'ordered' } }];
    }
  }

  private async makeAll(
    makings: readonly Making[],
    session: ClientSession,
  ): Promise<(CheckoutDoc | null)[]> {
    const moved = await this.moveAll(makings, session);
    const placed = { at: new Date(), settings: await this.settings.current() };
    const orders = await Promise.all(
      makings.map(({ terms, number, inItsContext }, index) => {
        const checkout = moved[index];
        if (!checkout) return null;
        const order = orderOf(checkout, terms, number.text, placed);
        return inItsContext(() => this.withMessages(checkout, order));
      }),
    );
    const made = orders.filter((order) => order !== null);
    if (made.length === 0) return moved;
    const batch = new WriteBatch(this.database, session);
    await this.orders.insertAll(made, batch);
    await this.sources.consume(
      moved.filter((checkout) => checkout !== null),
      batch,
    );
    for (const order of made) this.moves.publish(order, session);
    return moved;
  }

  private async moveAll(
    makings: readonly Making[],
    session: ClientSession,
  ): Promise<(CheckoutDoc | null)[]> {
    const steps = makings.map(({ step }) => step);
    const [only, ...others] = steps;
    if (!only || others.length > 0) return this.checkouts.takeAll(steps, session);
    return [await this.checkouts.take(only.name, only.filter, only.update, session)];
  }

  /** What makes a paid order count: its announcement and the customer's confirmation. `version` is the order's when it is placed. */
  async announcement(order: OrderState, version: number): Promise<OutboxEntry[]> {
    const placed = outboxEntry(orderPlaced, {
      aggregateId: order._id,
      version,
      data: placedData(order),
    });
    return [placed, this.mailer.entry(await this.mails.confirmed(order))];
  }

  /** The order owes confirmHold now; what it owes on the answer is stored beside it, so that the answer costs one write. */
  private async withMessages(checkout: CheckoutDoc, order: OrderState): Promise<OrderState> {
    const paid = order.paymentStatus === 'succeeded';
    const onAllocated = paid
      ? await this.announcement(order, 1)
      : [this.mailer.entry(await this.mails.transferRequested(order))];
    return {
      ...order,
      outbox: this.outbox.owed([confirmHoldEntry(checkout.holdId, order)]),
      onAllocated: this.outbox.owed(onAllocated),
    };
  }
}
