import { Injectable, type Type } from '@nestjs/common';
import { CONTENT_COLUMNS, type ImportedContent } from '@solar/contracts/admin/content-columns';
import {
  CONTENT_FIELDS,
  contentInputSchema,
  type ContentInput,
} from '@solar/contracts/admin/content-http';
import type { ImportError } from '@solar/contracts/common/imports-http';
import type {
  ImportScope,
  PlannedRow,
  RowPlan,
  WrittenCells,
  WrittenKind,
} from '@solar/service-kit/imports/import-kind';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { parseContentInput } from '../content/content-input';
import { ContentWriter } from '../content/content-writer';
import { ContentRepository } from '../content/content.repository';
import type { ContentDoc } from '../content/content.schema';
import { withFormerSlugs } from '../content/content.service';
import { DraftRepository } from '../content/history/draft.repository';
import { RevisionRepository } from '../content/history/revision.repository';
import { cellsOf, rowSchemaOf, withCells, type ContentRow } from './content-cells';
import { topFirst } from './top-first';

const EMPTY = { en: '', fr: '' };
/** The version that an entry is made with. */
const NEW = 0;

/** What an entry said before, and the version that it got; nothing before for a new one. */
type Undo = { id: string; before: ContentInput | null; version: number };
type Parents = ReadonlyMap<string, string>;

/** Entries of one kind, known by their addresses. New ones are drafts; those that are published change at once. */
abstract class ContentImport implements WrittenKind<ContentRow, Undo> {
  readonly batchRows = 50;
  readonly schema: z.ZodType<ContentRow>;
  private readonly columns;

  constructor(
    readonly name: ImportedContent,
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly revisions: RevisionRepository,
    private readonly drafts: DraftRepository,
  ) {
    this.columns = CONTENT_COLUMNS[name];
    this.schema = rowSchemaOf(this.columns);
  }

  /** A page comes after the one that it stands below. */
  async *existing(): AsyncGenerator<WrittenCells> {
    if (this.name !== 'pages') {
      for await (const doc of this.entries.all(this.name)) yield this.cells(doc, new Map());
      return;
    }
    const places = await this.entries.placesOfPages();
    const slugs = new Map(places.map(({ _id, slug }) => [_id, slug]));
    for (const { _id } of topFirst(places)) {
      const doc = await this.entries.byId('pages', _id);
      if (doc) yield this.cells(doc, slugs);
    }
  }

  keyOf({ slug }: ContentRow): string {
    return slug;
  }

  async plan(
    rows: readonly ContentRow[],
    _scope: ImportScope,
    session?: ClientSession,
  ): Promise<RowPlan[]> {
    const [known, parents] = await Promise.all([
      this.known(rows, session),
      this.parentsOf(rows, session),
    ]);
    // A page may stand below one that comes before it in the table.
    const above = new Map(parents);
    return rows.map((row): RowPlan => {
      const found = known.get(row.slug);
      const before = found ? inputOf(found) : this.blank(row.slug);
      const input = this.entryOf(before, row, above);
      const error = input ? this.errorOf(input, row) : UNKNOWN_PAGE;
      if (error) return { error };
      if (!above.has(row.slug)) above.set(row.slug, found?._id ?? row.slug);
      if (!found) return { action: 'create' };
      return { action: isDeepStrictEqual(input, before) ? 'same' : 'update' };
    });
  }

  async apply(
    planned: readonly PlannedRow<ContentRow>[],
    { by }: ImportScope,
    session: ClientSession,
  ): Promise<Undo[]> {
    const rows = planned.map(({ row }) => row);
    const known = await this.known(rows, session);
    const parents = new Map(await this.parentsOf(rows, session));
    let order = await this.entries.lastOrder(this.name);
    const done: Undo[] = [];
    for (const row of rows) {
      const found = known.get(row.slug);
      const before = found ? inputOf(found) : null;
      const entry = this.entryOf(before ?? this.blank(row.slug), row, parents);
      const input = await parseContentInput(this.name, contentInputSchema.parse(entry));
      const written = found
        ? await this.change(found, input, by.name, session)
        : await this.add(input, (order += 1), by.name, session);
      parents.set(row.slug, written._id);
      done.push({ id: written._id, before, version: written.version });
    }
    return done;
  }

  /** What stands below a new page keeps it. */
  async undo(done: readonly Undo[], { by }: ImportScope, session: ClientSession): Promise<number> {
    let undone = 0;
    const removed: string[] = [];
    for (const { id, before, version } of done.toReversed()) {
      const doc = await this.entries.byId(this.name, id, session);
      if (doc?.version !== version) continue;
      if (before) {
        const input = await parseContentInput(this.name, before);
        await this.change(doc, input, by.name, session);
      } else if (await this.takeAway(doc, session)) {
        removed.push(id);
      } else {
        continue;
      }
      undone += 1;
    }
    await this.revisions.removeOf(removed, session);
    await this.drafts.remove(removed, session);
    return undone;
  }

  private cells(doc: ContentDoc, slugs: ReadonlyMap<string, string>): WrittenCells {
    return cellsOf(inputOf(doc), this.columns, (id) => slugs.get(id) ?? '');
  }

  private async add(input: ContentInput, order: number, by: string, session: ClientSession) {
    const place = { _id: newId('cnt'), kind: this.name, order, version: NEW };
    const entry = { ...input, ...place, status: 'draft' as const, featured: false };
    return this.writer.insert(entry, { action: 'created', by }, session);
  }

  private async change(
    doc: ContentDoc,
    input: ContentInput,
    by: string,
    session: ClientSession,
  ): Promise<ContentDoc> {
    const fields = withFormerSlugs(doc, input);
    const changed = await this.writer.changeIn(doc, { action: 'edited', by }, fields, session);
    if (!changed) throw new Error(`${this.name} ${doc.slug} was changed within the transaction`);
    await this.drafts.remove([doc._id], session);
    return changed;
  }

  private async takeAway(doc: ContentDoc, session: ClientSession): Promise<boolean> {
    // Nothing stands below other kinds.
    const below = doc.kind === 'pages' ? await this.entries.children(doc._id, session) : [];
    if (below.length > 0) return false;
    await this.entries.remove(doc, session);
    return true;
  }

  /** What the entry would be; undefined below a page that is not there. */
  private entryOf(before: ContentInput, row: ContentRow, parents: Parents) {
    const input = withCells(before, row, this.columns);
    const parent = row['parentId'];
    if (typeof parent !== 'string') return input;
    const parentId = parent === '' ? null : parents.get(parent);
    return parentId === undefined ? undefined : { ...input, fields: { ...input.fields, parentId } };
  }

  private errorOf(input: ContentInput, row: ContentRow): ImportError | undefined {
    const whole = contentInputSchema.safeParse(input);
    const own = CONTENT_FIELDS[this.name].safeParse(input.fields);
    const [first] = [
      ...(whole.error?.issues ?? []),
      ...(own.error?.issues ?? []).map((issue) => ({ ...issue, path: ['fields', ...issue.path] })),
    ];
    if (!first) return undefined;
    const at = first.path.join('.');
    const column = this.columns.find(({ path }) => path === at || path.startsWith(`${at}.`));
    const { name = at } = column ?? {};
    const cell = row[name];
    if (cell === undefined || cell === '') return { column: name, code: 'missing' };
    const isTooLong = first.code === 'too_big' && typeof cell === 'string';
    return { column: name, code: isTooLong ? 'too-long' : 'not-valid' };
  }

  /** An entry that says nothing yet. */
  private blank(slug: string): ContentInput {
    const texts = { title: EMPTY, excerpt: EMPTY, body: EMPTY };
    const meta = { metaTitle: EMPTY, metaDescription: EMPTY };
    return { slug, ...texts, ...meta, image: null, fields: { ...BLANK_FIELDS[this.name] } };
  }

  private async known(rows: readonly ContentRow[], session?: ClientSession) {
    const slugs = rows.map(({ slug }) => slug);
    const found = await this.entries.withSlugs(this.name, slugs, session);
    return new Map(found.map((one) => [one.slug, one]));
  }

  private async parentsOf(rows: readonly ContentRow[], session?: ClientSession): Promise<Parents> {
    const slugs = rows.flatMap(({ parentId }) => (typeof parentId === 'string' ? [parentId] : []));
    if (slugs.length === 0) return new Map();
    const found = await this.entries.withSlugs('pages', slugs, session);
    return new Map(found.map(({ slug, _id }) => [slug, _id]));
  }
}

const UNKNOWN_PAGE: ImportError = { column: 'parentId', code: 'unknown' };

/** Texts that an entry has in any case, as its schema gives them no start. */
const BLANK_FIELDS: Readonly<Record<ImportedContent, Record<string, unknown>>> = {
  pages: {
    parentId: null,
    template: 'default',
    ...{ showInMenu: false, protected: false },
    opening: false,
  },
  'blog-posts': { readingMinutes: 1, tags: [] },
  faqs: {},
  testimonials: { role: EMPTY },
  projects: {
    ...{
      locationFr: '',
      client: '',
      clientFr: '',
      challenge: EMPTY,
      solution: EMPTY,
      results: EMPTY,
    },
    ...{ monthlyKwh: [], singleLine: [], products: [], tags: [] },
  },
};

function inputOf(doc: ContentDoc): ContentInput {
  const { slug, title, excerpt, body, metaTitle, metaDescription, image, fields } = doc;
  return { slug, title, excerpt, body, metaTitle, metaDescription, image, fields };
}

/** The import of one kind. */
export function contentImportOf(kind: ImportedContent): Type<ContentImport> {
  @Injectable()
  class ImportOfKind extends ContentImport {
    constructor(
      entries: ContentRepository,
      writer: ContentWriter,
      revisions: RevisionRepository,
      drafts: DraftRepository,
    ) {
      super(kind, entries, writer, revisions, drafts);
    }
  }
  return ImportOfKind;
}
