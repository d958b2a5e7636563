import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TransferQuery } from '@solar/contracts/inventory/transfers';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { TransferDoc } from './transfer.schema';

/** Transfers in the database. */
@Injectable()
export class TransferRepository {
  constructor(@InjectModel('Transfer') private readonly transfers: Model<TransferDoc>) {}

  async list(query: TransferQuery): Promise<[TransferDoc[], Total]> {
    const { q, status, warehouseId } = query;
    const conditions: QueryFilter<TransferDoc>[] = [
      periodFilter('at', query),
      ...(status ? [{ status }] : []),
      ...(warehouseId
        ? [
            {
              $or: [
                { 'lines.from.warehouseId': warehouseId },
                { 'lines.to.warehouseId': warehouseId },
              ],
            },
          ]
        : []),
      searchTermsFilter(q),
    ];
    const filter = { $and: conditions };
    const sort = { at: -1, _id: -1 } as const;
    return listPage<TransferDoc>(this.transfers, { filter, sort, soughtBy: 'searchTerms' }, query);
  }

  find(id: string): Promise<TransferDoc | null> {
    return this.transfers.findById(id).lean<TransferDoc>().exec();
  }

  async insert(doc: Omit<TransferDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.transfers.create([doc], { session });
  }

  update(
    seen: TransferDoc,
    edit: Partial<Omit<TransferDoc, '_id' | 'version'>>,
    session: ClientSession,
  ): Promise<void> {
    return updateVersioned(this.transfers, seen, { $set: edit }, session);
  }
}
