import { Injectable } from '@nestjs/common';
import type { orderPartShipped, orderShort } from '@solar/contracts/inventory/events';
import { PART_SHIPPED } from '@solar/contracts/checkout/part-shipped';
import { problem } from '@solar/service-kit/errors/problem';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { OrderMoves } from '../orders/order-moves';
import { OrderRepository } from '../orders/order.repository';
import type { OrderDoc } from '../orders/order.schema';
import { CheckoutMails } from '../settings/checkout-mails';
import { costOfMissing, withMissing } from './missing-pieces';
import { Refunds } from './refund';
import { OrderCancellation } from './staff/order-cancellation';

type Decided = z.infer<typeof orderShort.data>;
type PartShipped = z.infer<typeof orderPartShipped.data>;

/** Notes in the history of an order; the screens have words for them, and so have the mails. */
const NOTES = {
  wait: 'waiting_for_stock',
  arrived: 'stock_arrived',
  shortShip: 'short_shipped',
  partShipped: PART_SHIPPED,
  cancel: 'goods_gone',
} as const;

/** Brings an order in line with what the warehouse has decided on goods that are gone. A repeated message changes nothing. */
@Injectable()
export class Shortages {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly refunds: Refunds,
    private readonly cancellation: OrderCancellation,
    private readonly mails: CheckoutMails,
    private readonly transactions: Transactions,
  ) {}

  async decided(short: Decided): Promise<void> {
    const order = await this.placed(short.orderId);
    if (!order || order.shortages?.includes(short.shortageId)) return;
    switch (short.choice) {
      case 'wait':
        return this.wait(order, short);
      case 'short_ship':
        return this.goWithout(order, short);
      case 'cancel':
        return this.cancel(order);
    }
  }

  /** Everything that the order waited for is there. */
  async covered(orderId: string): Promise<void> {
    const order = await this.orders.findById(orderId);
    if (order?.status !== 'onhold' || order.history.at(-1)?.note !== NOTES.wait) return;
    const note = NOTES.arrived;
    await this.moves.move(order, { to: 'processing', note, reason: note, notify: true });
  }

  async partShipped({ orderId, shippedAt, serials = [], ...sent }: PartShipped): Promise<void> {
    const { carrier, trackingNumber, lines, by } = sent;
    await this.orders.addSerials(orderId, serials);
    const order = await this.placed(orderId);
    if (!order || order.parts?.includes(shippedAt)) return;
    if (order.status !== 'processing' && order.status !== 'onhold') return;
    const parcel = { carrier: carrier ?? null, trackingNumber: trackingNumber ?? null };
    const set = { ...parcel, parts: [...(order.parts ?? []), shippedAt] };
    const note = NOTES.partShipped;
    await this.moves.move(order, {
      ...{ to: order.status, note, reason: note, notify: true, set, by },
      part: { lines, ...parcel },
    });
  }

  private async wait(order: OrderDoc, short: Decided): Promise<void> {
    if (order.status !== 'processing') return;
    const note = NOTES.wait;
    const set = { shortages: shortagesWith(order, short) };
    await this.moves.move(order, { to: 'onhold', note, reason: note, notify: true, set });
  }

  /** The pieces are never sent: what they have cost goes back, and the order goes on without them. */
  private async goWithout(order: OrderDoc, short: Decided): Promise<void> {
    if (order.status === 'cancelled' || order.status === 'refunded') return;
    const amount = costOfMissing(order, short.lines);
    const reason = await this.mails.word(order.language, 'refundReasons', 'short');
    const refundId = short.shortageId.replace(/^sho/, 'rfd');
    const set = {
      shortages: shortagesWith(order, short),
      notShipped: withMissing(order, short.lines),
    };
    const to = order.status === 'onhold' ? ('processing' as const) : order.status;
    const note = NOTES.shortShip;
    await this.transactions.run(async (session) => {
      await this.moves.move(order, { to, note, reason: note, notify: true, set }, session);
      if (amount > 0) {
        await this.refunds.reserve(order.paymentId, { refundId, amount, reason }, session);
      }
    });
    await this.refunds.execute(order.paymentId);
  }

  private async cancel(order: OrderDoc): Promise<void> {
    if (order.status !== 'processing' && order.status !== 'onhold') return;
    const input = { reason: NOTES.cancel, word: 'out_of_stock' as const, notify: true };
    await this.cancellation.cancel(order._id, input);
  }

  private async placed(orderId: string): Promise<OrderDoc | null> {
    const order = await this.orders.findById(orderId);
    if (order?.status !== 'pending') return order;
    // Goods were allocated before they were gone: that message is still on its way, and this one comes again after it.
    throw problem.unavailable('order.not_allocated', 'The allocation has not been heard of yet');
  }
}

function shortagesWith(order: OrderDoc, { shortageId }: Decided): string[] {
  return [...(order.shortages ?? []), shortageId];
}
