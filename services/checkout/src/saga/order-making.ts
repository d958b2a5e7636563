import { Injectable } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { placedData } from '../orders/order-events';
import { OrderMails } from '../orders/order-mails';
import { OrderMoves } from '../orders/order-moves';
import { OrderNumbers } from '../orders/order-numbers.service';
import { OrderRepository } from '../orders/order.repository';
import type { OrderState } from '../orders/order.schema';
import type { CheckoutDoc } from './checkout.schema';
import { confirmHoldEntry, orderOf, type OrderTerms } from './order-of-checkout';
import { PurchaseSources } from './purchase-sources';

/** Moves the checkout in the transaction; null when somebody else has moved it. */
type Move = (orderNumber: string, session: ClientSession) => Promise<CheckoutDoc | null>;
export type Made = { outcome: 'made'; checkout: CheckoutDoc } | { outcome: 'missed' | 'ordered' };

/** Makes the order of a checkout in one transaction: move the checkout, insert the order, take the lines out of their source. */
@Injectable()
export class OrderMaking {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly numbers: OrderNumbers,
    private readonly sources: PurchaseSources,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  /** `ordered` when the cart has become another order: the unique index on the cart refuses a second one. */
  async make(terms: OrderTerms, move: Move): Promise<Made> {
    const number = await this.numbers.take();
    try {
      const checkout = await this.transactions.run(async (session) => {
        const moved = await move(number.text, session);
        if (!moved) return null;
        const order = await this.withMessages(
          moved,
          orderOf(moved, terms, number.text, new Date()),
        );
        await this.orders.insert(order, session);
        await this.sources.consume(moved, session);
        this.moves.publish(order, session);
        return moved;
      });
      if (checkout) return { outcome: 'made', checkout };
      this.numbers.giveBack(number);
      return { outcome: 'missed' };
    } catch (error) {
      if (!isDuplicateKey(error, 'cartId')) throw error;
      this.numbers.giveBack(number);
      return { outcome: 'ordered' };
    }
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
