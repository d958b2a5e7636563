import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentQuery,
  type ContentStatus,
} from '@solar/contracts/admin/content-http';
import {
  builtInPath,
  contentPath,
  FIXED_PAGES,
  PAGED_CONTENT_KINDS,
  type PagedContentKind,
} from '@solar/contracts/admin/content-paths';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { Total } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { containsText } from '@solar/service-kit/mongo/text-pattern';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { ContentDoc } from './content.schema';

export type ContentFilter = QueryFilter<ContentDoc>;

/** What the sitemap says of a published entry that has a page. */
export type PublishedPage = Pick<ContentDoc, '_id' | 'slug' | 'image' | 'updatedAt'> & {
  kind: PagedContentKind;
};

/** A page with its place in the tree. */
export type PlacedPage = Pick<ContentDoc, '_id' | 'slug' | 'formerSlugs' | 'fields'>;

/** The only place that reads and writes content entries. */
@Injectable()
export class ContentRepository {
  constructor(@InjectModel('Content') private readonly entries: Model<ContentDoc>) {}

  page(filter: ContentFilter, slice: PageQuery, withBody: boolean): Promise<[ContentDoc[], Total]> {
    const sort = { order: 1, _id: 1 } as const;
    const listing = { filter, sort, ...(withBody ? {} : { projection: { body: 0 } as const }) };
    return listPage<ContentDoc>(this.entries, listing, slice);
  }

  /** Filter of what visitors may list. */
  publishedFilter(kind: ContentKind, query: ContentQuery): ContentFilter {
    return {
      kind,
      status: 'published',
      ...(kind === 'pages' ? { 'fields.protected': { $ne: true } } : {}),
      ...(query.featured === undefined ? {} : { featured: query.featured === 'true' }),
      ...(query.segment ? { 'fields.segment': query.segment } : {}),
      ...(query.system ? { 'fields.system': query.system } : {}),
      ...(query.opening ? { 'fields.opening': true } : {}),
      ...(query.topic ? { 'fields.topic': query.topic } : {}),
      ...(query.type ? { 'fields.type': query.type } : {}),
    };
  }

  /** Filter of the editors' list; `q` looks in titles and slugs. */
  editorsFilter(kind: ContentKind, status?: ContentStatus, q?: string): ContentFilter {
    return { kind, ...(status ? { status } : {}), ...(q ? named(q) : {}) };
  }

  /** What titles and slugs of every kind have for `q`. */
  anyKindFilter(q: string): ContentFilter {
    return { kind: { $in: [...CONTENT_KINDS] }, ...named(q) };
  }

  /** The entry at an address, else the one that was there last. */
  async bySlug(kind: ContentKind, slug: string): Promise<ContentDoc | null> {
    const entry = await this.entries.findOne({ kind, slug }).lean<ContentDoc>().exec();
    return (
      entry ??
      this.entries
        .findOne({ kind, formerSlugs: slug })
        .sort({ updatedAt: -1 })
        .lean<ContentDoc>()
        .exec()
    );
  }

  /** Published entries that have a page, the eldest first. */
  publishedPages(): Promise<PublishedPage[]> {
    return this.entries
      .find(
        {
          kind: { $in: PAGED_CONTENT_KINDS },
          status: 'published',
          'fields.protected': { $ne: true },
        },
        { kind: 1, slug: 1, image: 1, updatedAt: 1 },
      )
      .sort({ _id: 1 })
      .lean<PublishedPage[]>()
      .exec();
  }

  /** Published services and pages that are marked for the menu, in their order. */
  markedForMenu(): Promise<ContentDoc[]> {
    return this.entries
      .find(
        { kind: { $in: ['services', 'pages'] }, status: 'published', 'fields.showInMenu': true },
        { body: 0 },
      )
      .sort({ order: 1, _id: 1 })
      .lean<ContentDoc[]>()
      .exec();
  }

  /** The pages above these, up to the top of the tree. */
  async above(pages: readonly Pick<ContentDoc, 'fields'>[]): Promise<PlacedPage[]> {
    const found = new Map<string, PlacedPage>();
    let ids = parentIdsOf(pages);
    while (ids.length > 0) {
      const parents = await this.entries
        .find({ _id: { $in: ids }, kind: 'pages' }, { slug: 1, formerSlugs: 1, fields: 1 })
        .lean<PlacedPage[]>()
        .exec();
      for (const parent of parents) found.set(parent._id, parent);
      ids = parentIdsOf(parents).filter((id) => !found.has(id));
    }
    return [...found.values()];
  }

  /** Built-in addresses whose page has another one now, with that one. */
  async movedBuiltIns(): Promise<ReadonlyMap<string, string>> {
    const slugs = Object.values(FIXED_PAGES);
    const named = { slug: 1, formerSlugs: 1 } as const;
    const moved = await this.entries
      .find({ kind: 'pages', formerSlugs: { $in: slugs }, slug: { $nin: slugs } }, named)
      .sort({ updatedAt: 1 })
      .lean<Pick<ContentDoc, 'slug' | 'formerSlugs'>[]>()
      .exec();
    if (moved.length === 0) return new Map();
    const kept = await this.entries.distinct('slug', { kind: 'pages', slug: { $in: slugs } });
    const free = new Set(slugs.filter((slug) => !kept.includes(slug)));
    return new Map(
      moved.flatMap(({ slug, formerSlugs = [] }) => {
        const from = formerSlugs.filter((former) => free.has(former));
        return from.map((former) => [builtInPath(former) ?? '', contentPath('pages', slug)]);
      }),
    );
  }

  /** All pages without their texts, in their order. */
  pagesOfTree(limit: number): Promise<ContentDoc[]> {
    return this.entries
      .find({ kind: 'pages' }, { body: 0, excerpt: 0, metaTitle: 0, metaDescription: 0 })
      .sort({ order: 1, _id: 1 })
      .limit(limit)
      .lean<ContentDoc[]>()
      .exec();
  }

  /** Where each page stands in the tree. */
  placesOfPages(): Promise<PlacedPage[]> {
    return this.entries
      .find({ kind: 'pages' }, { slug: 1, formerSlugs: 1, fields: 1 })
      .sort({ order: 1, _id: 1 })
      .lean<PlacedPage[]>()
      .exec();
  }

  /** Every entry of a kind, one after the other. */
  all(kind: ContentKind): AsyncIterable<ContentDoc> {
    return this.entries.find({ kind }).sort({ order: 1, _id: 1 }).lean<ContentDoc[]>().cursor();
  }

  /** Entries that show a file of the library. */
  showing(path: string, limit: number): Promise<Pick<ContentDoc, '_id' | 'kind' | 'title'>[]> {
    return this.entries
      .find({ media: path }, { kind: 1, title: 1 })
      .limit(limit)
      .lean<Pick<ContentDoc, '_id' | 'kind' | 'title'>[]>()
      .exec();
  }

  /** Entries of any kind without their bodies. */
  withIds(ids: readonly string[]): Promise<ContentDoc[]> {
    return this.entries
      .find({ _id: { $in: ids } }, { body: 0 })
      .lean<ContentDoc[]>()
      .exec();
  }

  /** Published articles without their bodies, the newest first. */
  newestArticles(limit: number): Promise<ContentDoc[]> {
    return this.entries
      .find({ kind: 'blog-posts', status: 'published' }, { body: 0 })
      .sort({ 'fields.publishedOn': -1, _id: -1 })
      .limit(limit)
      .lean<ContentDoc[]>()
      .exec();
  }

  byId(kind: ContentKind, id: string, session?: ClientSession): Promise<ContentDoc | null> {
    return this.entries
      .findOne({ _id: id, kind })
      .session(session ?? null)
      .lean<ContentDoc>()
      .exec();
  }

  /** The entries of a kind at these addresses. */
  withSlugs(
    kind: ContentKind,
    slugs: readonly string[],
    session?: ClientSession,
  ): Promise<ContentDoc[]> {
    return this.entries
      .find({ kind, slug: { $in: slugs } })
      .session(session ?? null)
      .lean<ContentDoc[]>()
      .exec();
  }

  byIdOnly(id: string): Promise<ContentDoc | null> {
    return this.entries.findById(id).lean<ContentDoc>().exec();
  }

  children(id: string, session: ClientSession): Promise<ContentDoc[]> {
    return this.entries
      .find({ kind: 'pages', 'fields.parentId': id })
      .session(session)
      .lean<ContentDoc[]>()
      .exec();
  }

  /** Entries whose time to be published, or to be hidden, has come; the longest waiting first. */
  due(field: 'publishAt' | 'hideAt', now: Date, limit: number): Promise<ContentDoc[]> {
    return this.entries
      .find({ [field]: { $lte: now } })
      .sort({ [field]: 1 })
      .limit(limit)
      .lean<ContentDoc[]>()
      .exec();
  }

  /** The entry above or below; a page has its neighbours under the same parent. */
  neighbour({ kind, order, fields }: ContentDoc, move: 'up' | 'down', session: ClientSession) {
    const up = move === 'up';
    const parentId = (fields['parentId'] as string | undefined) ?? null;
    return this.entries
      .findOne({
        kind,
        order: up ? { $lt: order } : { $gt: order },
        ...(kind === 'pages' ? { 'fields.parentId': parentId } : {}),
      })
      .sort({ order: up ? -1 : 1, _id: up ? -1 : 1 })
      .session(session)
      .lean<ContentDoc>()
      .exec();
  }

  async lastOrder(kind: ContentKind): Promise<number> {
    const last = await this.entries
      .findOne({ kind }, { order: 1 })
      .sort({ order: -1, _id: -1 })
      .lean<ContentDoc>();
    return last?.order ?? 0;
  }

  async insert(
    doc: Omit<ContentDoc, 'createdAt' | 'updatedAt'>,
    session?: ClientSession,
  ): Promise<ContentDoc> {
    const [created] = await this.entries.create([doc], session ? { session } : {});
    if (!created) throw new Error('The entry was not written');
    return created.toObject<ContentDoc>();
  }

  /** Changes an entry that is still as it was read; null when it is not. */
  update(
    { _id, version }: ContentDoc,
    $set: Partial<ContentDoc>,
    session?: ClientSession,
  ): Promise<ContentDoc | null> {
    return this.entries
      .findOneAndUpdate(
        { _id, version },
        { $set, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<ContentDoc>()
      .exec();
  }

  /** Removes an entry that is still as it was read. */
  async remove({ _id, version }: ContentDoc, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.entries.deleteOne({ _id, version }, { session });
    return deletedCount === 1;
  }
}

function parentIdsOf(pages: readonly Pick<ContentDoc, 'fields'>[]): string[] {
  const ids = pages.map(({ fields }) => fields['parentId']);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function named(q: string): ContentFilter {
  const pattern = containsText(q);
  return { $or: [{ 'title.en': pattern }, { 'title.fr': pattern }, { slug: pattern }] };
}
