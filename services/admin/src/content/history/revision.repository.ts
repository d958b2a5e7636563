import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { REVISIONS_KEPT, type RevisionAction } from '@solar/contracts/admin/content-history-http';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import type { ClientSession, Model } from 'mongoose';
import type { ContentDoc } from '../content.schema';
import { changedParts, snapshotOf } from './snapshot';
import type { RevisionDoc } from './revision.schema';

/** What was done to an entry, and by whom. */
export interface Deed {
  action: RevisionAction;
  by: string | null;
}

/** The only place that reads and writes revisions. */
@Injectable()
export class RevisionRepository {
  constructor(@InjectModel('ContentRevision') private readonly revisions: Model<RevisionDoc>) {}

  /** Keeps the state that an entry has now, and lets the eldest one go. */
  async keep(
    { action, by }: Deed,
    before: ContentDoc | null,
    after: ContentDoc,
    session: ClientSession,
  ): Promise<void> {
    const { _id: entryId, version } = after;
    const content = snapshotOf(after);
    const changed = before ? changedParts(snapshotOf(before), content) : [];
    const doc = { _id: `${entryId} ${version}`, entryId, action, by, changed, content, version };
    await this.revisions.create([doc], { session });
    const eldest = version - REVISIONS_KEPT;
    if (eldest < 0) return;
    await this.revisions.deleteMany({ entryId, version: { $lte: eldest } }, { session });
  }

  /** Newest first, without what they say. */
  page(entryId: string, slice: PageQuery): Promise<[Omit<RevisionDoc, 'content'>[], Total]> {
    const listing = {
      filter: { entryId },
      sort: { version: -1 },
      projection: { content: 0 },
    } as const;
    return listPage(this.revisions, listing, slice);
  }

  find(entryId: string, version: number, session?: ClientSession): Promise<RevisionDoc | null> {
    return this.revisions
      .findById(`${entryId} ${version}`)
      .session(session ?? null)
      .lean<RevisionDoc>()
      .exec();
  }

  async removeOf(entryIds: readonly string[], session: ClientSession): Promise<void> {
    await this.revisions.deleteMany({ entryId: { $in: entryIds } }, { session });
  }
}
