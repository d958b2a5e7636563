import { Injectable } from '@nestjs/common';
import {
  CONTENT_TRANSITIONS,
  type AdminContentEntry,
  type ContentEntry,
  type ContentInput,
  type ContentKind,
  type ContentQuery,
  type ContentStatus,
} from '@solar/contracts/admin/content-http';
import { contentPath } from '@solar/contracts/admin/content-paths';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Page } from '@solar/contracts/common/pagination';
import type { Principal } from '@solar/service-kit/auth/principal';
import { hasPermission } from '@solar/contracts/common/permissions';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Outbox, outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { parseContentInput } from './content-input';
import { presentAdminEntry, presentEntry } from './content.presenter';
import { ContentRepository } from './content.repository';
import type { ContentDoc } from './content.schema';

/** Kinds that the site's search finds, and their names there. */
const SEARCHABLE = { services: 'service', projects: 'project', 'blog-posts': 'article' } as const;

/** Rules of editorial content: who reads what, states, order, and what other slices hear of it. */
@Injectable()
export class ContentService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async list(kind: ContentKind, query: ContentQuery): Promise<Page<ContentEntry>> {
    const filter = this.entries.publishedFilter(kind, query);
    const [docs, total] = await this.entries.page(filter, query, kind === 'faqs');
    return paged(
      docs.map((doc) => presentEntry(doc, kind === 'faqs')),
      total,
      query,
    );
  }

  /** A published entry, or a private one for staff that may read content. */
  async read(kind: ContentKind, slug: string, reader: Principal | null): Promise<ContentEntry> {
    const doc = await this.entries.bySlug(kind, slug);
    const mayReadAll = reader !== null && hasPermission(reader, 'admin.content.read');
    if (!doc || (doc.status !== 'published' && !mayReadAll)) throw problem.notFound('Content');
    return presentEntry(doc, true);
  }

  async listForEditors(
    kind: ContentKind,
    query: { page: number; pageSize: number; status?: ContentStatus; q?: string },
  ): Promise<Page<AdminContentEntry>> {
    const filter = this.entries.editorsFilter(kind, query.status, query.q);
    const [docs, total] = await this.entries.page(filter, query, true);
    return paged(docs.map(presentAdminEntry), total, query);
  }

  async readForEditors(kind: ContentKind, id: string): Promise<AdminContentEntry> {
    return presentAdminEntry(await this.require(kind, id));
  }

  async create(
    kind: ContentKind,
    input: ContentInput,
    status: ContentStatus = 'draft',
  ): Promise<AdminContentEntry> {
    const parsed = await parseContentInput(kind, input);
    const order = (await this.entries.lastOrder(kind)) + 1;
    const entry = { ...parsed, _id: newId('cnt'), kind, status, featured: false, order };
    const draft = { ...entry, version: 0 };
    const made = await this.entries.insert({ ...draft, ...this.owed(draft) }).catch(refused);
    this.publish(made);
    return presentAdminEntry(made);
  }

  async update(kind: ContentKind, id: string, input: ContentInput): Promise<AdminContentEntry> {
    const parsed = await parseContentInput(kind, input);
    return this.change(kind, id, ({ slug, formerSlugs = [] }) => {
      const former = new Set([...formerSlugs, slug]);
      former.delete(parsed.slug);
      return former.size === 0 ? parsed : { ...parsed, formerSlugs: [...former] };
    });
  }

  setStatus(kind: ContentKind, id: string, status: ContentStatus): Promise<AdminContentEntry> {
    return this.change(kind, id, (doc) => {
      assertTransition(`${kind} entry`, CONTENT_TRANSITIONS, doc.status, status);
      return { status };
    });
  }

  setFeatured(kind: ContentKind, id: string, featured: boolean): Promise<AdminContentEntry> {
    return this.change(kind, id, () => ({ featured }));
  }

  /** Swaps places with the neighbour; at the end of the list nothing changes. */
  async move(kind: ContentKind, id: string, direction: 'up' | 'down'): Promise<AdminContentEntry> {
    const moved = await compareAndSet(() =>
      this.transactions.run(async (session) => {
        const doc = await this.require(kind, id, session);
        const other = await this.entries.neighbour(kind, doc.order, direction, session);
        if (!other) return doc;
        const swapped = await this.entries.update(other, { order: doc.order }, session);
        return swapped && this.entries.update(doc, { order: other.order }, session);
      }),
    );
    return presentAdminEntry(moved);
  }

  /** Removes an entry; a page with children needs `cascade`, which removes them too. */
  remove(kind: ContentKind, id: string, cascade: boolean): Promise<void> {
    return this.transactions.run(async (session) => {
      const doc = await this.require(kind, id, session);
      await this.removeTree(doc, cascade, session);
    });
  }

  private async removeTree(doc: ContentDoc, cascade: boolean, session: ClientSession) {
    const children = doc.kind === 'pages' ? await this.entries.children(doc._id, session) : [];
    if (children.length > 0 && !cascade) {
      throw problem.conflict('content.has_children', `${children.length} pages are below this one`);
    }
    for (const child of children) await this.removeTree(child, true, session);
    await this.entries.remove(doc._id, session);
    await this.outbox.addMany(session, changedEntries({ ...doc, version: doc.version + 1 }, true));
  }

  private async change(
    kind: ContentKind,
    id: string,
    patch: (doc: ContentDoc) => Partial<ContentDoc>,
  ): Promise<AdminContentEntry> {
    const changed = await compareAndSet(async () => {
      const doc = await this.require(kind, id);
      const fields = patch(doc);
      const owed = this.owed({ ...doc, ...fields, version: doc.version + 1 });
      return this.entries.update(doc, { ...fields, ...owed }).catch(refused);
    });
    this.publish(changed);
    return presentAdminEntry(changed);
  }

  private async require(kind: ContentKind, id: string, session?: ClientSession) {
    const doc = await this.entries.byId(kind, id, session);
    if (!doc) throw problem.notFound('Content');
    return doc;
  }

  /** Takes the place of an older state that may not be published yet: nobody needs that one any more. */
  private owed(doc: ContentState): Pick<ContentDoc, 'outbox'> {
    const entries = changedEntries(doc);
    return entries.length === 0 ? {} : { outbox: this.outbox.owed(entries) };
  }

  private publish({ _id, outbox }: ContentDoc): void {
    if (outbox) void this.outbox.publish('content', _id, outbox);
  }
}

type ContentState = Omit<ContentDoc, 'createdAt' | 'updatedAt'>;

/** What other slices learn: nothing of the kinds that no search finds. */
function changedEntries(doc: ContentState, deleted = false): OutboxEntry[] {
  if (!isSearchable(doc.kind)) return [];
  const data = {
    contentId: doc._id,
    kind: SEARCHABLE[doc.kind],
    slug: doc.slug,
    titleEn: doc.title.en,
    titleFr: doc.title.fr,
    excerptEn: doc.excerpt.en,
    excerptFr: doc.excerpt.fr,
    url: contentPath(doc.kind, doc.slug),
    published: doc.status === 'published',
    deleted,
  };
  const { _id: aggregateId, version } = doc;
  return [outboxEntry(contentChanged, { aggregateId, version, data })];
}

function isSearchable(kind: ContentKind): kind is keyof typeof SEARCHABLE {
  return kind in SEARCHABLE;
}

function refused(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw problem.conflict('content.slug_taken', 'Another entry has this address');
}
