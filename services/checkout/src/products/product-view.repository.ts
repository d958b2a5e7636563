import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { ProductViewDoc } from './product-view.schema';

type CatalogFields = Pick<
  ProductViewDoc,
  'sku' | 'slug' | 'name' | 'brand' | 'active' | 'weightGrams'
>;
type StockFields = Pick<ProductViewDoc, 'available' | 'stockStatus'>;

@Injectable()
export class ProductViewRepository {
  constructor(@InjectModel('ProductView') private readonly views: Model<ProductViewDoc>) {}

  async byIds(ids: readonly string[]): Promise<Map<string, ProductViewDoc>> {
    const docs = await this.views
      .find({ _id: { $in: ids } })
      .limit(ids.length)
      .lean();
    return new Map(docs.map((doc) => [doc._id, doc]));
  }

  /** Active products with so many pieces left, in the order of their SKU; for the demo data. */
  wellStocked(pieces: number, limit: number): Promise<ProductViewDoc[]> {
    return this.views
      .find({ active: true, available: { $gte: pieces } })
      .sort({ sku: 1 })
      .limit(limit)
      .lean();
  }

  putCatalogFields(id: string, version: number, fields: CatalogFields): Promise<void> {
    return this.upsertNewer(id, { productVersion: version }, fields);
  }

  putStock(id: string, version: number, fields: StockFields): Promise<void> {
    return this.upsertNewer(id, { stockVersion: version }, fields);
  }

  /** An older message finds no row to change, tries to insert one and meets the unique _id: it is dropped. */
  private async upsertNewer(
    id: string,
    version: { productVersion: number } | { stockVersion: number },
    fields: Partial<ProductViewDoc>,
  ): Promise<void> {
    const [[name, value]] = Object.entries(version) as [[string, number]];
    try {
      await this.views.updateOne(
        { _id: id, [name]: { $lt: value } },
        { $set: { ...fields, [name]: value } },
        { upsert: true, setDefaultsOnInsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
