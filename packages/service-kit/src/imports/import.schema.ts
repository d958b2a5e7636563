import type { ColumnMapping } from '@solar/contracts/common/column-mapping';
import type { ImportKindName } from '@solar/contracts/common/import-owners';
import {
  IMPORT_KEPT_DAYS,
  IMPORT_STATES,
  type ImportError,
  type ImportJob,
} from '@solar/contracts/common/imports-http';
import { Schema } from 'mongoose';
import { defineSchema } from '../mongo/define-schema';
import type { MendedCells } from './mended-table';

const KEPT_SECONDS = IMPORT_KEPT_DAYS * 86_400;

export type LeftOutRow = { line: number; errors: ImportError[] };

/** A table on its way in. `file` is its compressed text. */
export type ImportDoc = Pick<
  ImportJob,
  | 'kind'
  | 'fileName'
  | 'status'
  | 'columns'
  | 'lines'
  | 'done'
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'undone'
  | 'kept'
> & {
  _id: string;
  target: string | null;
  targetName: string;
  file: Buffer;
  mapping: ColumnMapping;
  skipRows: number;
  /** Cells that are read otherwise than the file has them. */
  mended?: MendedCells;
  existing: 'update' | 'skip';
  leftOutRows: LeftOutRow[];
  leftOut: number;
  startedBy: { id: string; name: string };
  /** Times that it was started. */
  runs: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** What undoing one batch, or a part of it, takes. Later ones have higher ids. */
export type ImportUndoDoc = { _id: string; importId: string; done: unknown[]; at: Date };

/** How tables of a kind are read, kept under a name for the next one. */
export type ImportMappingDoc = {
  _id: string;
  kind: ImportKindName;
  name: string;
  mapping: ColumnMapping;
  skipRows: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const IMPORT = 'Import';
export const IMPORT_UNDO = 'ImportUndo';
export const IMPORT_MAPPING = 'ImportMapping';

const count = { type: Number, default: 0 };

export const importSchema = defineSchema<ImportDoc>(
  {
    kind: { type: String, required: true },
    target: { type: String, default: null },
    targetName: { type: String, default: '' },
    fileName: { type: String, required: true },
    status: { type: String, enum: IMPORT_STATES, required: true },
    file: { type: Buffer, required: true },
    columns: { type: [String], required: true },
    lines: { type: Number, required: true },
    mapping: { type: Schema.Types.Mixed, default: {} },
    skipRows: count,
    mended: { type: Schema.Types.Mixed },
    existing: { type: String, default: 'update' },
    done: count,
    created: count,
    updated: count,
    unchanged: count,
    leftOutRows: { type: Schema.Types.Mixed, default: [] },
    leftOut: count,
    undone: count,
    kept: count,
    startedBy: { type: Schema.Types.Mixed, default: { id: '', name: '' } },
    runs: count,
  },
  { collection: 'imports' },
);
importSchema.index({ kind: 1, createdAt: -1, _id: -1 });
importSchema.index(
  { status: 1, updatedAt: 1 },
  { partialFilterExpression: { status: { $in: ['running', 'undoing'] } } },
);
importSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const importUndoSchema = new Schema<ImportUndoDoc>(
  {
    _id: { type: String, required: true },
    importId: { type: String, required: true },
    done: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  {
    collection: 'import_undos',
    versionKey: false,
    strict: 'throw',
    autoIndex: false,
    autoCreate: false,
    id: false,
    minimize: false,
  },
);
importUndoSchema.index({ importId: 1, _id: -1 });
importUndoSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const importMappingSchema = defineSchema<ImportMappingDoc>(
  {
    kind: { type: String, required: true },
    name: { type: String, required: true },
    mapping: { type: Schema.Types.Mixed, required: true },
    skipRows: count,
  },
  { collection: 'import_mappings' },
);
importMappingSchema.index({ kind: 1, name: 1 }, { unique: true });
