import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  SupplierProductQuery,
  UpdateSupplierProduct,
} from '@solar/contracts/inventory/reordering';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { ClientSession, Model } from 'mongoose';
import type { SupplierProductDoc } from './supplier-product.schema';

/** Products of suppliers in the database. */
@Injectable()
export class SupplierProductRepository {
  constructor(
    @InjectModel('SupplierProduct') private readonly products: Model<SupplierProductDoc>,
  ) {}

  list(query: SupplierProductQuery): Promise<[SupplierProductDoc[], Total]> {
    const { supplierId, productId } = query;
    const filter = {
      ...(supplierId ? { supplierId } : {}),
      ...(productId ? { productId } : {}),
    };
    return listPage<SupplierProductDoc>(this.products, { filter, sort: { _id: 1 } }, query);
  }

  find(id: string): Promise<SupplierProductDoc | null> {
    return this.products.findById(id).lean<SupplierProductDoc>().exec();
  }

  ofProducts(productIds: readonly string[]): Promise<SupplierProductDoc[]> {
    return this.products
      .find({ productId: { $in: productIds } })
      .lean<SupplierProductDoc[]>()
      .exec();
  }

  /** A currency in which this supplier has priced another product; null when there is none. */
  async currencyOf(supplierId: string, exceptId: string): Promise<string | null> {
    const priced = await this.products
      .findOne({ supplierId, _id: { $ne: exceptId }, unitCost: { $ne: null } })
      .lean();
    return priced?.unitCost?.currency ?? null;
  }

  async insert(doc: Omit<SupplierProductDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.products.create([doc], { session });
  }

  update(
    seen: SupplierProductDoc,
    edit: UpdateSupplierProduct,
    session: ClientSession,
  ): Promise<void> {
    return updateVersioned(this.products, seen, { $set: edit }, session);
  }

  /** A product has one preferred supplier at most. */
  async preferOnly(productId: string, id: string, session: ClientSession): Promise<void> {
    await this.products.updateMany(
      { productId, _id: { $ne: id }, preferred: true },
      { $set: { preferred: false }, $inc: { version: 1 } },
      { session },
    );
  }

  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.products.deleteOne({ _id: id });
    return deletedCount > 0;
  }
}
