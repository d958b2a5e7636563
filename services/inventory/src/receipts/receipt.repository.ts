import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReceiptQuery } from '@solar/contracts/inventory/goods-receipts';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { ReceiptDoc } from './receipt.schema';

/** Goods receipts in the database. */
@Injectable()
export class ReceiptRepository {
  constructor(@InjectModel('Receipt') private readonly receipts: Model<ReceiptDoc>) {}

  async list(query: ReceiptQuery): Promise<[ReceiptDoc[], Total]> {
    const { q, supplierId, warehouseId, purchaseOrderId } = query;
    const filter: QueryFilter<ReceiptDoc> = {
      ...periodFilter('at', query),
      ...(supplierId ? { supplierId } : {}),
      ...(warehouseId ? { warehouseId } : {}),
      ...(purchaseOrderId ? { purchaseOrderId } : {}),
      ...searchTermsFilter(q),
    };
    return listPage<ReceiptDoc>(this.receipts, { filter, sort: { at: -1, _id: -1 } }, query);
  }

  find(id: string): Promise<ReceiptDoc | null> {
    return this.receipts.findById(id).lean<ReceiptDoc>().exec();
  }

  async insert(doc: Omit<ReceiptDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.receipts.create([doc], { session });
  }
}
