import { Injectable } from '@nestjs/common';
import { orderStatusChanged } from '@solar/contracts/checkout/events';
import { ORDER_TRANSITIONS, type OrderStatus } from '@solar/contracts/checkout/order-states';
import type {
  cancelOrderSchema,
  changeOrderStatusSchema,
  listOrdersQuerySchema,
  Order,
  OrderListItem,
  shipOrderSchema,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { releaseAllocation, shipOrder } from '@solar/contracts/inventory/commands';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { RefundService } from '../payments/refund.service';
import { OrderMails } from './order-mails';
import { statusChangedData } from './order-events';
import { presentListItem, presentOrder } from './order.presenter';
import { OrderRepository } from './order.repository';
import type { OrderDoc } from './order.schema';

type Move = {
  to: OrderStatus;
  note: string | null;
  notify: boolean;
  tracking?: { carrier: string; trackingNumber: string };
};

@Injectable()
export class OrderAdminService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: RefundService,
    private readonly mails: OrderMails,
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async list(query: z.infer<typeof listOrdersQuerySchema>): Promise<Page<OrderListItem>> {
    const { items, total } = await this.orders.list(query, query, query.sort);
    return paged(items.map(presentListItem), total, query);
  }

  async read(id: string): Promise<Order> {
    return presentOrder(await this.existing(id));
  }

  async changeStatus(id: string, input: z.infer<typeof changeOrderStatusSchema>): Promise<Order> {
    const { status, note, notify } = input;
    await this.transactions.run((session) =>
      this.move(id, { to: status, note: note ?? null, notify }, session),
    );
    return this.read(id);
  }

  /** Marks the order shipped and tells the warehouse to move its goods out. */
  async ship(id: string, input: z.infer<typeof shipOrderSchema>): Promise<Order> {
    const { trackingNumber, carrier, notify } = input;
    await this.transactions.run(async (session) => {
      const order = await this.move(
        id,
        { to: 'shipped', note: null, notify, tracking: { carrier, trackingNumber } },
        session,
      );
      await this.outbox.add(session, shipOrder, {
        aggregateId: order._id,
        version: order.version + 1,
        data: { orderId: order._id, orderNumber: order.orderNumber, trackingNumber },
      });
    });
    return this.read(id);
  }

  /** Cancels an order that has not left: its stock is given back and what was paid is refunded. */
  async cancel(id: string, input: z.infer<typeof cancelOrderSchema>): Promise<Order> {
    const { reason, notify } = input;
    const order = await this.transactions.run(async (session) => {
      const moved = await this.move(id, { to: 'cancelled', note: reason, notify }, session);
      await this.outbox.add(session, releaseAllocation, {
        aggregateId: moved._id,
        version: moved.version + 1,
        data: { orderId: moved._id, reason },
      });
      const refund = { refundId: moved._id.replace(/^ord/, 'rfd'), amountMinor: null, reason };
      await this.refunds.reserve(moved.paymentId, refund, session);
      return moved;
    });
    await this.refunds.execute(order.paymentId);
    return this.read(id);
  }

  /** The warehouse shipped by itself: the order follows. A repeated or late report changes nothing. */
  async shippedByWarehouse(id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const order = await this.orders.findById(id, session);
      if (order?.status !== 'processing') return;
      await this.move(id, { to: 'shipped', note: null, notify: true }, session);
    });
  }

  private async move(id: string, move: Move, session: ClientSession): Promise<OrderDoc> {
    const order = await this.existing(id, session);
    if (order.status === 'pending') throw problem.illegalTransition('order', 'pending', move.to);
    assertTransition('order', ORDER_TRANSITIONS, order.status, move.to);
    const changed = { at: new Date(), note: move.note, ...move.tracking };
    await this.orders.setStatus(order, move.to, changed, session);
    await this.outbox.add(session, orderStatusChanged, {
      aggregateId: order._id,
      version: order.version + 1,
      data: statusChangedData(order, move.to, move.tracking?.trackingNumber),
    });
    if (move.notify) {
      const after = { ...order, ...move.tracking, status: move.to };
      await this.mailer.enqueue(session, await this.mails.statusChanged(after, move.note));
    }
    return order;
  }

  private async existing(id: string, session?: ClientSession): Promise<OrderDoc> {
    const order = await this.orders.findById(id, session);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}
