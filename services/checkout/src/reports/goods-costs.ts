import { Injectable } from '@nestjs/common';
import { LIMITS } from '@solar/contracts/common/limits';
import { money, type Money } from '@solar/contracts/common/money';
import { PriceClient, type ProductCost } from '../products/price.client';
import type { LineSums } from './sales.repository';

type Cost = { cost: Money | null };

/** What sold goods cost the shop, by what its products cost today. For staff who may see costs. */
@Injectable()
export class GoodsCosts {
  constructor(private readonly prices: PriceClient) {}

  /** Answers for the lines of one key, or for all. Goods of which one has no cost in this currency have none together. */
  async of(
    lines: readonly Pick<LineSums, 'key' | 'productId' | 'pieces'>[],
    currency: string,
  ): Promise<(key?: string) => Cost> {
    const costs = await this.read([...new Set(lines.map(({ productId }) => productId))]);
    const sums = new Map<string, number>();
    for (const { key, productId, pieces } of lines) {
      const unit = costs.get(productId)?.cost;
      const cost = unit?.currency === currency ? unit.amount * pieces : Number.NaN;
      sums.set(key, (sums.get(key) ?? 0) + cost);
    }
    const all = [...sums.values()].reduce((sum, cost) => sum + cost, 0);
    return (key) => {
      const amount = key === undefined ? all : (sums.get(key) ?? 0);
      return { cost: Number.isNaN(amount) ? null : money(amount, currency) };
    };
  }

  private async read(productIds: readonly string[]): Promise<Map<string, ProductCost>> {
    const costs = new Map<string, ProductCost>();
    for (let start = 0; start < productIds.length; start += LIMITS.cartLinesMax) {
      const asked = productIds.slice(start, start + LIMITS.cartLinesMax);
      for (const [id, cost] of await this.prices.costs(asked)) costs.set(id, cost);
    }
    return costs;
  }
}
