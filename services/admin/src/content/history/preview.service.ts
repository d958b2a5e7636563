import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { PREVIEW_DAYS, type ContentPreviewLink } from '@solar/contracts/admin/content-history-http';
import type { ContentEntry, ContentKind } from '@solar/contracts/admin/content-http';
import { hashOfLinkToken, newLinkToken } from '@solar/service-kit/auth/link-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { Model } from 'mongoose';
import { FocalPoints } from '../../pictures/focal-points';
import { ContentWriter } from '../content-writer';
import { presentEntry } from '../content.presenter';
import { ContentRepository } from '../content.repository';
import { DraftRepository } from './draft.repository';
import type { PreviewDoc } from './preview.schema';

const DAY_MS = 86_400_000;

/** Links under which anybody may read an entry with its unsaved changes, for some days. */
@Injectable()
export class PreviewService {
  constructor(
    @InjectModel('ContentPreview') private readonly previews: Model<PreviewDoc>,
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly drafts: DraftRepository,
    private readonly focalPoints: FocalPoints,
  ) {}

  async link(kind: ContentKind, id: string, by: string): Promise<ContentPreviewLink> {
    const { _id: entryId } = await this.writer.require(kind, id);
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
    await this.previews.create([{ _id: hashOfLinkToken(token), entryId, by, expiresAt }]);
    return { path: `/preview/${token}`, expiresAt: expiresAt.toISOString() };
  }

  /** The entry behind a link. Throws 404 for a link that ended and for an entry that is gone. */
  async read(token: string): Promise<ContentEntry> {
    const preview = await this.previews.findById(hashOfLinkToken(token)).lean<PreviewDoc>();
    if (!preview || preview.expiresAt <= new Date()) throw problem.notFound('Preview');
    const [doc, draft] = await Promise.all([
      this.entries.byIdOnly(preview.entryId),
      this.drafts.find(preview.entryId),
    ]);
    if (!doc) throw problem.notFound('Preview');
    // Without a path of its own: the page of a preview is no other address of the real one.
    const entry = presentEntry({ ...doc, ...draft?.input }, true);
    return { ...(await this.focalPoints.addToOne(entry)), path: null };
  }

  async removeOld(now: Date): Promise<void> {
    await this.previews.deleteMany({ expiresAt: { $lte: now } });
  }
}
