import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { problem } from '@solar/service-kit/errors/problem';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { PriceListRepository } from '../price-list/price-list.repository';
import { productMessage } from '../product/product-message';
import { PRODUCT, type ProductDoc } from '../product/product.schema';

/** Takes drafts back; brands that were made for them stay. */
@Injectable()
export class DraftRemoval {
  constructor(
    @InjectModel(PRODUCT) private readonly products: Model<ProductDoc>,
    private readonly lists: PriceListRepository,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
    private readonly outbox: Outbox,
  ) {}

  /** Removes those that are as they were made; answers how many. */
  async remove(ids: readonly string[], session: ClientSession): Promise<number> {
    const untouched = { version: 0, active: false };
    const found = await this.products
      .find({ _id: { $in: ids }, ...untouched })
      .session(session)
      .lean<ProductDoc[]>()
      .exec();
    if (found.length === 0) return 0;
    const gone = found.map(({ _id }) => _id);
    const removal = { _id: { $in: gone }, ...untouched };
    const { deletedCount } = await this.products.deleteMany(removal, { session });
    if (deletedCount !== gone.length) throw problem.changedMeanwhile();
    const note = this.writer.noteIn(session);
    for (const id of gone) await note('priceList', ...(await this.lists.withdraw(id, session)));
    await this.outbox.addMany(
      session,
      found.map((product) => productMessage({ ...product, version: 1 }, this.namesOf(product))),
    );
    await note('product', ...gone);
    return gone.length;
  }

  private namesOf({ brandId, categoryId }: ProductDoc) {
    return {
      brand: this.index.all('brand').get(brandId)?.name ?? '',
      categorySlug: this.index.all('category').get(categoryId)?.slug ?? '',
      deleted: true,
    };
  }
}
