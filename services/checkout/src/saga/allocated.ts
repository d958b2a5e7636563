import { Injectable } from '@nestjs/common';
import type { stockAllocated, stockAllocationRefused } from '@solar/contracts/inventory/events';
import { money } from '@solar/contracts/common/money';
import { releaseAllocation } from '@solar/contracts/inventory/commands';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { OrderMoves } from '../orders/order-moves';
import { OrderRepository } from '../orders/order.repository';
import { CheckoutRepository } from './checkout.repository';
import type { CheckoutDoc } from './checkout.schema';
import { CheckoutSignals } from './checkout-signals';
import { askAgainAt, confirmHoldEntry } from './order-of-checkout';
import { Refunds } from './refund';
import { Transfers } from './transfer';

const NOTE = 'stock_insufficient';

/** The inventory's answer to confirmHold: the order alone goes on, or is cancelled and its money goes back. */
@Injectable()
export class AllocationAnswered {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly refunds: Refunds,
    private readonly transfers: Transfers,
    private readonly signals: CheckoutSignals,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  async allocated({ orderId }: z.infer<typeof stockAllocated.data>): Promise<void> {
    const order = await this.orders.allocate(orderId, new Date());
    if (order) this.moves.publish(order);
    else await this.releaseWhenCancelled(orderId);
  }

  async refused({ checkoutId }: z.infer<typeof stockAllocationRefused.data>): Promise<void> {
    const checkout = await this.checkouts.findById(checkoutId);
    if (checkout?.state === 'awaiting_transfer') {
      await this.transfers.end(checkout, {
        reason: 'stock_insufficient',
        note: NOTE,
        notify: true,
        word: 'out_of_stock_unpaid',
      });
    }
    if (checkout?.state === 'paid') await this.unfulfillable(checkout);
  }

  /** Asks for the allocation of orders once more that have waited for it too long. */
  async askAgain(now: Date, limit: number): Promise<void> {
    for (const order of await this.orders.due(now, limit)) {
      const checkout = await this.checkouts.findById(order.checkoutId);
      if (!checkout) continue;
      const owed = this.outbox.owed([confirmHoldEntry(checkout.holdId, order)]);
      const waiting = await this.orders.askAgain(order._id, owed, askAgainAt());
      if (waiting) await this.outbox.publish('orders', order._id, owed);
    }
  }

  private async unfulfillable(checkout: CheckoutDoc): Promise<void> {
    const paymentId = checkout.payment?.id;
    if (paymentId === undefined) throw new Error(`${checkout._id} is paid without a payment`);
    const refund = {
      refundId: checkout._id.replace(/^chk/, 'rfd'),
      amount: null,
      reason: NOTE,
    };
    const moved = await this.transactions.run(async (session) => {
      const order = await this.orders.findById(checkout.orderId, session);
      if (order?.status !== 'pending' || order.allocatedAt !== null) return false;
      const unfulfilled = await this.checkouts.take(
        'unallocated',
        { _id: checkout._id },
        {},
        session,
      );
      if (!unfulfilled) return false;
      const reason = 'out_of_stock' as const;
      const refunded = await this.refunds.reserve(paymentId, refund, session);
      const move = { to: 'cancelled' as const, note: NOTE, notify: true, reason };
      const { currency } = order.totals.total;
      await this.moves.move(order, { ...move, refund: money(refunded, currency) }, session);
      afterCommit(session, () => this.signals.announce(unfulfilled));
      return true;
    });
    if (moved) await this.refunds.execute(paymentId);
  }

  /** An allocation that comes for an order that was given up meanwhile is given back. */
  private async releaseWhenCancelled(orderId: string): Promise<void> {
    const order = await this.orders.findById(orderId);
    if (order?.status !== 'cancelled') return;
    await this.transactions.run((session) =>
      this.outbox.addMany(session, [
        outboxEntry(
          releaseAllocation,
          {
            aggregateId: orderId,
            version: order.version,
            data: { orderId, reason: 'cancelled' },
          },
          `release-${orderId}`,
        ),
      ]),
    );
  }
}
