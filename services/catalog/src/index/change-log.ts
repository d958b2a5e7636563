import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { RecordKind } from './catalogue-records';
import { INDEX_CHANGE, type IndexChangeDoc } from './index-change.schema';

export type IndexChange = Pick<IndexChangeDoc, '_id' | 'kind' | 'entityId' | 'at'>;

/** Usually all that a look finds, so that it is one command. */
const LINES_AT_ONCE = 1_000;

/** Written with every change that readers must see, in its transaction where there is one. */
@Injectable()
export class ChangeLog {
  constructor(@InjectModel(INDEX_CHANGE) private readonly changes: Model<IndexChangeDoc>) {}

  async record(
    session: ClientSession | null,
    kind: RecordKind,
    entityIds: readonly string[],
  ): Promise<IndexChange[]> {
    const at = new Date();
    const rows = entityIds.map((entityId) => ({ _id: newId('chg'), kind, entityId, at }));
    await this.changes.insertMany(rows, session ? { session } : {});
    return rows;
  }

  since(moment: Date): Promise<IndexChange[]> {
    return this.changes
      .find({ at: { $gte: moment } }, { kind: 1, entityId: 1, at: 1 })
      .sort({ at: 1, _id: 1 })
      .batchSize(LINES_AT_ONCE)
      .lean<IndexChange[]>()
      .exec();
  }
}
