import { Injectable } from '@nestjs/common';
import { PRICED_TOGETHER_MAX, priceProducts, productCosts } from '@solar/contracts/catalog/rpc';
import type { Money } from '@solar/contracts/common/money';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import type { Principal } from '@solar/service-kit/auth/principal';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { GroupCommit, type Outcome } from '@solar/service-kit/mongo/group-commit';
import type { z } from 'zod';
import { ShownPrices } from './shown-prices';

export type ProductCost = z.infer<typeof productCosts.reply>['products'][number];
export type ProductPrice = z.infer<typeof priceProducts.reply>['products'][number];

/** What each piece costs when that many are bought; null for what can't be bought. */
export function unitOf(product: ProductPrice | undefined, quantity: number): Money | null {
  const { unit = null, tiers } = product ?? {};
  return unit && unitPriceFor({ unit, tiers }, quantity);
}

/** A customer and the products that he is to see the prices of. */
export type Priced = { customerId: string; groupId: string | null; productIds: string[] };
type Customer = Pick<Principal, 'userId' | 'groupId'>;

/** Effective prices, asked of the catalogue. Call it only for somebody who may see prices. */
@Injectable()
export class PriceClient {
  private readonly group = new GroupCommit<Priced, ProductPrice[]>((asked) => this.ask(asked), {
    max: PRICED_TOGETHER_MAX,
  });

  constructor(
    private readonly rpc: RpcClient,
    private readonly remembered: ShownPrices,
  ) {}

  /** As the catalogue has them now. Customers who wait at the same moment share a request. */
  async prices(customer: Customer, productIds: string[]): Promise<Map<string, ProductPrice>> {
    if (productIds.length === 0) return new Map();
    return byId(await this.group.run(pricedOf(customer, productIds)));
  }

  /** For what is shown and binds nobody: as the catalogue has answered this customer before, while it has announced no change. */
  async shown(customer: Customer, productIds: string[]): Promise<Map<string, ProductPrice>> {
    const known = this.remembered.of(pricedOf(customer, productIds));
    return known ? byId(known) : this.prices(customer, productIds);
  }

  /** Rejects when there is no answer for each of them; then each asks alone. */
  private async ask(asked: readonly Priced[]): Promise<Outcome<ProductPrice[]>[]> {
    const [first, ...others] = asked;
    if (!first) return [];
    const keep = this.remembered.keeper();
    const reply = await this.rpc.call(priceProducts, {
      ...first,
      ...(others.length > 0 && { others }),
    });
    const answers = [reply, ...(reply.others ?? [])];
    return asked.map((one, index) => {
      const { productIds } = one;
      const products = answers[index]?.products;
      // Nobody may ever be shown what somebody else pays.
      if (!products || !products.every(({ productId }, at) => productId === productIds[at])) {
        throw new Error('The catalogue has not priced what each of them has asked for');
      }
      if (reply.announced) keep(one, products);
      return { ok: true, value: products };
    });
  }

  /** Prices of the shop and what the shop pays: for staff alone. */
  async costs(productIds: string[]): Promise<Map<string, ProductCost>> {
    const { products } = await this.rpc.call(productCosts, { productIds });
    return new Map(products.map((product) => [product.productId, product]));
  }
}

function pricedOf({ userId: customerId, groupId }: Customer, productIds: string[]): Priced {
  return { customerId, groupId, productIds };
}

function byId(products: readonly ProductPrice[]): Map<string, ProductPrice> {
  return new Map(products.map((product) => [product.productId, product]));
}
