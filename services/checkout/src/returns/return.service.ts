import { Injectable } from '@nestjs/common';
import type {
  OrderReturn,
  OrderReturns,
  requestReturnSchema,
} from '@solar/contracts/checkout/returns-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import type { z } from 'zod';
import { OrderRepository } from '../orders/order.repository';
import { requirePrices } from '../pricing/require-prices';
import { SiteSettingsService } from '../settings/site-settings.service';
import { ReturnMoves } from './return-moves';
import { ReturnOpening } from './return-opening';
import { presentReturn } from './return.presenter';
import { ReturnRepository } from './return.repository';
import { returnable } from './returnable';

/** What customers do with the goods that they have got. */
@Injectable()
export class ReturnService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly returns: ReturnRepository,
    private readonly opening: ReturnOpening,
    private readonly moves: ReturnMoves,
    private readonly settings: SiteSettingsService,
  ) {}

  /** For the order's owner, and for staff that may read orders. */
  async ofOrder(user: Principal, orderId: string): Promise<OrderReturns> {
    const staff = hasPermission(user, 'checkout.orders.read');
    if (!staff) requirePrices(user);
    const order = staff
      ? await this.orders.findById(orderId)
      : await this.orders.findOwned(orderId, user.userId);
    if (!order) throw problem.notFound('Order');
    const returns = await this.returns.ofOrder(orderId);
    const days = await this.settings.returnDays();
    return {
      items: returns.map(presentReturn),
      returnable: returnable(order, returns, days, new Date()),
    };
  }

  async request(
    user: Principal,
    orderId: string,
    input: z.infer<typeof requestReturnSchema>,
  ): Promise<OrderReturn> {
    requirePrices(user);
    const days = await this.settings.returnDays();
    const opener = { by: 'customer' as const, customerId: user.userId, days };
    return presentReturn(await this.opening.open(orderId, input, opener));
  }

  /** The customer changes their mind while nobody has decided. */
  async cancel(user: Principal, id: string): Promise<OrderReturn> {
    requirePrices(user);
    const doc = await this.returns.findOwned(id, user.userId);
    if (!doc) throw problem.notFound('Return');
    return presentReturn(await this.moves.move(doc, { to: 'cancelled', by: 'customer' }));
  }
}
