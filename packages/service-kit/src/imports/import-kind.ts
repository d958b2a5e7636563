import type { ImportKindName } from '@solar/contracts/common/import-owners';
import type { ImportError, ImportJob } from '@solar/contracts/common/imports-http';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';

/** What the rows of one import have in common. */
export type ImportScope = {
  importId: string;
  /** The thing that the rows belong to, where the kind has one. */
  target: string | null;
  /** Who has started it. */
  by: { id: string; name: string };
};

/** What would become of a row; `skip` leaves what is there already as it is. */
export type RowPlan = { action: 'create' | 'update' | 'same' | 'skip' } | { error: ImportError };

/** Columns that a kind has by the data of its service, and further names by which files are known to call them. */
export type MoreColumn = NonNullable<ImportJob['moreColumns']>[number] & {
  aliases: readonly string[];
};

/** The cells of something that is there already, by the kind's columns; what is missing is empty. */
export type WrittenCells = Readonly<Record<string, string>>;

/** A row that is applied, with what becomes of it. */
export type PlannedRow<Row> = { row: Row; action: 'create' | 'update' };

/**
 * A kind of table. The mechanism reads the file, maps its columns, checks each row with the schema, finds duplicates, keeps what is
 * needed to go on after a crash and to undo; a kind knows its rows and what they do.
 */
interface TableKind<Row> {
  readonly name: ImportKindName;
  /** Rows of one batch. */
  readonly batchRows: number;
  /**
   * The cells of a row by the kind's columns, all of them text. A column that the file has not got is absent: what it is about stays
   * as it is. An issue of its own names its code in `params.code`.
   */
  readonly schema: z.ZodType<Row>;
  moreColumns?(): MoreColumn[];
  /** The values of columns that are chosen from a list. */
  choices?(): NonNullable<ImportJob['choices']>;
  /** All that is there, in an order in which it can be imported; absent for what is not exported. */
  existing?(): AsyncIterable<WrittenCells>;
  /** What two rows of one file may not have in common. */
  keyOf(row: Row): string;
  /** Name of the thing that the rows belong to. Throws when it is not there, or nothing can be imported into it. */
  targetName?(target: string): Promise<string>;
  /** What would become of each row, in their order; reads only. */
  plan(rows: readonly Row[], scope: ImportScope, session?: ClientSession): Promise<RowPlan[]>;
}

/** A kind whose batch is written in one transaction with the count of what is done. */
export interface WrittenKind<Row = unknown, Undo = unknown> extends TableKind<Row> {
  /** Writes the rows in the transaction; answers what undoing them takes. */
  apply(
    rows: readonly PlannedRow<Row>[],
    scope: ImportScope,
    session: ClientSession,
  ): Promise<Undo[]>;
  /** Takes back what was written and nobody has changed since; answers how much that was. */
  undo(done: readonly Undo[], scope: ImportScope, session: ClientSession): Promise<number>;
}

/** Stores what undoing takes, in the transaction of what it undoes. The key distinguishes the parts of a batch; a second part with the same key is refused. */
export type KeepUndo<Undo> = (key: string, done: Undo[], session: ClientSession) => Promise<void>;

/** A kind whose rows are posted as documents, each in a transaction of its own. */
export interface PostedKind<Row = unknown, Undo = unknown> extends TableKind<Row> {
  /** Posts the rows; answers those that were refused, by their place. Throws what `keep` throws. */
  post(
    rows: readonly PlannedRow<Row>[],
    scope: ImportScope,
    keep: KeepUndo<Undo>,
  ): Promise<Map<number, ImportError>>;
  /** Takes back what was posted and can still be; answers how much that was, the same when it is asked again. */
  takeBack(done: readonly Undo[], scope: ImportScope): Promise<number>;
}

export type ImportKind = WrittenKind | PostedKind;

/** Token of the kinds that a service imports. */
export const IMPORT_KINDS_OF_SERVICE = 'solar:import-kinds';
