import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { CatalogueFeeds } from '../index/catalogue-feeds';
import type { NoteChange } from '../index/catalogue-writer';
import { productMessage } from './product-message';
import { ProductRepository, type ProductsOf } from './product.repository';

/** Publishes products again whose messages name a brand or a category that was renamed. */
@Injectable()
export class ProductAnnouncer {
  constructor(
    private readonly products: ProductRepository,
    private readonly feeds: CatalogueFeeds,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Counts the versions of the products up, since whoever follows them keeps the newest version of each. The names are read in the
   * transaction after that: of two that meet at a product, one waits for the other or runs again, and so publishes what both have changed.
   */
  async announce(of: ProductsOf, session: ClientSession, note: NoteChange): Promise<void> {
    const products = await this.products.countUp(of, session);
    if (products.length === 0) return;
    const brandIds = [...new Set(products.map(({ brandId }) => brandId))];
    const categoryIds = [...new Set(products.map(({ categoryId }) => categoryId))];
    const brands = byId(await this.feeds.read('brand', brandIds, session));
    const categories = byId(await this.feeds.read('category', categoryIds, session));
    const messages = products.map((product) =>
      productMessage(product, {
        brand: brands.get(product.brandId)?.name ?? '',
        categorySlug: categories.get(product.categoryId)?.slug ?? '',
      }),
    );
    await this.outbox.addMany(session, messages);
    await note('product', ...products.map(({ _id }) => _id));
  }
}

function byId<T extends { _id: string }>(records: readonly T[]): Map<string, T> {
  return new Map(records.map((record) => [record._id, record]));
}
