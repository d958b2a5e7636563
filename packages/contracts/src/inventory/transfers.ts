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
  warehouseIdSchema,
} from './fields';
import { overfilledBinSchema } from './locations';
import { reversalRefSchema } from './reversals';
import { transferStatusSchema } from './states';

/** Body that plans a transfer between bins, of one warehouse or of two. */
export const createTransferSchema = z.strictObject({
  reference: z.string().trim().max(200).default(''),
  notes: textSchema.default(''),
  lines: z
    .array(
      z
        .strictObject({
          productId: productIdSchema,
          lot: lotSchema.default(null),
          quantity: quantitySchema,
          fromBinId: binIdSchema,
          toBinId: binIdSchema,
          serials: lineSerialsSchema.optional(),
        })
        .refine((line) => line.fromBinId !== line.toBinId, {
          path: ['toBinId'],
          message: 'Source and destination are the same bin',
        }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX),
});
export type CreateTransfer = z.infer<typeof createTransferSchema>;

/** What became of pieces that did not arrive as planned. */
export const transferLossReasonSchema = z.enum(['damaged', 'lost']);

/**
 * Body that receives goods of a transfer, by line number. `missing` pieces are written off with a reason.
 * The transfer is completed once every piece has arrived or is written off.
 */
export const receiveTransferSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line: z
          .number()
          .int()
          .min(0)
          .max(DOCUMENT_LINES_MAX - 1),
        received: z.number().int().min(0).max(1_000_000),
        missing: z.number().int().min(0).max(1_000_000).default(0),
        reason: transferLossReasonSchema.optional(),
        /** Which pieces arrived, where not all of the line did. */
        serials: lineSerialsSchema.optional(),
      }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX)
    .refine(
      (lines) => lines.every((line) => line.missing === 0 || line.reason !== undefined),
      'Missing pieces need a reason',
    )
    .refine(
      (lines) => new Set(lines.map((line) => line.line)).size === lines.length,
      'A line is listed twice',
    ),
});
export type ReceiveTransfer = z.infer<typeof receiveTransferSchema>;

/** Body that cancels a transfer; goods in transit go back or are written off. */
export const cancelTransferSchema = z.strictObject({
  inTransit: z.enum(['return', 'write_off']).default('return'),
  reason: textSchema.min(1),
});
export type CancelTransfer = z.infer<typeof cancelTransferSchema>;

/** A transfer with what is still under way. */
export const transferSchema = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  notes: z.string(),
  status: transferStatusSchema,
  createdAt: z.iso.datetime(),
  createdBy: actorSchema,
  dispatchedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  cancelReason: z.string().nullable(),
  reversal: reversalRefSchema.nullable().optional(),
  /** Bins that this has filled beyond their capacity; only in the answer to its posting. */
  overfilled: z.array(overfilledBinSchema).optional(),
  lines: z.array(
    z.object({
      product: productRefSchema,
      lot: z.string().nullable(),
      quantity: z.number().int(),
      received: z.number().int(),
      missing: z.number().int(),
      from: binRefSchema,
      to: binRefSchema,
      serials: z.array(z.string()).optional(),
    }),
  ),
});
export type Transfer = z.infer<typeof transferSchema>;
export const transferPageSchema = pageOf(transferSchema);

/** Query of the transfer list. */
export const transferQuerySchema = periodQuerySchema.extend({
  q: searchTextSchema.optional(),
  status: transferStatusSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
});
export type TransferQuery = z.infer<typeof transferQuerySchema>;
