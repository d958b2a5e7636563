import { Injectable } from '@nestjs/common';
import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { REORDER_STATES, ReorderLine } from '@solar/contracts/checkout/orders-http';
import type { Money } from '@solar/contracts/common/money';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { OrderRepository } from '../orders/order.repository';
import { requirePrices } from '../pricing/require-prices';
import { PriceClient, unitOf } from '../products/price.client';
import { StockLevels } from '../products/stock-levels';

/** What of an order can be bought again today. The cart is filled by the screen, once the customer has seen what is different. */
@Injectable()
export class Reorders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly prices: PriceClient,
    private readonly stock: StockLevels,
  ) {}

  async preview(user: Principal, orderId: string): Promise<{ lines: ReorderLine[] }> {
    requirePrices(user);
    const order = await this.orders.findOwned(orderId, user.userId);
    if (!order) throw problem.notFound('Order');
    const prices = await this.prices.prices(
      user,
      order.lines.map(({ productId }) => productId),
    );
    const lines = order.lines.map((line) => {
      const price = prices.get(line.productId);
      return this.compared(line, price?.buyable ? unitOf(price, line.quantity) : null);
    });
    return { lines };
  }

  private compared(line: PricedLine, now: Money | null): ReorderLine {
    const { productId, slug, name, brand, imageUrl, quantity, unit: then } = line;
    const available = this.stock.leftBelow(productId, quantity);
    const state = stateOf(then, now);
    return { productId, slug, name, brand, imageUrl, quantity, state, then, now, available };
  }
}

function stateOf(then: Money, now: Money | null): (typeof REORDER_STATES)[number] {
  if (now === null) return 'gone';
  // Prices of two currencies can't be compared: the customer is shown both.
  if (now.currency !== then.currency || now.amount > then.amount) return 'dearer';
  return now.amount < then.amount ? 'cheaper' : 'same';
}
