import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReceiptQuery } from '@solar/contracts/inventory/goods-receipts';
import { skipOf } from '@solar/service-kit/http/paged';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { ReceiptDoc } from './receipt.schema';

/** Goods receipts in the database. */
@Injectable()
export class ReceiptRepository {
  constructor(@InjectModel('Receipt') private readonly receipts: Model<ReceiptDoc>) {}

  async list(query: ReceiptQuery): Promise<[ReceiptDoc[], number]> {
    const { q, supplierId, warehouseId, purchaseOrderId } = query;
    const filter: QueryFilter<ReceiptDoc> = {
      ...periodFilter('at', query),
      ...(supplierId ? { supplierId } : {}),
      ...(warehouseId ? { warehouseId } : {}),
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
      ...searchTermsFilter(q),
    };
    const items = await this.receipts
      .find(filter)
      .sort({ at: -1, _id: -1 })
      .skip(skipOf(query))
      .limit(query.pageSize)
      .lean<ReceiptDoc[]>();
    return [items, await this.receipts.countDocuments(filter)];
  }

  find(id: string): Promise<ReceiptDoc | null> {
    return this.receipts.findById(id).lean<ReceiptDoc>().exec();
  }

  async insert(doc: Omit<ReceiptDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.receipts.create([doc], { session });
  }
}
