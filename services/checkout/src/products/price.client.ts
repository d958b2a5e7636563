import { Injectable } from '@nestjs/common';
import { PRICED_TOGETHER_MAX, priceProducts, productCosts } from '@solar/contracts/catalog/rpc';
import type { Money } from '@solar/contracts/common/money';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import type { Principal } from '@solar/service-kit/auth/principal';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { GroupCommit, type Outcome } from '@solar/service-kit/mongo/group-commit';
import type { z } from 'zod';

export type ProductCost = z.infer<typeof productCosts.reply>['products'][number];
export type ProductPrice = z.infer<typeof priceProducts.reply>['products'][number];

/** What each piece costs when that many are bought; null for what can't be bought. */
export function unitOf(product: ProductPrice | undefined, quantity: number): Money | null {
  const { unit = null, tiers } = product ?? {};
  return unit && unitPriceFor({ unit, tiers }, quantity);
}

type Asked = { customerId: string; groupId: string | null; productIds: string[] };

/** Effective prices, asked of the catalogue. Call it only for somebody who may see prices. */
@Injectable()
export class PriceClient {
  private readonly group = new GroupCommit<Asked, ProductPrice[]>((asked) => this.ask(asked), {
    max: PRICED_TOGETHER_MAX,
  });

  constructor(private readonly rpc: RpcClient) {}

  /** Customers who wait at the same moment share a request. */
  async prices(
    customer: Pick<Principal, 'userId' | 'groupId'>,
    productIds: string[],
  ): Promise<Map<string, ProductPrice>> {
    if (productIds.length === 0) return new Map();
    const { userId: customerId, groupId } = customer;
    const products = await this.group.run({ customerId, groupId, productIds });
    return new Map(products.map((product) => [product.productId, product]));
  }

  /** Rejects when there is no answer for each of them; then each asks alone. */
  private async ask(asked: readonly Asked[]): Promise<Outcome<ProductPrice[]>[]> {
    const [first, ...others] = asked;
    if (!first) return [];
    const reply = await this.rpc.call(priceProducts, {
      ...first,
      ...(others.length > 0 && { others }),
    });
    const answers = [reply, ...(reply.others ?? [])];
    return asked.map(({ productIds }, index) => {
      const products = answers[index]?.products;
      // Nobody may ever be shown what somebody else pays.
      if (!products || !products.every(({ productId }, at) => productId === productIds[at])) {
        throw new Error('The catalogue has not priced what each of them has asked for');
      }
      return { ok: true, value: products };
    });
  }

  /** Prices of the shop and what the shop pays: for staff alone. */
  async costs(productIds: string[]): Promise<Map<string, ProductCost>> {
    const { products } = await this.rpc.call(productCosts, { productIds });
    return new Map(products.map((product) => [product.productId, product]));
  }
}
