import { Schema } from 'mongoose';
import {
  IMPORT_STATUSES,
  type ImportMapping,
  type ProductImport,
} from '@solar/contracts/catalog/import-http';
import type { MendedCells } from './mended-table';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

type Dated = { version: number; createdAt: Date; updatedAt: Date };

/** A table on its way into the catalogue. `file` is its compressed text. */
export type ProductImportDoc = Dated &
  Omit<ProductImport, 'id' | 'createdAt' | 'updatedAt'> & {
    _id: string;
    file: Buffer;
    mapping: ImportMapping | null;
    mended?: MendedCells;
    startedBy: string | null;
  };

export type SavedMappingDoc = Dated & { _id: string; name: string; mapping: ImportMapping };

export const PRODUCT_IMPORT = 'ProductImport';
export const SAVED_MAPPING = 'ImportMapping';

const count = { type: Number, default: 0 };

export const productImportSchema = defineSchema<ProductImportDoc>(
  {
    fileName: { type: String, required: true },
    status: { type: String, enum: IMPORT_STATUSES, required: true },
    file: { type: Buffer, required: true },
    columns: { type: [String], required: true },
    lines: { type: Number, required: true },
    mapping: { type: Schema.Types.Mixed, default: null },
    mended: { type: Schema.Types.Mixed },
    total: count,
    done: count,
    created: count,
    existing: count,
    undone: count,
    kept: count,
    leftOut: { type: Schema.Types.Mixed, default: [] },
    leftOutCount: count,
    startedBy: { type: String, default: null },
  },
  { collection: 'product_imports' },
);
productImportSchema.index({ createdAt: -1, _id: -1 });
productImportSchema.index(
  { status: 1, updatedAt: 1 },
  { partialFilterExpression: { status: 'running' } },
);
productImportSchema.index(
  { updatedAt: 1, status: 1 },
  { partialFilterExpression: { status: 'undoing' } },
);

export const savedMappingSchema = defineSchema<SavedMappingDoc>(
  {
    name: { type: String, required: true },
    mapping: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'import_mappings' },
);
savedMappingSchema.index({ name: 1 }, { unique: true });
