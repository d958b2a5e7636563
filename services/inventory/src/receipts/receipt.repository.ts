import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReceiptQuery } from '@solar/contracts/inventory/goods-receipts';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
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
    const sort = { at: -1, _id: -1 } as const;
    return listPage<ReceiptDoc>(this.receipts, { filter, sort, soughtBy: 'searchTerms' }, query);
  }

  /** What was received on a delivery note so far, the latest part first. */
  onDeliveryNote({
    warehouseId,
    supplierId,
    reference,
  }: Pick<ReceiptDoc, 'warehouseId' | 'supplierId' | 'reference'>): Promise<ReceiptDoc[]> {
    return this.receipts
      .find({ warehouseId, supplierId, reference })
      .sort({ sitting: -1 })
      .lean<ReceiptDoc[]>()
      .exec();
  }

  find(id: string): Promise<ReceiptDoc | null> {
    return this.receipts.findById(id).lean<ReceiptDoc>().exec();
  }

  async insert(doc: Omit<ReceiptDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.receipts.create([doc], { session });
  }

  update(
    seen: ReceiptDoc,
    edit: Pick<ReceiptDoc, 'reversal'>,
    session: ClientSession,
  ): Promise<void> {
    return updateVersioned(this.receipts, seen, { $set: edit }, session);
  }
}
