import { productChanged } from '@solar/contracts/catalog/events';
import { priceProducts, productCosts } from '@solar/contracts/catalog/rpc';
import { PRICES_CHANGED } from '@solar/contracts/catalog/signals';
import { money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';

export type TestProduct = {
  productId: string;
  name: string;
  unitMinor: number | null;
  tiers?: PriceTier[];
};

/** Plays the catalogue: announces products and answers their prices. */
export class CatalogDouble {
  readonly products = new Map<string, TestProduct>();
  /** Price requests that were answered. */
  asked = 0;
  /** Whether it is of the release that prices for one customer at a time. */
  isOld = false;
  /** Whether it says when prices change, so that what is shown may be remembered. */
  announces = false;
  /** What prices are in. */
  currency = 'USD';

  constructor(private readonly service: TestService) {
    const priced = (productIds: readonly string[]) => ({
      products: productIds.map((id) => this.answer(id)),
    });
    service.stubRpc(priceProducts, ({ productIds, others }) => {
      this.asked += 1;
      return {
        ...priced(productIds),
        ...(this.announces && { announced: true }),
        ...(others && !this.isOld && { others: others.map((other) => priced(other.productIds)) }),
      };
    });
    service.stubRpc(productCosts, ({ productIds }) => ({
      products: productIds.map((productId) => {
        const list = this.answer(productId).unit;
        return { productId, list, cost: list && money(list.amount / 2, 'USD') };
      }),
    }));
  }

  /** A product of the catalogue, known to the service when this resolves. */
  async add(unitMinor: number | null): Promise<TestProduct> {
    const productId = newId('prd');
    const product = { productId, name: `Panel ${productId.slice(-4)}`, unitMinor };
    this.products.set(productId, product);
    await this.announce(product, 1);
    const views = this.service.db.collection<{ _id: string }>('product_views');
    await this.service.waitFor(() => views.findOne({ _id: productId }));
    return product;
  }

  /** Says that prices are others now; the service has heard it when this resolves. */
  async announcePrices(): Promise<void> {
    const { connection } = this.service.nats;
    connection.publish(this.service.nats.subject(PRICES_CHANGED));
    await connection.flush();
  }

  /** Publishes a version of a product. */
  announce(
    { productId, name }: TestProduct,
    version: number,
    over: { name?: string; brand?: string; active?: boolean } = {},
  ): Promise<void> {
    return this.service.publish(productChanged, {
      aggregateId: productId,
      version,
      data: {
        productId,
        sku: productId.slice(-8),
        slug: productId.toLowerCase().replace('_', '-'),
        name,
        brand: 'Helios',
        categorySlug: 'solar-panels',
        active: true,
        deleted: false,
        weightGrams: 20_000,
        ...over,
      },
    });
  }

  private answer(productId: string) {
    const product = this.products.get(productId);
    const unit =
      product?.unitMinor === null || product === undefined
        ? null
        : money(product.unitMinor, this.currency);
    return {
      productId,
      buyable: unit !== null,
      sku: productId.slice(-8),
      slug: productId.toLowerCase().replace('_', '-'),
      name: product?.name ?? '',
      brand: 'Helios',
      categorySlug: 'solar-panels',
      imageUrl: '/images/products/test/card.jpg',
      weightGrams: 20_000,
      unit,
      source: unit ? ('base' as const) : null,
      tiers: product?.tiers,
    };
  }
}
