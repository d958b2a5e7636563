import { Injectable } from '@nestjs/common';
import { priceProducts, productCosts } from '@solar/contracts/catalog/rpc';
import type { Money } from '@solar/contracts/common/money';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import type { Principal } from '@solar/service-kit/auth/principal';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import type { z } from 'zod';

export type ProductCost = z.infer<typeof productCosts.reply>['products'][number];
export type ProductPrice = z.infer<typeof priceProducts.reply>['products'][number];

/** What each piece costs when that many are bought; null for what can't be bought. */
export function unitOf(product: ProductPrice | undefined, quantity: number): Money | null {
  const { unit = null, tiers } = product ?? {};
  return unit && unitPriceFor({ unit, tiers }, quantity);
}

/** Effective prices, asked of the catalogue. Call it only for somebody who may see prices. */
@Injectable()
export class PriceClient {
  constructor(private readonly rpc: RpcClient) {}

  async prices(
    customer: Pick<Principal, 'userId' | 'groupId'>,
    productIds: string[],
  ): Promise<Map<string, ProductPrice>> {
    if (productIds.length === 0) return new Map();
    const { products } = await this.rpc.call(priceProducts, {
      customerId: customer.userId,
      groupId: customer.groupId,
      productIds,
    });
    return new Map(products.map((product) => [product.productId, product]));
  }

  /** Prices of the shop and what the shop pays: for staff alone. */
  async costs(productIds: string[]): Promise<Map<string, ProductCost>> {
    const { products } = await this.rpc.call(productCosts, { productIds });
    return new Map(products.map((product) => [product.productId, product]));
  }
}
