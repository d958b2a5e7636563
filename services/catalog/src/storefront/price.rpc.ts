import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { priceProducts, productCosts } from '@solar/contracts/catalog/rpc';
import type { Money } from '@solar/contracts/common/money';
import { Answer } from '@solar/service-kit/messaging/handlers';
import { CatalogueIndex } from '../index/catalogue-index';
import { CurrentPrices } from '../pricing/current-prices';
import type { PriceProfile } from '../pricing/price-book';
import { imageUrlOf } from '../product/product-image';

type Question = z.infer<typeof priceProducts.request>;
type Reply = z.infer<typeof priceProducts.reply>;

/** Prices for checkout, which asks only for approved customers. */
@Controller()
export class PriceRpc {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
  ) {}

  @Answer(priceProducts)
  async price({ others, ...first }: Question): Promise<Reply> {
    return {
      announced: true,
      products: this.pricedFor(first),
      ...(others && { others: others.map((other) => ({ products: this.pricedFor(other) })) }),
    };
  }

  @Answer(productCosts)
  async costs({
    productIds,
  }: z.infer<typeof productCosts.request>): Promise<z.infer<typeof productCosts.reply>> {
    const { currency } = this.current;
    const records = this.index.all('product');
    const inCurrency = (amount: Money | null | undefined) =>
      amount?.currency === currency ? amount : null;
    return {
      products: productIds.map((productId) => {
        const record = records.get(productId);
        return { productId, list: inCurrency(record?.base), cost: inCurrency(record?.cost) };
      }),
    };
  }

  private pricedFor({ productIds, ...customer }: Omit<Question, 'others'>): Reply['products'] {
    const prices = this.current.book.profileOf(customer);
    return productIds.map((id) => this.priced(id, prices));
  }

  private priced(productId: string, prices: PriceProfile): Reply['products'][number] {
    const position = this.index.snapshot.positionOf(productId);
    if (position === undefined) return this.notSold(productId);
    const { record, brand, category } = this.index.snapshot.at(position);
    const price = prices.price(position);
    return {
      productId,
      buyable: price !== null,
      sku: record.sku,
      slug: record.slug,
      name: record.name,
      brand: brand.name,
      categorySlug: category.slug,
      imageUrl: imageUrlOf(record, 'card') ?? '',
      weightGrams: record.weightGrams,
      unit: price?.unit ?? null,
      source: price?.source ?? null,
      ...(price && price.tiers.length > 0 ? { tiers: price.tiers } : {}),
    };
  }

  /** Unknown, or taken out of the shop: named where it is still known, never buyable. */
  private notSold(productId: string): Reply['products'][number] {
    const record = this.index.all('product').get(productId);
    return {
      productId,
      buyable: false,
      sku: record?.sku ?? '',
      slug: record?.slug ?? '',
      name: record?.name ?? '',
      brand: '',
      categorySlug: '',
      imageUrl: (record && imageUrlOf(record, 'card')) ?? '',
      weightGrams: record?.weightGrams ?? null,
      unit: null,
      source: null,
    };
  }
}
