import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { CatalogueIndex } from '../index/catalogue-index';
import type { NoteChange } from '../index/catalogue-writer';
import { PriceListRepository } from '../price-list/price-list.repository';
import { productMessage } from '../product/product-message';
import { PRODUCT, type ProductDoc } from '../product/product.schema';
import { changedMeanwhile } from '../storage/conflicts';

/** Takes drafts of an import back; brands that it made stay. */
@Injectable()
export class ImportUndo {
  constructor(
    @InjectModel(PRODUCT) private readonly products: Model<ProductDoc>,
    private readonly lists: PriceListRepository,
    private readonly index: CatalogueIndex,
    private readonly outbox: Outbox,
  ) {}

  /** Removes some drafts that are as they were imported; answers how many. */
  async remove(
    importId: string,
    limit: number,
    session: ClientSession,
    note: NoteChange,
  ): Promise<number> {
    const untouched = { importId, version: 0, active: false };
    const found = await this.products
      .find(untouched)
      .limit(limit)
      .session(session)
      .lean<ProductDoc[]>()
      .exec();
    if (found.length === 0) return 0;
    const ids = found.map(({ _id }) => _id);
    const gone = { ...untouched, _id: { $in: ids } };
    const { deletedCount } = await this.products.deleteMany(gone, { session });
    if (deletedCount !== ids.length) throw changedMeanwhile();
    for (const id of ids) await note('priceList', ...(await this.lists.withdraw(id, session)));
    await this.outbox.addMany(
      session,
      found.map((product) => productMessage({ ...product, version: 1 }, this.namesOf(product))),
    );
    await note('product', ...ids);
    return ids.length;
  }

  /** Products of the import that stay. */
  left(importId: string): Promise<number> {
    return this.products.countDocuments({ importId }).exec();
  }

  private namesOf({ brandId, categoryId }: ProductDoc) {
    return {
      brand: this.index.all('brand').get(brandId)?.name ?? '',
      categorySlug: this.index.all('category').get(categoryId)?.slug ?? '',
      deleted: true,
    };
  }
}
