import { Injectable } from '@nestjs/common';
import { orderPlaced } from '@solar/contracts/checkout/events';
import {
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { z } from 'zod';
import { placedData } from '../orders/order-events';
import { OrderRepository } from '../orders/order.repository';
import { SettlementService } from '../payments/settlement.service';
import { CheckoutRepository } from './checkout.repository';
import { CheckoutSignals } from './checkout-signals';

/**
 * The inventory's answers. Each effect begins with a compare-and-set on the saga's state, which a second delivery finds moved
 * on; that makes an inbox row (and for the hold a whole transaction) unnecessary on the hot path.
 */
@Injectable()
export class StockConsumer {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly settlement: SettlementService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly signals: CheckoutSignals,
  ) {}

  @OnMessage(stockHeld, { durable: 'stock-held', inbox: false })
  async onHeld(data: z.infer<typeof stockHeld.data>): Promise<void> {
    const expiresAt = new Date(data.expiresAt);
    const moved = await this.checkouts.advance(data.checkoutId, ['reserving'], 'reserved', {
      expiresAt,
      wakeAt: expiresAt,
    });
    if (moved) this.signals.announce(data.checkoutId);
  }

  @OnMessage(stockHoldRefused, { durable: 'stock-hold-refused', inbox: false })
  async onHoldRefused(data: z.infer<typeof stockHoldRefused.data>): Promise<void> {
    const moved = await this.checkouts.advance(data.checkoutId, ['reserving'], 'cancelled', {
      cancelReason: 'stock_insufficient',
      shortages: data.shortages,
    });
    if (moved) this.signals.announce(data.checkoutId);
  }

  @OnMessage(stockAllocated, { durable: 'stock-allocated', inbox: false })
  async onAllocated(data: z.infer<typeof stockAllocated.data>): Promise<void> {
    const placed = await this.transactions.run(async (session) => {
      const moved = await this.checkouts.advance(
        data.checkoutId,
        ['confirming'],
        'placed',
        {},
        session,
      );
      if (!moved) return false;
      const order = await this.orders.place(data.orderId, new Date(), session);
      if (!order) throw new Error(`${data.orderId} is confirmed and not pending`);
      await this.outbox.add(session, orderPlaced, {
        aggregateId: order._id,
        version: order.version,
        data: placedData(order),
      });
      return true;
    });
    if (placed) this.signals.announce(data.checkoutId);
  }

  @OnMessage(stockAllocationRefused, { durable: 'stock-allocation-refused', inbox: false })
  async onAllocationRefused(data: z.infer<typeof stockAllocationRefused.data>): Promise<void> {
    const checkout = await this.checkouts.findById(data.checkoutId);
    if (checkout) await this.settlement.unfulfillable(checkout);
  }

  /** A hold that ended by itself ends its checkout: the sweeper asks the provider and cancels. */
  @OnMessage(stockReleased, { durable: 'stock-released', inbox: false })
  async onReleased(data: z.infer<typeof stockReleased.data>): Promise<void> {
    this.signals.announce(data.holdId);
    const now = new Date();
    await this.checkouts.reschedule(data.checkoutId, ['reserved', 'authorizing'], {
      wakeAt: now,
      expiresAt: now,
    });
  }
}
