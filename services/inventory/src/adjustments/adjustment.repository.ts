import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AdjustmentQuery } from '@solar/contracts/inventory/adjustments';
import type { Total } from '@solar/service-kit/http/paged';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { AdjustmentDoc } from './adjustment.schema';

/** Adjustments in the database. */
@Injectable()
export class AdjustmentRepository {
  constructor(@InjectModel('Adjustment') private readonly adjustments: Model<AdjustmentDoc>) {}

  async list(query: AdjustmentQuery): Promise<[AdjustmentDoc[], Total]> {
    const { q, type, reason } = query;
    const filter: QueryFilter<AdjustmentDoc> = {
      ...periodFilter('at', query),
      ...(type ? { type } : {}),
      ...(reason ? { reason } : {}),
      ...searchTermsFilter(q),
    };
    const listing = { filter, sort: { at: -1, _id: -1 }, soughtBy: 'searchTerms' } as const;
    return listPage<AdjustmentDoc>(this.adjustments, listing, query);
  }

  find(id: string): Promise<AdjustmentDoc | null> {
    return this.adjustments.findById(id).lean<AdjustmentDoc>().exec();
  }

  async insert(doc: Omit<AdjustmentDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.adjustments.create([doc], { session });
  }

  update(
    seen: AdjustmentDoc,
    edit: Pick<AdjustmentDoc, 'reversal'>,
    session: ClientSession,
  ): Promise<void> {
    return updateVersioned(this.adjustments, seen, { $set: edit }, session);
  }
}
