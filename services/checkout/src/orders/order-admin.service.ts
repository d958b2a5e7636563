import { Injectable } from '@nestjs/common';
import { ORDER_TRANSITIONS } from '@solar/contracts/checkout/order-states';
import type {
  addOrderNoteSchema,
  changeOrderStatusSchema,
  listOrdersQuerySchema,
  OrderListItem,
  shipOrderSchema,
  StaffOrder,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { shipOrder } from '@solar/contracts/inventory/commands';
import type { orderShipped } from '@solar/contracts/inventory/events';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { outboxEntry } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { z } from 'zod';
import { OrderMoves, type Move } from './order-moves';
import { OrderViews } from './order-views';
import { presentListItem } from './order.presenter';
import { OrderRepository } from './order.repository';
import type { OrderDoc } from './order.schema';

/** In the history of an order, where the screens say it in the reader's language. */
const LEFT_ON_HOLD = 'left_on_hold';

/** What staff do with an order that the saga has placed. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly moves: OrderMoves,
    private readonly views: OrderViews,
  ) {}

  async list(query: z.infer<typeof listOrdersQuerySchema>): Promise<Page<OrderListItem>> {
    const [items, total] = await this.orders.list(query, query, query.sort);
    return paged(items.map(presentListItem), total, query);
  }

  async read(id: string): Promise<StaffOrder> {
    return this.views.forStaff(await this.existing(id));
  }

  async changeStatus(
    id: string,
    input: z.infer<typeof changeOrderStatusSchema>,
  ): Promise<StaffOrder> {
    const { status, note, notify } = input;
    const order = await this.existing(id);
    return this.views.forStaff(await this.move(order, { to: status, note: note ?? null, notify }));
  }

  /** Keeps what staff have to say about an order; its customer never sees it. */
  async addNote(
    id: string,
    { text }: z.infer<typeof addOrderNoteSchema>,
    author: Principal,
  ): Promise<StaffOrder> {
    await this.existing(id);
    const by = { id: author.userId, name: author.name };
    const noted = await this.orders.addNote(id, { id: newId('not'), at: new Date(), by, text });
    if (!noted) throw problem.conflict('order.too_many_notes', 'This order has too many notes');
    return this.views.forStaff(noted);
  }

  /** Marks the order shipped and has the warehouse move its goods out. */
  async ship(id: string, input: z.infer<typeof shipOrderSchema>): Promise<StaffOrder> {
    const { trackingNumber, carrier, notify } = input;
    const order = await this.existing(id);
    const command = outboxEntry(shipOrder, {
      aggregateId: order._id,
      version: order.version + 1,
      data: { orderId: order._id, orderNumber: order.orderNumber, trackingNumber, carrier },
    });
    const moved = await this.move(order, {
      to: 'shipped',
      note: null,
      notify,
      set: { carrier, trackingNumber },
      commands: [command],
    });
    return this.views.forStaff(moved);
  }

  /**
   * The warehouse shipped by itself: the order follows, with the parcel's number, and a hold is over when the goods are gone. A
   * repeated or late report changes nothing.
   */
  async shippedByWarehouse(report: z.infer<typeof orderShipped.data>): Promise<void> {
    await this.orders.addSerials(report.orderId, report.serials ?? []);
    const found = await this.orders.findById(report.orderId);
    const order =
      found?.status === 'onhold'
        ? await this.move(found, { to: 'processing', note: LEFT_ON_HOLD, notify: false })
        : found;
    if (order?.status === 'pending') {
      // Goods of an order were allocated before they left: that message is still on its way, and this one comes again after it.
      throw problem.unavailable('order.not_allocated', 'The allocation has not been heard of yet');
    }
    if (order?.status !== 'processing') return;
    const { carrier = null, trackingNumber = null, by } = report;
    const set = { carrier, trackingNumber };
    await this.move(order, { to: 'shipped', note: null, notify: true, set, by });
  }

  private move(order: OrderDoc, move: Move): Promise<OrderDoc> {
    if (order.status === 'pending') throw problem.illegalTransition('order', 'pending', move.to);
    assertTransition('order', ORDER_TRANSITIONS, order.status, move.to);
    return this.moves.move(order, move);
  }

  private async existing(id: string): Promise<OrderDoc> {
    const order = await this.orders.findById(id);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}
