import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { CatalogueIndex } from '../index/catalogue-index';
import type { NoteChange } from '../index/catalogue-writer';
import { productMessage } from './product-message';
import { ProductRepository, type ProductsOf } from './product.repository';

/** What their messages call the products of a brand or a category from now on. */
type NewName = { brand: string } | { categorySlug: string };

/** Publishes products again whose messages name a brand or a category that was renamed. */
@Injectable()
export class ProductAnnouncer {
  constructor(
    private readonly products: ProductRepository,
    private readonly index: CatalogueIndex,
    private readonly outbox: Outbox,
  ) {}

  /** Counts the versions of the products up, since whoever follows them keeps the newest version of each. */
  async announce(
    of: ProductsOf,
    named: NewName,
    session: ClientSession,
    note: NoteChange,
  ): Promise<void> {
    const products = await this.products.countUp(of, session);
    if (products.length === 0) return;
    const messages = products.map((product) =>
      productMessage(product, {
        brand: this.index.all('brand').get(product.brandId)?.name ?? '',
        categorySlug: this.index.all('category').get(product.categoryId)?.slug ?? '',
        ...named,
      }),
    );
    await this.outbox.addMany(session, messages);
    await note('product', ...products.map(({ _id }) => _id));
  }
}
