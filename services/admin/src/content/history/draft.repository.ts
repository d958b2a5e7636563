import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ContentDraft } from '@solar/contracts/admin/content-http';
import type { ClientSession, Model } from 'mongoose';
import type { DraftDoc } from './draft.schema';

/** The only place that reads and writes unsaved changes: one set of them for an entry, the last writer's. */
@Injectable()
export class DraftRepository {
  constructor(@InjectModel('ContentDraft') private readonly drafts: Model<DraftDoc>) {}

  async find(entryId: string): Promise<ContentDraft | null> {
    const doc = await this.drafts.findById(entryId).lean<DraftDoc>().exec();
    if (!doc) return null;
    const { input, by, updatedAt, version } = doc;
    return { input, by, at: updatedAt.toISOString(), version };
  }

  async keep(entryId: string, change: Pick<DraftDoc, 'input' | 'by' | 'version'>): Promise<void> {
    await this.drafts.updateOne({ _id: entryId }, { $set: change }, { upsert: true });
  }

  async remove(entryIds: readonly string[], session?: ClientSession): Promise<void> {
    await this.drafts.deleteMany({ _id: { $in: entryIds } }, session ? { session } : {});
  }
}
