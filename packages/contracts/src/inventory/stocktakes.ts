import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  actorSchema,
  binIdSchema,
  binRefSchema,
  DOCUMENT_LINES_MAX,
  lotSchema,
  nameSchema,
  periodQuerySchema,
  productRefSchema,
  searchTextSchema,
  textSchema,
  warehouseIdSchema,
  zoneIdSchema,
} from './fields';
import { reversalRefSchema } from './reversals';
import { shortageBodySchema } from './shortages';
import { stocktakeStatusSchema } from './states';

/** Body that starts a stocktake of a warehouse, or of one zone, or of one category. */
export const createStocktakeSchema = z.strictObject({
  name: nameSchema,
  reference: z.string().trim().max(200).default(''),
  description: textSchema.default(''),
  warehouseId: warehouseIdSchema,
  zoneId: zoneIdSchema.nullable().default(null),
  categorySlug: z.string().trim().max(200).nullable().default(null),
});
export type CreateStocktake = z.infer<typeof createStocktakeSchema>;

/** Body that records counts; a bin and product that was not expected is added. */
export const countStocktakeSchema = z.strictObject({
  counts: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        binId: binIdSchema,
        lot: lotSchema.default(null),
        counted: z.number().int().min(0).max(1_000_000),
        notes: z.string().trim().max(500).default(''),
      }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX),
});
export type CountStocktake = z.infer<typeof countStocktakeSchema>;

/** Body that approves what was counted: one bin, or all that is not approved yet. */
export const approveStocktakeSchema = shortageBodySchema.extend({
  binId: binIdSchema.optional(),
});
export type ApproveStocktake = z.infer<typeof approveStocktakeSchema>;

/**
 * A stocktake. `expected` is what the ledger said when the line was counted (before that, when it began),
 * so that goods which move meanwhile do not look like a variance.
 */
export const stocktakeSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  reference: z.string(),
  description: z.string(),
  status: stocktakeStatusSchema,
  warehouse: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  zone: z.object({ id: z.string(), code: z.string() }).nullable(),
  categorySlug: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: actorSchema,
  approvedBy: actorSchema,
  closedAt: z.iso.datetime().nullable(),
  reversal: reversalRefSchema.nullable().optional(),
  lineCount: z.number().int(),
  countedCount: z.number().int(),
  variancePieces: z.number().int(),
  /** Lines that a second person still has to count. */
  recountCount: z.number().int().optional(),
  /** Lines of bins that were approved by themselves, or with the rest. */
  approvedCount: z.number().int().optional(),
  /** What the lines that are not approved yet differ by. */
  openVariancePieces: z.number().int().optional(),
});
export type Stocktake = z.infer<typeof stocktakeSchema>;
export const stocktakePageSchema = pageOf(stocktakeSchema);

/** One line of a stocktake. */
export const stocktakeLineSchema = z.object({
  product: productRefSchema,
  bin: binRefSchema,
  lot: z.string().nullable(),
  /** Null until the line is counted, so that nobody counts to it. */
  expected: z.number().int().nullable(),
  counted: z.number().int().nullable(),
  variance: z.number().int().nullable(),
  notes: z.string(),
  countedBy: actorSchema,
  countedAt: z.iso.datetime().nullable(),
  /** Whether a second person still has to count, or has; absent where nobody has to. */
  recount: z.enum(['due', 'done']).optional(),
  /** The first of two counts; what it was is shown once the second is there. */
  first: z.object({ counted: z.number().int().nullable(), by: actorSchema }).optional(),
});
export type StocktakeLine = z.infer<typeof stocktakeLineSchema>;
export const stocktakeLinePageSchema = pageOf(stocktakeLineSchema);

/** A bin of a stocktake, with how far its lines are. */
export const stocktakeBinSchema = z.object({
  bin: binRefSchema,
  lineCount: z.number().int(),
  countedCount: z.number().int(),
  recountCount: z.number().int(),
  variancePieces: z.number().int(),
  /** Null until somebody has approved it. */
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: actorSchema,
});
export type StocktakeBin = z.infer<typeof stocktakeBinSchema>;
export const stocktakeBinPageSchema = pageOf(stocktakeBinSchema);
export const stocktakeBinQuerySchema = pageQuerySchema;
export type StocktakeBinQuery = z.infer<typeof stocktakeBinQuerySchema>;

/** Query of a stocktake's lines. */
export const stocktakeLineQuerySchema = pageQuerySchema.extend({
  state: z.enum(['all', 'uncounted', 'recount', 'variance']).default('all'),
});
export type StocktakeLineQuery = z.infer<typeof stocktakeLineQuerySchema>;

/** Query of the stocktake list. */
export const stocktakeQuerySchema = periodQuerySchema.extend({
  q: searchTextSchema.optional(),
  status: stocktakeStatusSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
});
export type StocktakeQuery = z.infer<typeof stocktakeQuerySchema>;
