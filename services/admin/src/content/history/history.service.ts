import { Injectable } from '@nestjs/common';
import type {
  ContentRevision,
  ContentRevisionDetail,
  ContentScheduleInput,
} from '@solar/contracts/admin/content-history-http';
import type {
  AdminContentEntry,
  ContentDraft,
  ContentInput,
  ContentKind,
} from '@solar/contracts/admin/content-http';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { parseContentInput } from '../content-input';
import { ContentWriter } from '../content-writer';
import { presentAdminEntry } from '../content.presenter';
import { withFormerSlugs } from '../content.service';
import { DraftRepository } from './draft.repository';
import { RevisionRepository } from './revision.repository';
import type { RevisionDoc } from './revision.schema';

/** What an entry was before, what it may become, and when. */
@Injectable()
export class ContentHistoryService {
  constructor(
    private readonly writer: ContentWriter,
    private readonly revisions: RevisionRepository,
    private readonly drafts: DraftRepository,
  ) {}

  /** Newest first. */
  async list(kind: ContentKind, id: string, query: PageQuery): Promise<Page<ContentRevision>> {
    await this.writer.require(kind, id);
    const [docs, total] = await this.revisions.page(id, query);
    return paged(docs.map(presentRevision), total, query);
  }

  async read(kind: ContentKind, id: string, version: number): Promise<ContentRevisionDetail> {
    await this.writer.require(kind, id);
    const doc = await this.revisions.find(id, version);
    if (!doc) throw problem.notFound('Revision');
    return { ...presentRevision(doc), content: doc.content };
  }

  /** Writes the texts and fields of a revision as the newest state; whether the entry is published stays as it is. */
  async restore(
    kind: ContentKind,
    id: string,
    version: number,
    by: string,
  ): Promise<AdminContentEntry> {
    const changed = await this.writer.change(
      kind,
      id,
      { action: 'restored', by },
      async (doc, session) => {
        const revision = await this.revisions.find(id, version, session);
        if (!revision) throw problem.notFound('Revision');
        const { status: _status, ...content } = revision.content;
        return withFormerSlugs(doc, await parseContentInput(kind, content));
      },
      (session) => this.drafts.remove([id], session),
    );
    return presentAdminEntry(changed);
  }

  /** Plans when an entry is published and hidden. Throws 422 `content.schedule_past` for a time that is over. */
  async schedule(
    kind: ContentKind,
    id: string,
    { publishAt, hideAt }: ContentScheduleInput,
    by: string,
  ): Promise<AdminContentEntry> {
    const now = new Date().toISOString();
    if ((publishAt && publishAt <= now) || (hideAt && hideAt <= now)) {
      throw problem.unprocessable('content.schedule_past', 'This time is over');
    }
    const planned = { publishAt: asDate(publishAt), hideAt: asDate(hideAt) };
    const changed = await this.writer.change(kind, id, { action: 'edited', by }, () => planned);
    return presentAdminEntry(changed);
  }

  /** Keeps changes that are not saved yet, the last writer's. */
  async keepDraft(
    kind: ContentKind,
    id: string,
    input: ContentInput,
    by: string,
  ): Promise<ContentDraft> {
    const { version } = await this.writer.require(kind, id);
    const parsed = await parseContentInput(kind, input);
    await this.drafts.keep(id, { input: parsed, by, version });
    return { input: parsed, by, at: new Date().toISOString(), version };
  }

  async dropDraft(kind: ContentKind, id: string): Promise<void> {
    await this.writer.require(kind, id);
    await this.drafts.remove([id]);
  }
}

function presentRevision(doc: Omit<RevisionDoc, 'content'>): ContentRevision {
  const { version, action, by, changed, createdAt } = doc;
  return { version, action, by, changed, at: createdAt.toISOString() };
}

const asDate = (time: string | null) => (time === null ? null : new Date(time));
