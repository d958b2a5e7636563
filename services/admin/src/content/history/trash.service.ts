import { Injectable } from '@nestjs/common';
import { TRASH_DAYS, type ContentTrashEntry } from '@solar/contracts/admin/content-history-http';
import type { ContentKind } from '@solar/contracts/admin/content-http';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { AuditTrail } from '@solar/service-kit/audit/audit-trail';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { compareAndSet } from '@solar/service-kit/mongo/compare-and-set';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { ClientSession } from 'mongoose';
import { changedEntries } from '../content-messages';
import { ContentWriter } from '../content-writer';
import { ContentRepository } from '../content.repository';
import type { ContentDoc } from '../content.schema';
import { DraftRepository } from './draft.repository';
import { RevisionRepository } from './revision.repository';
import { TrashRepository } from './trash.repository';
import type { TrashDoc } from './trash.schema';

const DAY_MS = 86_400_000;
/** Entries that one round of the job removes for good. */
const ROUND_MAX = 100;

/** Deleted entries, until they come back or go for good. */
@Injectable()
export class TrashService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly trash: TrashRepository,
    private readonly drafts: DraftRepository,
    private readonly revisions: RevisionRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  async list(kind: ContentKind, query: PageQuery): Promise<Page<ContentTrashEntry>> {
    const [docs, total] = await this.trash.page(kind, query);
    const below = await this.trash.below(docs.map(({ _id }) => _id));
    return paged(
      docs.map((doc) => present(doc, below.get(doc._id) ?? 0)),
      total,
      query,
    );
  }

  /** Moves an entry to the trash; a page with children needs `cascade`, which takes them along. */
  async put(kind: ContentKind, id: string, cascade: boolean, by: string): Promise<void> {
    await compareAndSet(() =>
      this.transactions.run(async (session) => {
        const doc = await this.writer.require(kind, id, session);
        const tree = await this.treeOf(doc, session);
        if (tree.length > 1 && !cascade) {
          const below = tree.length - 1;
          throw problem.conflict('content.has_children', `${below} pages are below this one`);
        }
        for (const entry of tree) {
          if (!(await this.entries.remove(entry, session))) return null;
          await this.trash.add(entry, by, id, session);
          const gone = changedEntries({ ...entry, version: entry.version + 1 }, true);
          await this.outbox.addMany(session, gone);
        }
        return true;
      }),
    );
  }

  /** Brings an entry back with what it took along, as drafts. Throws 404 and 409 `content.slug_taken`. */
  async restore(kind: ContentKind, id: string, by: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const root = await this.require(kind, id, session);
      const others = await this.trash.deletedWith(id, session);
      const all = [root, ...others.filter(({ _id }) => _id !== id)];
      const back = new Set(all.map(({ _id }) => _id));
      for (const { entry } of all) {
        const { createdAt: _created, updatedAt: _updated, ...kept } = entry;
        const fields = await this.placed(kept.fields, back, session);
        // Other slices have heard of one version more: that it was deleted.
        const draft = { ...kept, fields, status: 'draft' as const, version: kept.version + 2 };
        const restored = { ...draft, publishAt: null, hideAt: null };
        await this.writer.insert(restored, { action: 'restored', by }, session);
      }
      await this.trash.remove([...back], session);
    });
  }

  /** Removes a deleted entry for good, with its revisions. Throws 404. */
  async empty(kind: ContentKind, id: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const root = await this.require(kind, id, session);
      const others = await this.trash.deletedWith(id, session);
      await this.removeForGood([id, ...others.map(({ _id }) => _id)], session);
      const thing = { type: 'content', id, label: root.entry.title.en };
      await this.audit.record('removed', thing, [], session);
    });
  }

  /** Removes for good what waited long enough. */
  async emptyOld(now: Date): Promise<void> {
    const ids = await this.trash.deletedBefore(
      new Date(now.getTime() - TRASH_DAYS * DAY_MS),
      ROUND_MAX,
    );
    if (ids.length === 0) return;
    await this.transactions.run((session) => this.removeForGood(ids, session));
  }

  private async removeForGood(ids: readonly string[], session: ClientSession): Promise<void> {
    await this.trash.remove(ids, session);
    await this.revisions.removeOf(ids, session);
    await this.drafts.remove(ids, session);
  }

  /** A page whose parent is neither there nor comes back stands at the top. */
  private async placed(
    fields: Record<string, unknown>,
    back: ReadonlySet<string>,
    session: ClientSession,
  ): Promise<Record<string, unknown>> {
    const parentId = fields['parentId'];
    if (typeof parentId !== 'string' || back.has(parentId)) return fields;
    const parent = await this.entries.byId('pages', parentId, session);
    return parent ? fields : { ...fields, parentId: null };
  }

  private async treeOf(doc: ContentDoc, session: ClientSession): Promise<ContentDoc[]> {
    if (doc.kind !== 'pages') return [doc];
    const children = await this.entries.children(doc._id, session);
    const trees: ContentDoc[] = [doc];
    for (const child of children) trees.push(...(await this.treeOf(child, session)));
    return trees;
  }

  private async require(kind: ContentKind, id: string, session: ClientSession) {
    const doc = await this.trash.find(kind, id, session);
    if (!doc) throw problem.notFound('Content');
    return doc;
  }
}

function present({ _id, kind, entry, createdAt, by }: TrashDoc, below: number): ContentTrashEntry {
  return {
    id: _id,
    kind,
    slug: entry.slug,
    title: entry.title,
    removedAt: createdAt.toISOString(),
    removedBy: by,
    below,
    endsAt: new Date(createdAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  };
}
