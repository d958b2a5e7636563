import { Injectable } from '@nestjs/common';
import {
  CONTENT_TRANSITIONS,
  type AdminContentEntry,
  type ContentEntry,
  type ContentInput,
  type ContentKind,
  type ContentQuery,
  type ContentSearch,
  type ContentStatus,
} from '@solar/contracts/admin/content-http';
import type { RevisionAction } from '@solar/contracts/admin/content-history-http';
import type { Page } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { FocalPoints } from '../pictures/focal-points';
import { parseContentInput } from './content-input';
import { ContentWriter } from './content-writer';
import { presentAdminEntry, presentEntry } from './content.presenter';
import { ContentRepository } from './content.repository';
import type { ContentDoc } from './content.schema';
import { DraftRepository } from './history/draft.repository';
import { requirePagePlace } from './pages/page-place';

const STATUS_ACTIONS: Record<ContentStatus, RevisionAction> = {
  published: 'published',
  draft: 'hidden',
  private: 'private',
};

/** Rules of editorial content: who reads what, states, order. */
@Injectable()
export class ContentService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly drafts: DraftRepository,
    private readonly transactions: Transactions,
    private readonly focalPoints: FocalPoints,
  ) {}

  async list(kind: ContentKind, query: ContentQuery): Promise<Page<ContentEntry>> {
    const filter = this.entries.publishedFilter(kind, query);
    const [docs, total] = await this.entries.page(filter, query, kind === 'faqs');
    const entries = docs.map((doc) => presentEntry(doc, kind === 'faqs'));
    return paged(await this.focalPoints.addTo(entries), total, query);
  }

  /** A published entry, or a private one for staff that may read content. A protected page is for people who are signed in. */
  async read(kind: ContentKind, slug: string, reader: Principal | null): Promise<ContentEntry> {
    const doc = await this.entries.bySlug(kind, slug);
    const mayReadAll = reader !== null && hasPermission(reader, 'admin.content.read');
    if (!doc || (doc.status !== 'published' && !mayReadAll)) throw problem.notFound('Content');
    if (doc.fields['protected'] === true && reader === null) throw signInFirst();
    return this.focalPoints.addToOne(presentEntry(doc, true));
  }

  async listForEditors(
    kind: ContentKind,
    query: { page: number; pageSize: number; status?: ContentStatus; q?: string },
  ): Promise<Page<AdminContentEntry>> {
    const filter = this.entries.editorsFilter(kind, query.status, query.q);
    const [docs, total] = await this.entries.page(filter, query, true);
    return paged(docs.map(presentAdminEntry), total, query);
  }

  /** The first few entries of any kind. */
  async findForEditors({ q, pageSize }: ContentSearch): Promise<Page<AdminContentEntry>> {
    const slice = { page: 1, pageSize };
    const [docs, total] = await this.entries.page(this.entries.anyKindFilter(q), slice, true);
    return paged(docs.map(presentAdminEntry), total, slice);
  }

  /** An entry with the changes of it that nobody saved yet. */
  async readForEditors(kind: ContentKind, id: string): Promise<AdminContentEntry> {
    const [doc, draft] = await Promise.all([this.writer.require(kind, id), this.drafts.find(id)]);
    return { ...(await this.focalPoints.addToOne(presentAdminEntry(doc))), draft };
  }

  async create(
    kind: ContentKind,
    input: ContentInput,
    by: string | null,
    status: ContentStatus = 'draft',
  ): Promise<AdminContentEntry> {
    const parsed = await parseContentInput(kind, input);
    const _id = newId('cnt');
    if (kind === 'pages') await requirePagePlace(this.entries, _id, parsed.fields);
    const order = (await this.entries.lastOrder(kind)) + 1;
    const entry = { ...parsed, _id, kind, status, featured: false, order, version: 0 };
    return presentAdminEntry(await this.writer.create(entry, by));
  }

  /** Saves a change; unsaved ones are dropped with it. With `version` 409 when somebody else changed the entry since. */
  async update(
    kind: ContentKind,
    id: string,
    { version, ...input }: ContentInput & { version?: number },
    by: string,
  ): Promise<AdminContentEntry> {
    const parsed = await parseContentInput(kind, input);
    const changed = await this.writer.change(
      kind,
      id,
      { action: 'edited', by },
      async (doc, session) => {
        if (version !== undefined && version !== doc.version) throw problem.changedMeanwhile();
        if (kind === 'pages') await requirePagePlace(this.entries, id, parsed.fields, session);
        return withFormerSlugs(doc, parsed);
      },
      (session) => this.drafts.remove([id], session),
    );
    return presentAdminEntry(changed);
  }

  /** Publishes, hides or makes private; what was planned for that is done with it. */
  async setStatus(
    kind: ContentKind,
    id: string,
    status: ContentStatus,
    by: string | null,
  ): Promise<AdminContentEntry> {
    const changed = await this.writer.change(
      kind,
      id,
      { action: STATUS_ACTIONS[status], by },
      (doc) => {
        assertTransition(`${kind} entry`, CONTENT_TRANSITIONS, doc.status, status);
        return status === 'published' ? { status, publishAt: null } : { status, hideAt: null };
      },
    );
    return presentAdminEntry(changed);
  }

  async setFeatured(kind: ContentKind, id: string, featured: boolean): Promise<AdminContentEntry> {
    const changed = await compareAndSet(async () =>
      this.entries.update(await this.writer.require(kind, id), { featured }),
    );
    return presentAdminEntry(changed);
  }

  /** Swaps places with the neighbour; at the end of the list nothing changes. */
  async move(kind: ContentKind, id: string, direction: 'up' | 'down'): Promise<AdminContentEntry> {
    const moved = await compareAndSet(() =>
      this.transactions.run(async (session) => {
        const doc = await this.writer.require(kind, id, session);
        const other = await this.entries.neighbour(doc, direction, session);
        if (!other) return doc;
        const swapped = await this.entries.update(other, { order: doc.order }, session);
        return swapped && this.entries.update(doc, { order: other.order }, session);
      }),
    );
    return presentAdminEntry(moved);
  }
}

/** What an entry is changed to, with the addresses that it gives up for it. */
export function withFormerSlugs(
  { slug, formerSlugs = [] }: ContentDoc,
  change: Partial<ContentDoc> & { slug: string },
): Partial<ContentDoc> {
  const former = new Set([...formerSlugs, slug]);
  former.delete(change.slug);
  return former.size === 0 ? change : { ...change, formerSlugs: [...former] };
}

function signInFirst() {
  return new ProblemException(403, 'content.protected', 'Sign in to read this page');
}
