import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AdjustmentQuery } from '@solar/contracts/inventory/adjustments';
import { skipOf } from '@solar/service-kit/http/paged';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import { periodFilter } from '../lists/period';
import type { AdjustmentDoc } from './adjustment.schema';

/** Adjustments in the database. */
@Injectable()
export class AdjustmentRepository {
  constructor(@InjectModel('Adjustment') private readonly adjustments: Model<AdjustmentDoc>) {}

  async list(query: AdjustmentQuery): Promise<[AdjustmentDoc[], number]> {
    const { type, reason } = query;
    const filter: QueryFilter<AdjustmentDoc> = {
      ...periodFilter('at', query),
      ...(type ? { type } : {}),
      ...(reason ? { reason } : {}),
    };
    const items = await this.adjustments
      .find(filter)
      .sort({ at: -1, _id: -1 })
      .skip(skipOf(query))
      .limit(query.pageSize)
      .lean<AdjustmentDoc[]>();
    return [items, await this.adjustments.countDocuments(filter)];
  }

  find(id: string): Promise<AdjustmentDoc | null> {
    return this.adjustments.findById(id).lean<AdjustmentDoc>().exec();
  }

  async insert(doc: Omit<AdjustmentDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.adjustments.create([doc], { session });
  }
}
