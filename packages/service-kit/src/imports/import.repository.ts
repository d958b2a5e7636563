import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import type { ImportState } from '@solar/contracts/common/imports-http';
import type { PageQuery } from '@solar/contracts/common/pagination';
import type { ClientSession, Model } from 'mongoose';
import { problem } from '../errors/problem';
import type { Total } from '../http/paged';
import { listPage } from '../mongo/list-page';
import { newId } from '../mongo/new-id';
import {
  IMPORT,
  IMPORT_UNDO,
  type ImportDoc,
  type ImportUndoDoc,
  type LeftOutRow,
} from './import.schema';
import { mendedTable, type MendedCells } from './mended-table';
import { readTable, type Table } from './table';

export type ImportView = Omit<ImportDoc, 'file' | 'leftOutRows' | 'mended'>;
/** How a table is read: what its columns are, and which lines of it are no rows. */
export type Reading = Pick<ImportDoc, 'mapping' | 'skipRows'>;
type NewImport = Reading & Pick<ImportDoc, 'kind' | 'target' | 'targetName' | 'fileName'>;
type Counted = Pick<ImportDoc, 'created' | 'updated' | 'unchanged'>;

const compress = promisify(gzip);
const expand = promisify(gunzip);
const BRIEF = { file: 0, leftOutRows: 0, mended: 0 } as const;
const NOT_STARTED: ImportState[] = ['uploaded', 'failed'];

/** Imports in the database, with what undoing them takes. */
@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel(IMPORT) private readonly imports: Model<ImportDoc>,
    @InjectModel(IMPORT_UNDO) private readonly undos: Model<ImportUndoDoc>,
  ) {}

  page(kind: ImportKindName, query: PageQuery): Promise<[ImportView[], Total]> {
    const sort = { createdAt: -1, _id: -1 } as const;
    return listPage<ImportView>(this.imports, { filter: { kind }, sort, projection: BRIEF }, query);
  }

  async get(id: string): Promise<ImportView> {
    const found = await this.imports.findById(id, BRIEF).lean<ImportView>().exec();
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

  /** Throws 409 when the import runs or is over. */
  async mend(id: string, cells: MendedCells): Promise<void> {
    const fields = Object.entries(cells).map(([place, text]) => [`mended.${place}`, text]);
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: { $in: NOT_STARTED } },
      { $set: Object.fromEntries(fields) as Record<string, string>, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw started();
  }

  async leftOut(id: string): Promise<LeftOutRow[]> {
    const fields = { leftOutRows: 1 } as const;
    const found = await this.imports
      .findById(id, fields)
      .lean<Pick<ImportDoc, 'leftOutRows'>>()
      .exec();
    return found?.leftOutRows ?? [];
  }

  /** How a table with these columns was read the last time. */
  lastReading(kind: ImportKindName, columns: string[]): Promise<Reading | null> {
    return this.imports
      .findOne(
        { kind, columns, status: { $in: ['done', 'undone'] } },
        { mapping: 1, skipRows: 1, _id: 0 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .lean<Reading>()
      .exec();
  }

  async create(given: NewImport, text: string, { columns, rows }: Table): Promise<string> {
    const id = newId('imp');
    const file = await compress(Buffer.from(text, 'utf8'));
    const lines = rows.length;
    await this.imports.create([{ _id: id, ...given, status: 'uploaded', file, columns, lines }]);
    return id;
  }

  /** Throws 409 when the import runs or is over. */
  async start(
    id: string,
    fields: Reading & Pick<ImportDoc, 'existing' | 'startedBy'>,
  ): Promise<void> {
    const counts = { done: 0, created: 0, updated: 0, unchanged: 0, leftOut: 0, leftOutRows: [] };
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: { $in: NOT_STARTED } },
      { $set: { ...fields, ...counts, status: 'running' }, $inc: { version: 1, runs: 1 } },
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
    counted: Counted,
    leftOut: readonly LeftOutRow[],
    session: ClientSession,
  ): Promise<void> {
    const $inc = { ...counted, leftOut: leftOut.length };
    const $push = { leftOutRows: { $each: [...leftOut] } };
    await this.imports.updateOne({ _id: id }, { $inc, $push }, { session });
  }

  /** Refuses a second one with the same id. */
  async keepUndo(
    id: string,
    importId: string,
    done: readonly unknown[],
    session: ClientSession,
  ): Promise<void> {
    if (done.length === 0) return;
    await this.undos.create([{ _id: id, importId, done: [...done], at: new Date() }], { session });
  }

  /** Throws 409 when the import is not done, or is undone. */
  async startUndo(id: string): Promise<void> {
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: 'done' },
      { $set: { status: 'undoing' }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) {
      throw problem.conflict('import.not_done', 'Only an import that is done can be undone');
    }
  }

  /** The batch to undo next, the newest first. */
  nextUndo(importId: string): Promise<ImportUndoDoc | null> {
    return this.undos.findOne({ importId }).sort({ _id: -1 }).lean<ImportUndoDoc>().exec();
  }

  /** Takes a batch to undo: false when somebody else has taken it. */
  async takeUndo(undo: ImportUndoDoc, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.undos.deleteOne({ _id: undo._id }, { session });
    return deletedCount === 1;
  }

  async countUndo(
    id: string,
    counted: { undone: number; kept: number },
    session: ClientSession,
  ): Promise<void> {
    await this.imports.updateOne({ _id: id }, { $inc: { ...counted, version: 1 } }, { session });
  }

  async end(id: string, from: ImportState, status: ImportState): Promise<void> {
    await this.imports.updateOne(
      { _id: id, status: from },
      { $set: { status }, $inc: { version: 1 } },
    );
  }

  /** Imports at work that nobody has advanced since. */
  async stalledSince(time: Date): Promise<string[]> {
    const found = await this.imports
      .find({ status: { $in: ['running', 'undoing'] }, updatedAt: { $lt: time } }, { _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }
}

function started(): Error {
  return problem.conflict('import.started', 'This import has been started already');
}
