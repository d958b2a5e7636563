import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import { problem } from '@solar/service-kit/errors/problem';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { ProductRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import { refusingTaken } from '../storage/refusing-taken';
import { PRODUCT, type ProductDoc } from './product.schema';

export type NewProduct = Omit<ProductDoc, 'version' | 'createdAt' | 'updatedAt'>;

/** The products of a category or of a brand. */
export type ProductsOf = { categoryId: string } | { brandId: string };

const UNIQUE = { sku: 'product.sku_taken', slug: 'product.slug_taken' } as const;
/** The whole catalogue is read at the start, in as few answers as there can be. */
const BATCH = 5_000;
/** What the index does not need. */
const NOT_SHOWN = { outbox: 0, convertedPrices: 0 } as const;

export type PricedProduct = Pick<
  ProductDoc,
  '_id' | 'version' | 'base' | 'sale' | 'tiers' | 'cost' | 'convertedPrices'
>;
type NewPrices = {
  seen: { _id: string; version: number };
  prices: Omit<PricedProduct, '_id' | 'version'>;
};

@Injectable()
export class ProductRepository {
  constructor(@InjectModel(PRODUCT) private readonly products: Model<ProductDoc>) {}

  records(ids?: readonly string[]): Promise<ProductRecord[]> {
    return this.products
      .find(byIds(ids), NOT_SHOWN)
      .batchSize(BATCH)
      .lean<ProductRecord[]>()
      .exec();
  }

  async get(id: string, session?: ClientSession): Promise<ProductDoc> {
    const product = await this.products
      .findById(id)
      .session(session ?? null)
      .lean<ProductDoc>()
      .exec();
    if (!product) throw problem.notFound('Product');
    return product;
  }

  async insert(product: NewProduct, session: ClientSession): Promise<void> {
    await refusingTaken('product', UNIQUE, () => this.products.create([product], { session }));
  }

  async update(
    seen: { _id: string; version: number },
    changes: UpdateQuery<ProductDoc>,
    session: ClientSession,
  ): Promise<void> {
    await refusingTaken('product', UNIQUE, () =>
      updateVersioned(this.products, seen, changes, session),
    );
  }

  /** Counts the versions of these products up and answers the products as they are then. */
  async countUp(of: ProductsOf, session: ClientSession): Promise<ProductRecord[]> {
    await this.products.updateMany(of, { $inc: { version: 1 } }, { session });
    return this.products.find(of, NOT_SHOWN).session(session).lean<ProductRecord[]>().exec();
  }

  /** Those of the products whose price or cost is in this currency. */
  priced(
    ids: readonly string[],
    currency: string,
    session: ClientSession,
  ): Promise<PricedProduct[]> {
    return this.products
      .find({
        _id: { $in: ids },
        $or: [{ 'base.currency': currency }, { 'cost.currency': currency }],
      })
      .select({ version: 1, base: 1, sale: 1, tiers: 1, cost: 1, convertedPrices: 1 })
      .session(session)
      .lean<PricedProduct[]>()
      .exec();
  }

  /** Sets prices of products as they were seen. Throws 409 when somebody else has changed one of them meanwhile. */
  async setPrices(changes: readonly NewPrices[], session: ClientSession): Promise<void> {
    const { matchedCount } = await this.products.bulkWrite(
      changes.map(({ seen: { _id, version }, prices }) => ({
        updateOne: { filter: { _id, version }, update: { $set: prices, $inc: { version: 1 } } },
      })),
      { session },
    );
    if (matchedCount !== changes.length) throw problem.changedMeanwhile();
  }

  async setRating(id: string, rating: ProductDoc['rating'], session: ClientSession): Promise<void> {
    await this.products.updateOne(
      { _id: id },
      { $set: { rating }, $inc: { version: 1 } },
      { session },
    );
  }

  remove(seen: { _id: string; version: number }, session: ClientSession): Promise<void> {
    return removeVersioned(this.products, seen, session);
  }

  async existsWith(
    filter: ProductsOf | { 'attributes.code': string },
    session: ClientSession,
  ): Promise<boolean> {
    return (await this.products.exists(filter).session(session)) !== null;
  }
}
