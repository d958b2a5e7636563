import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ContentKind } from '@solar/contracts/admin/content-http';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model } from 'mongoose';
import type { ContentDoc } from '../content.schema';
import type { TrashDoc } from './trash.schema';

/** The only place that reads and writes the trash. */
@Injectable()
export class TrashRepository {
  constructor(@InjectModel('ContentTrash') private readonly trash: Model<TrashDoc>) {}

  /** Newest first. */
  page(kind: ContentKind, slice: PageQuery): Promise<[TrashDoc[], Total]> {
    const listing = { filter: { kind }, sort: { createdAt: -1, _id: -1 } } as const;
    return listPage(this.trash, listing, slice);
  }

  /** How many other entries each of these took along. */
  async below(rootIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.trash
      .find({ rootId: { $in: rootIds } }, { rootId: 1 })
      .lean<Pick<TrashDoc, '_id' | 'rootId'>[]>();
    const counts = new Map<string, number>();
    for (const { _id, rootId } of rows) {
      if (_id !== rootId) counts.set(rootId, (counts.get(rootId) ?? 0) + 1);
    }
    return counts;
  }

  async add(
    { outbox: _outbox, ...entry }: ContentDoc,
    by: string | null,
    rootId: string,
    session: ClientSession,
  ): Promise<void> {
    const { _id, kind } = entry;
    await this.trash.create([{ _id, kind, rootId, by, entry }], { session });
  }

  find(kind: ContentKind, id: string, session: ClientSession): Promise<TrashDoc | null> {
    return this.trash.findOne({ _id: id, kind }).session(session).lean<TrashDoc>().exec();
  }

  /** An entry and what it took along. */
  deletedWith(rootId: string, session: ClientSession): Promise<TrashDoc[]> {
    return this.trash.find({ rootId }).session(session).lean<TrashDoc[]>().exec();
  }

  /** Entries that were deleted before a time. */
  async deletedBefore(time: Date, limit: number): Promise<string[]> {
    const rows = await this.trash
      .find({ createdAt: { $lt: time } }, { _id: 1 })
      .sort({ createdAt: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return rows.map(({ _id }) => _id);
  }

  async remove(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.trash.deleteMany({ _id: { $in: ids } }, { session });
  }
}
