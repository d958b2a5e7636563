import { Injectable } from '@nestjs/common';
import { ORDER_TRANSITIONS } from '@solar/contracts/checkout/order-states';
import { money } from '@solar/contracts/common/money';
import type { cancelOrderSchema, Order } from '@solar/contracts/checkout/orders-http';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { OrderMoves } from '../../orders/order-moves';
import { OrderViews } from '../../orders/order-views';
import { OrderRepository } from '../../orders/order.repository';
import type { OrderDoc } from '../../orders/order.schema';
import { awaitsTransfer } from '../../orders/order-transfer';
import { requirePrices } from '../../pricing/require-prices';
import type { CancelWord } from '../../settings/checkout-mails';
import { CheckoutRepository } from '../checkout.repository';
import { releaseAllocationEntry } from '../order-of-checkout';
import { Refunds } from '../refund';
import { Transfers } from '../transfer';

type Input = z.infer<typeof cancelOrderSchema> & {
  /** What the mail says in place of the reason. */
  word?: CancelWord;
};

/** In the order's history when the customer gave no reason; the screens have words for it. */
const BY_CUSTOMER = 'cancelled_by_customer';

/** Staff, or its customer, cancel an order that has not left: its stock is given back and what was paid is refunded. */
@Injectable()
export class OrderCancellation {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly checkouts: CheckoutRepository,
    private readonly refunds: Refunds,
    private readonly transfers: Transfers,
    private readonly transactions: Transactions,
    private readonly views: OrderViews,
  ) {}

  async cancel(id: string, input: Input): Promise<Order> {
    return this.end(await this.existing(id), input);
  }

  /** The customer changes their mind while the table still allows it. */
  async cancelOwned(user: Principal, id: string, reason: string | undefined): Promise<Order> {
    requirePrices(user);
    const order = await this.orders.findOwned(id, user.userId);
    if (!order) throw problem.notFound('Order');
    const ended = await this.end(order, {
      notify: true,
      ...(reason ? { reason } : { reason: BY_CUSTOMER, word: 'by_customer' }),
    });
    return { ...ended, nextStatuses: [] };
  }

  private async end(order: OrderDoc, input: Input): Promise<Order> {
    if (awaitsTransfer(order)) await this.cancelUnpaid(order, input);
    else await this.cancelPaid(order, input);
    return this.views.full(await this.existing(order._id));
  }

  private async cancelUnpaid(order: OrderDoc, { reason, notify, word }: Input): Promise<void> {
    const checkout = await this.checkouts.findById(order.checkoutId);
    const end = { reason: 'staff' as const, note: reason, notify, ...(word && { word }) };
    if (checkout && (await this.transfers.end(checkout, end))) return;
    throw problem.conflict('conflict.version', 'Somebody else changed this order; load it again');
  }

  private async cancelPaid(order: OrderDoc, { reason, notify, word }: Input): Promise<void> {
    if (order.status === 'pending')
      throw problem.illegalTransition('order', 'pending', 'cancelled');
    assertTransition('order', ORDER_TRANSITIONS, order.status, 'cancelled');
    if (order.parts?.length) {
      throw problem.conflict('order.part_shipped', 'A part of this order has left already');
    }
    const commands = [releaseAllocationEntry(order, reason)];
    const move = {
      to: 'cancelled' as const,
      note: reason,
      notify,
      commands,
      ...(word && { reason: word }),
    };
    const refund = { refundId: order._id.replace(/^ord/, 'rfd'), amount: null, reason };
    const { currency } = order.totals.total;
    await this.transactions.run(async (session) => {
      const refunded = await this.refunds.reserve(order.paymentId, refund, session);
      await this.moves.move(order, { ...move, refund: money(refunded, currency) }, session);
    });
    await this.refunds.execute(order.paymentId);
  }

  private async existing(id: string): Promise<OrderDoc> {
    const order = await this.orders.findById(id);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}
