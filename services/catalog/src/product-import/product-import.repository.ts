import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ImportMapping } from '@solar/contracts/catalog/import-http';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ImportRow } from './row-reader';
import { PRODUCT_IMPORT, type ProductImportDoc } from './product-import.schema';
import { readTable, type Table } from '@solar/service-kit/imports/table';
import { mendedTable, type MendedCells } from './mended-table';

export type ImportView = Omit<ProductImportDoc, 'file' | 'mended'>;
type Started = { mapping: ImportMapping; total: number; leftOut: ImportRow[]; by: string };

const compress = promisify(gzip);
const expand = promisify(gunzip);

const WITHOUT_FILE = { file: 0, mended: 0 } as const;
/** Rows left out that are kept with their reasons; the number of all is kept beside them. */
const LEFT_OUT_MAX = 1_000;

const NOT_STARTED: ProductImportDoc['status'][] = ['uploaded', 'failed'];

function started(): Error {
  return problem.conflict('import.started', 'This import has been started already');
}

@Injectable()
export class ProductImportRepository {
  constructor(@InjectModel(PRODUCT_IMPORT) private readonly imports: Model<ProductImportDoc>) {}

  async page(query: PageQuery): Promise<Page<ImportView>> {
    const listing = {
      filter: {},
      sort: { createdAt: -1, _id: -1 },
      projection: WITHOUT_FILE,
    } as const;
    const [items, total] = await listPage<ImportView>(this.imports, listing, query);
    return paged(items, total, query);
  }

  async get(id: string): Promise<ImportView> {
    const found = await this.imports.findById(id, WITHOUT_FILE).lean<ImportView>().exec();
    if (!found) throw problem.notFound('Import');
    return found;
  }

  /** The table as it was sent, with the cells that were mended since. */
  async table(id: string): Promise<Table> {
    const found = await this.imports.findById(id, { file: 1, mended: 1 }).exec();
    if (!found) throw problem.notFound('Import');
    const text = (await expand(found.file)).toString('utf8');
    return mendedTable(readTable(text), found.mended ?? {});
  }

  /** Throws 409 when the import runs or is done. */
  async mend(id: string, cells: MendedCells): Promise<void> {
    const fields = Object.entries(cells).map(([place, text]) => [`mended.${place}`, text]);
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: { $in: NOT_STARTED } },
      { $set: Object.fromEntries(fields) as Record<string, string>, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw started();
  }

  async create(fileName: string, text: string, { columns, rows }: Table): Promise<string> {
    const id = newId('imp');
    const file = await compress(Buffer.from(text, 'utf8'));
    const lines = rows.length;
    await this.imports.create([{ _id: id, fileName, status: 'uploaded', file, columns, lines }]);
    return id;
  }

  /** Throws 409 when the import runs or is done. */
  async start(id: string, { mapping, total, leftOut, by }: Started): Promise<void> {
    const kept = leftOut.slice(0, LEFT_OUT_MAX);
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: { $in: NOT_STARTED } },
      {
        $set: {
          status: 'running',
          mapping,
          total,
          done: 0,
          created: 0,
          existing: 0,
          leftOut: kept.map(({ line, sku, errors }) => ({ line, sku, errors })),
          leftOutCount: leftOut.length,
          startedBy: by,
        },
        $inc: { version: 1 },
      },
    );
    if (matchedCount === 0) throw started();
  }

  /** Takes the next rows: false when somebody else has taken them. */
  async claim(
    { id, done, rows }: { id: string; done: number; rows: number },
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: 'running', done },
      { $inc: { done: rows, version: 1 } },
      { session },
    );
    return matchedCount === 1;
  }

  async count(
    id: string,
    { created, existing }: { created: number; existing: number },
    session: ClientSession,
  ): Promise<void> {
    await this.imports.updateOne({ _id: id }, { $inc: { created, existing } }, { session });
  }

  async end(id: string, status: 'done' | 'failed'): Promise<void> {
    await this.imports.updateOne(
      { _id: id, status: 'running' },
      { $set: { status }, $inc: { version: 1 } },
    );
  }

  /** Throws 409 unless the import is done. */
  async startUndo(id: string): Promise<void> {
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: 'done' },
      { $set: { status: 'undoing', undone: 0, kept: 0 }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) {
      throw problem.conflict('import.not_done', 'Only an import that is done can be undone');
    }
  }

  async countUndone(id: string, undone: number, session: ClientSession): Promise<void> {
    await this.imports.updateOne({ _id: id }, { $inc: { undone } }, { session });
  }

  async endUndo(id: string, kept: number): Promise<void> {
    await this.imports.updateOne(
      { _id: id, status: 'undoing' },
      { $set: { status: 'undone', kept }, $inc: { version: 1 } },
    );
  }

  /** Imports under way that nobody has advanced since. */
  async stalledSince(time: Date): Promise<string[]> {
    const find = (status: 'running' | 'undoing') =>
      this.imports
        .find({ status, updatedAt: { $lt: time } }, { _id: 1 })
        .lean<{ _id: string }[]>()
        .exec();
    return [...(await find('running')), ...(await find('undoing'))].map(({ _id }) => _id);
  }
}
