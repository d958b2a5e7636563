import { Inject, Injectable } from '@nestjs/common';
import type {
  listMyOrdersQuerySchema,
  Order,
  OrderListItem,
  TrackedOrder,
  trackOrderSchema,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import type { z } from 'zod';
import type { CheckoutConfig } from '../config';
import { bankAccountOf } from '../payments/bank-transfer/bank-account';
import { requirePrices } from '../pricing/require-prices';
import { SiteSettingsService } from '../settings/site-settings.service';
import { orderDocument } from './document/order-document';
import { OrderViews } from './order-views';
import { presentListItem } from './order.presenter';
import { OrderRepository } from './order.repository';
import type { OrderDoc } from './order.schema';

/** What customers see of their orders, and the public of one order's way. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly views: OrderViews,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
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

  /** The order as PDF (a pro-forma until a transfer has come), for its owner and for staff that may read orders. */
  async document(user: Principal, id: string): Promise<{ fileName: string; pdf: Buffer }> {
    const order = await this.readable(user, id);
    const { siteName, contactEmail } = await this.settings.current();
    return {
      fileName: `${order.orderNumber}.pdf`,
      pdf: await orderDocument(order, {
        siteName,
        contactEmail,
        account: bankAccountOf(this.config),
      }),
    };
  }

  /** Wrong number and wrong e-mail answer alike, so that neither can be guessed by itself. */
  async track(input: z.infer<typeof trackOrderSchema>): Promise<TrackedOrder> {
    const order = await this.orders.findByNumber(input.orderNumber);
    if (order?.email !== input.email.toLowerCase()) throw problem.notFound('Order');
    return this.views.tracking(order);
  }

  private async readable(user: Principal, id: string): Promise<OrderDoc> {
    const staff = hasPermission(user, 'checkout.orders.read');
    if (!staff) requirePrices(user);
    const order = staff
      ? await this.orders.findById(id)
      : await this.orders.findOwned(id, user.userId);
    if (!order) throw problem.notFound('Order');
    return order;
  }
}
