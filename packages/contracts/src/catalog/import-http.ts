import { z } from 'zod';
import { idSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { attributeValueSchema } from './product-data';

const column = z.string().trim().min(1).max(120);

/** Where a value comes from: a column, a part of it, or the same words for every row. */
export const importSourceSchema = z
  .strictObject({
    column: column.optional(),
    constant: z.string().trim().min(1).max(LIMITS.titleMax).optional(),
    /** Takes what stands before or after the first of these characters. */
    before: z.string().min(1).max(10).optional(),
    after: z.string().min(1).max(10).optional(),
    /** Numbers: multiplied by this, and divided by what another column has in the row. */
    factor: z.number().optional(),
    dividedBy: column.optional(),
  })
  .refine((source) => (source.column === undefined) !== (source.constant === undefined), {
    message: 'A column or a constant',
    path: ['column'],
  });
export type ImportSource = z.infer<typeof importSourceSchema>;

/** How the columns of a table become products. */
export const importMappingSchema = z.strictObject({
  /** Lines below the names of the columns that are no product, such as units. */
  skipRows: z.number().int().min(0).max(10),
  categoryId: idSchema('cat'),
  sku: importSourceSchema,
  name: importSourceSchema,
  brand: importSourceSchema,
  powerW: importSourceSchema.nullable(),
  /** What the shop pays, in whole units of its currency; for staff with `catalog.costs.write`. */
  cost: importSourceSchema.nullable().optional(),
  attributes: z
    .array(z.strictObject({ code: z.string().max(60), source: importSourceSchema }))
    .max(80),
  /** Stands as the source of every figure. */
  provenance: z.string().trim().min(1).max(300),
});
export type ImportMapping = z.infer<typeof importMappingSchema>;

const namedMapping = {
  name: z.string().trim().min(2).max(LIMITS.titleMax),
  mapping: importMappingSchema,
};
/** `POST /api/catalog/admin/import-mappings`. */
export const createSavedMappingSchema = z.strictObject(namedMapping);
/** `PUT /api/catalog/admin/import-mappings/{id}`; `version` is the one that was read. */
export const updateSavedMappingSchema = z.strictObject({
  ...namedMapping,
  version: z.number().int().nonnegative(),
});
export type SavedMappingInput = z.infer<typeof createSavedMappingSchema>;
export const savedMappingSchema = z.object({
  id: z.string(),
  ...namedMapping,
  version: z.number().int(),
});
export type SavedMapping = z.infer<typeof savedMappingSchema>;
export const savedMappingListSchema = z.object({ items: z.array(savedMappingSchema) });

/** `failed` may be started again: what was imported stays and is not imported twice. */
export const IMPORT_STATUSES = [
  'uploaded',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export const importStatusSchema = z.enum(IMPORT_STATUSES);

export const ROW_ERROR_CODES = [
  'missing',
  'too-long',
  'not-a-number',
  'not-allowed',
  'unknown-attribute',
  'duplicate',
] as const;
export const rowErrorSchema = z.object({
  /** `sku`, `name`, `brand`, `powerW`, `cost` or the code of an attribute. */
  field: z.string(),
  code: z.enum(ROW_ERROR_CODES),
  value: z.string(),
  /** The column that it was read from and the whole cell; absent when it comes from no column. */
  column: z.string().optional(),
  cell: z.string().optional(),
});
export type RowError = z.infer<typeof rowErrorSchema>;

/** `GET /api/catalog/admin/product-imports`, the newest first. */
export const productImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  status: importStatusSchema,
  columns: z.array(z.string()),
  /** Rows below the names of the columns. */
  lines: z.number().int(),
  /** Rows to import, how many of them are dealt with, and what came of it. */
  total: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  /** SKUs that the catalogue already had. */
  existing: z.number().int(),
  /** Drafts that undoing took back, and those that somebody has changed or shown since, which stay. */
  undone: z.number().int().optional(),
  kept: z.number().int().optional(),
  /** Rows that were left out, with the reasons. */
  leftOut: z.array(
    z.object({ line: z.number().int(), sku: z.string(), errors: z.array(rowErrorSchema) }),
  ),
  leftOutCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ProductImport = z.infer<typeof productImportSchema>;
export const productImportPageSchema = pageOf(productImportSchema);
export const productImportQuerySchema = pageQuerySchema;

/** `POST /api/catalog/admin/product-imports/{id}/preview`: what would happen, with nothing changed. */
export const importPreviewRequestSchema = z.strictObject({
  mapping: importMappingSchema,
  onlyBad: z.boolean().default(false),
  page: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(100).default(25),
});
export type ImportPreviewRequest = z.infer<typeof importPreviewRequestSchema>;
export const importPreviewSchema = z.object({
  good: z.number().int(),
  bad: z.number().int(),
  existing: z.number().int(),
  items: z.array(
    z.object({
      line: z.number().int(),
      sku: z.string(),
      name: z.string(),
      brand: z.string(),
      /** The catalogue has this SKU: the row changes nothing. */
      exists: z.boolean(),
      attributes: z.array(z.object({ code: z.string(), value: attributeValueSchema })),
      errors: z.array(rowErrorSchema),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const MENDED_TEXT_MAX = 1_000;
/** `PUT /api/catalog/admin/product-imports/{id}/cells`: cells that are read otherwise than the file has them, before the start. */
export const mendCellsSchema = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        /** Its line in the file, as in the preview. */
        line: z.number().int().min(2),
        column,
        text: z.string().max(MENDED_TEXT_MAX),
      }),
    )
    .min(1)
    .max(100),
});
export type MendCells = z.infer<typeof mendCellsSchema>;

/** `POST /api/catalog/admin/product-imports/{id}/start`: every row or none, or the good ones. */
export const startImportSchema = z.strictObject({
  mapping: importMappingSchema,
  rows: z.enum(['all', 'good']),
});
export type StartImport = z.infer<typeof startImportSchema>;
