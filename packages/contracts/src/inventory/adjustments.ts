import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf } from '../common/pagination';
import {
  actorSchema,
  binIdSchema,
  binRefSchema,
  DOCUMENT_LINES_MAX,
  lineSerialsSchema,
  lotSchema,
  periodQuerySchema,
  productRefSchema,
  quantitySchema,
  searchTextSchema,
  textSchema,
} from './fields';
import { overfilledBinSchema } from './locations';
import { reversalRefSchema } from './reversals';
import { shortageDecisionsSchema } from './shortages';

/** Reasons of an adjustment with the ways they may go; the other reasons belong to other documents. */
export const ADJUSTMENT_REASONS = {
  found: ['add'],
  correction: ['add', 'remove'],
  damaged: ['remove'],
  lost: ['remove'],
  expired: ['remove'],
  internal_use: ['remove'],
} as const;
export type AdjustmentReason = keyof typeof ADJUSTMENT_REASONS;
export const adjustmentReasonSchema = z.enum(
  Object.keys(ADJUSTMENT_REASONS) as [AdjustmentReason, ...AdjustmentReason[]],
);
export const adjustmentTypeSchema = z.enum(['add', 'remove']);
export type AdjustmentType = z.infer<typeof adjustmentTypeSchema>;

/** Body that adjusts the stock of bins. */
export const createAdjustmentSchema = z
  .strictObject({
    type: adjustmentTypeSchema,
    reason: adjustmentReasonSchema,
    notes: textSchema.default(''),
    /** What becomes of orders whose goods are taken away. */
    shortages: shortageDecisionsSchema.default([]),
    lines: z
      .array(
        z.strictObject({
          productId: productIdSchema,
          binId: binIdSchema,
          lot: lotSchema.default(null),
          quantity: quantitySchema,
          serials: lineSerialsSchema.optional(),
        }),
      )
      .min(1)
      .max(DOCUMENT_LINES_MAX),
  })
  .refine((body) => (ADJUSTMENT_REASONS[body.reason] as readonly string[]).includes(body.type), {
    path: ['reason'],
    message: 'This reason does not fit the type',
  });
export type CreateAdjustment = z.infer<typeof createAdjustmentSchema>;

/** A posted adjustment. */
export const adjustmentSchema = z.object({
  id: z.string(),
  number: z.string(),
  type: adjustmentTypeSchema,
  reason: adjustmentReasonSchema,
  notes: z.string(),
  createdAt: z.iso.datetime(),
  actor: actorSchema,
  reversal: reversalRefSchema.nullable().optional(),
  /** Bins that this has filled beyond their capacity; only in the answer to its posting. */
  overfilled: z.array(overfilledBinSchema).optional(),
  lines: z.array(
    z.object({
      product: productRefSchema,
      bin: binRefSchema,
      lot: z.string().nullable(),
      quantity: z.number().int(),
      serials: z.array(z.string()).optional(),
    }),
  ),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;
export const adjustmentPageSchema = pageOf(adjustmentSchema);

/** Query of the adjustment list. */
export const adjustmentQuerySchema = periodQuerySchema.extend({
  /** Number, or words of the notes. */
  q: searchTextSchema.optional(),
  type: adjustmentTypeSchema.optional(),
  reason: adjustmentReasonSchema.optional(),
});
export type AdjustmentQuery = z.infer<typeof adjustmentQuerySchema>;
