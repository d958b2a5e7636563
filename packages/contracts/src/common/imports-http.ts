import { z } from 'zod';
import { columnMappingSchema } from './column-mapping';
import { anyIdSchema } from './ids';
import { IMPORT_KIND_NAMES } from './import-kinds';
import { LIMITS } from './limits';
import { localizedTextSchema } from './localized';
import { pageOf, pageQuerySchema } from './pagination';

/** Rows of one table. */
export const IMPORT_ROWS_MAX = 20_000;
/** Days after which an import with its file, and with them the way to undo it, is removed. */
export const IMPORT_KEPT_DAYS = 90;

/** `failed` may be started again: what was imported stays and is not imported twice. */
export const IMPORT_STATES = [
  'uploaded',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a row: `skip` leaves what is there already as it is, `same` finds nothing to change. */
export const IMPORT_ACTIONS = ['create', 'update', 'same', 'skip'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export const IMPORT_ERROR_CODES = [
  'missing',
  'too-long',
  'not-valid',
  'duplicate',
  'unknown',
  'other-currency',
  'not-an-amount',
  'not-a-number',
  'not-allowed',
  'tiers-not-falling',
  'not-a-customer',
  'too-many',
  'refused',
] as const;
export const importErrorSchema = z.object({
  column: z.string(),
  code: z.enum(IMPORT_ERROR_CODES),
});
export type ImportError = z.infer<typeof importErrorSchema>;

const kindSchema = z.enum(IMPORT_KIND_NAMES);
const targetSchema = anyIdSchema.optional();
const count = z.number().int().nonnegative();
/** Lines below the names of the columns that are no row, such as units. */
const skipRows = z.number().int().min(0).max(10);

/** `POST /api/{service}/admin/imports?kind=`: multipart with one part named `file`. */
export const uploadImportQuerySchema = z.strictObject({ kind: kindSchema, target: targetSchema });
/** Files that tables are sent and fetched as. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
export const TABLE_TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** `GET /api/{service}/admin/import-files?kind=`: what is there, with the columns that the import reads. */
export const tableFileQuerySchema = z.strictObject({
  kind: kindSchema,
  format: z.enum(TABLE_FORMATS).default('csv'),
});

/** `GET /api/{service}/admin/imports?kind=`, the newest first. */
export const importsQuerySchema = pageQuerySchema.extend({ kind: kindSchema });
export type ImportsQuery = z.infer<typeof importsQuerySchema>;

export const importJobSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  /** The thing that the rows belong to. */
  target: z.object({ id: z.string(), name: z.string() }).nullable(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATES),
  columns: z.array(z.string()),
  /** Rows below the names of the columns, and how many of them are dealt with. */
  lines: count,
  done: count,
  /** What the import was started with; before that, what fits the columns of the file. */
  mapping: columnMappingSchema,
  skipRows: skipRows.optional(),
  /** Columns that the kind has besides its own, from the data of its service; of one import only. */
  moreColumns: z
    .array(
      z.object({
        name: z.string(),
        label: localizedTextSchema,
        unit: z.string().nullable().optional(),
      }),
    )
    .optional(),
  /** What a column takes, where that is a list; of one import only. */
  choices: z
    .record(z.string(), z.array(z.object({ value: z.string(), label: localizedTextSchema })))
    .optional(),
  created: count,
  updated: count,
  unchanged: count,
  leftOut: count,
  /** Of a whole import that was undone: what is as it was before, and what was changed since and stays. */
  undone: count,
  kept: count,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ImportJob = z.infer<typeof importJobSchema>;
export const importJobPageSchema = pageOf(importJobSchema);

const plan = {
  mapping: columnMappingSchema,
  skipRows: skipRows.default(0),
  /** What becomes of a row whose thing is there already. */
  existing: z.enum(['update', 'skip']).default('update'),
};

/** `POST …/{id}/preview`: what would happen, with nothing changed. */
export const previewImportSchema = z.strictObject({
  ...plan,
  onlyBad: z.boolean().default(false),
  page: z.number().int().min(1).max(IMPORT_ROWS_MAX).default(1),
  pageSize: z.number().int().min(1).max(100).default(25),
});
export type PreviewImport = z.infer<typeof previewImportSchema>;

export const importPreviewPageSchema = z.object({
  counts: z.object({ create: count, update: count, same: count, skip: count, bad: count }),
  items: z.array(
    z.object({
      line: z.number().int(),
      /** The cells of the mapped columns, as the file has them. */
      cells: z.record(z.string(), z.string()),
      action: z.enum(IMPORT_ACTIONS).nullable(),
      errors: z.array(
        importErrorSchema.extend({
          /** The cell of the file that it was read from, which can be mended; absent when it comes from none. */
          from: z.object({ column: z.string(), cell: z.string() }).optional(),
        }),
      ),
    }),
  ),
  total: count,
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type ImportPreviewPage = z.infer<typeof importPreviewPageSchema>;

/** `POST …/{id}/start`: every row or none, or the good ones. */
export const startImportJobSchema = z.strictObject({ ...plan, rows: z.enum(['all', 'good']) });
export type StartImportJob = z.infer<typeof startImportJobSchema>;

export const MENDED_TEXT_MAX = 1_000;
/** `PUT …/{id}/cells`: cells that are read otherwise than the file has them, before the start. */
export const mendCellsSchema = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        /** Its line in the file, as in the preview. */
        line: z.number().int().min(2),
        column: z.string().trim().min(1).max(120),
        text: z.string().max(MENDED_TEXT_MAX),
      }),
    )
    .min(1)
    .max(100),
});
export type MendCells = z.infer<typeof mendCellsSchema>;

const namedMapping = {
  name: z.string().trim().min(2).max(LIMITS.titleMax),
  mapping: columnMappingSchema,
  skipRows: skipRows.default(0),
};
/** `GET /api/{service}/admin/import-mappings?kind=`. */
export const importMappingsQuerySchema = z.strictObject({ kind: kindSchema });
/** `POST /api/{service}/admin/import-mappings`: how tables of a kind are read, kept under a name. */
export const createImportMappingSchema = z.strictObject({ kind: kindSchema, ...namedMapping });
export type NewImportMapping = z.infer<typeof createImportMappingSchema>;
/** `PUT …/import-mappings/{id}`; `version` is the one that was read. */
export const updateImportMappingSchema = z.strictObject({
  ...namedMapping,
  version: z.number().int().nonnegative(),
});
export type UpdateImportMapping = z.infer<typeof updateImportMappingSchema>;
/** `DELETE …/import-mappings/{id}?version=`. */
export const removeImportMappingSchema = z.strictObject({
  version: z.coerce.number().int().nonnegative(),
});
export const importMappingSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  name: z.string(),
  mapping: columnMappingSchema,
  skipRows,
  version: z.number().int(),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;
export const importMappingListSchema = z.object({ items: z.array(importMappingSchema) });
