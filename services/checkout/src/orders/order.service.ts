import { Injectable } from '@nestjs/common';
import type {
  listMyOrdersQuerySchema,
  Order,
  OrderListItem,
  TrackedOrder,
  trackOrderSchema,
} from '@solar/contracts/checkout/orders-http';
import type { Pieces } from '@solar/contracts/checkout/pieces-http';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import type { z } from 'zod';
import { requirePrices } from '../pricing/require-prices';
import { piecesOf } from './order-pieces';
import { OrderViews } from './order-views';
import { presentListItem } from './order.presenter';
import { OrderRepository } from './order.repository';

/** What customers see of their orders, and the public of one order's way. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly views: OrderViews,
  ) {}

  async listMine(
    user: Principal,
    query: z.infer<typeof listMyOrdersQuerySchema>,
  ): Promise<Page<OrderListItem>> {
    requirePrices(user);
    const filter = { customerId: user.userId, status: query.status };
    const [items, total] = await this.orders.list(filter, query);
    return paged(items.map(presentListItem), total, query);
  }

  async readMine(user: Principal, id: string): Promise<Order> {
    requirePrices(user);
    const order = await this.orders.findOwned(id, user.userId);
    if (!order) throw problem.notFound('Order');
    return { ...(await this.views.full(order)), nextStatuses: [] };
  }

  /** Names no price: who is no longer approved may still claim a warranty. */
  async pieces({ userId }: Principal, number: string | undefined): Promise<Pieces> {
    return { items: piecesOf(await this.orders.withPieces(userId, number), number) };
  }

  /** Wrong number and wrong e-mail answer alike, so that neither can be guessed by itself. */
  async track(input: z.infer<typeof trackOrderSchema>): Promise<TrackedOrder> {
    const order = await this.orders.findByNumber(input.orderNumber);
    if (order?.email !== input.email.toLowerCase()) throw problem.notFound('Order');
    return this.views.tracking(order);
  }
}
