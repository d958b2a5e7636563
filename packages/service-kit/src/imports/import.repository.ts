import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportKindName } from '@solar/contracts/common/import-kinds';
import type { ColumnMapping, ImportState } from '@solar/contracts/common/imports-http';
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
import type { Table } from './table';

export type ImportView = Omit<ImportDoc, 'file' | 'leftOutRows'>;
type NewImport = Pick<ImportDoc, 'kind' | 'target' | 'targetName' | 'fileName' | 'mapping'>;
type Counted = Pick<ImportDoc, 'created' | 'updated' | 'unchanged'>;

const compress = promisify(gzip);
const expand = promisify(gunzip);
const BRIEF = { file: 0, leftOutRows: 0 } as const;

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

  /** The text of the table as it was sent. */
  async text(id: string): Promise<string> {
    const found = await this.imports.findById(id, { file: 1 }).exec();
    if (!found) throw problem.notFound('Import');
    return (await expand(found.file)).toString('utf8');
  }

  async leftOut(id: string): Promise<LeftOutRow[]> {
    const fields = { leftOutRows: 1 } as const;
    const found = await this.imports
      .findById(id, fields)
      .lean<Pick<ImportDoc, 'leftOutRows'>>()
      .exec();
    return found?.leftOutRows ?? [];
  }

  /** How the columns of a table like this one were read the last time. */
  async lastMapping(kind: ImportKindName, columns: string[]): Promise<ColumnMapping | null> {
    const last = await this.imports
      .findOne({ kind, columns, status: { $in: ['done', 'undone'] } }, { mapping: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<Pick<ImportDoc, 'mapping'>>()
      .exec();
    return last?.mapping ?? null;
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
    fields: Pick<ImportDoc, 'mapping' | 'existing' | 'startedBy'>,
  ): Promise<void> {
    const counts = { done: 0, created: 0, updated: 0, unchanged: 0, leftOut: 0, leftOutRows: [] };
    const { matchedCount } = await this.imports.updateOne(
      { _id: id, status: { $in: ['uploaded', 'failed'] } },
      { $set: { ...fields, ...counts, status: 'running' }, $inc: { version: 1, runs: 1 } },
    );
    if (matchedCount === 0) {
      throw problem.conflict('import.started', 'This import has been started already');
    }
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
