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
  nameSchema,
  periodQuerySchema,
  productRefSchema,
  purchaseOrderIdSchema,
  quantitySchema,
  searchTextSchema,
  supplierIdSchema,
  textSchema,
  warehouseIdSchema,
} from './fields';
import { overfilledBinSchema } from './locations';
import { reversalRefSchema } from './reversals';

/**
 * Body that posts a goods receipt. `reference` is the number of the supplier's delivery note. It is taken once, unless the body
 * says that it continues a delivery of which a part was received before.
 */
export const createReceiptSchema = z.strictObject({
  supplierId: supplierIdSchema,
  warehouseId: warehouseIdSchema,
  purchaseOrderId: purchaseOrderIdSchema.nullable().default(null),
  reference: nameSchema,
  notes: textSchema.default(''),
  continuesDelivery: z.boolean().default(false),
  lines: z
    .array(
      z
        .strictObject({
          productId: productIdSchema,
          binId: binIdSchema,
          lot: lotSchema.default(null),
          quantity: quantitySchema,
          /** Last day on which the goods of the lot may be used. */
          expiresOn: z.iso.date().nullable().optional(),
          serials: lineSerialsSchema.optional(),
        })
        .refine(({ lot, expiresOn }) => !expiresOn || lot !== null, {
          path: ['lot'],
          message: 'Goods that expire have a lot',
        }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX),
});
export type CreateReceipt = z.infer<typeof createReceiptSchema>;

/** What the refusal of a receipt beyond its purchase order says of each product. */
export const receiptExcessSchema = z.object({
  tolerancePercent: z.number().int(),
  excess: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      quantity: z.number().int(),
      open: z.number().int(),
      /** Open pieces with the tolerance. */
      allowed: z.number().int(),
    }),
  ),
});
export type ReceiptExcess = z.infer<typeof receiptExcessSchema>;

/** A posted goods receipt. */
export const receiptSchema = z.object({
  id: z.string(),
  number: z.string(),
  supplier: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  warehouse: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  purchaseOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  reference: z.string(),
  /** Which part of the delivery note this is, from 1. */
  sitting: z.number().int().optional(),
  reversal: reversalRefSchema.nullable().optional(),
  /** Bins that this has filled beyond their capacity; only in the answer to its posting. */
  overfilled: z.array(overfilledBinSchema).optional(),
  notes: z.string(),
  receivedBy: actorSchema,
  receivedAt: z.iso.datetime(),
  pieces: z.number().int(),
  lines: z.array(
    z.object({
      product: productRefSchema,
      bin: binRefSchema,
      lot: z.string().nullable(),
      quantity: z.number().int(),
      expiresOn: z.iso.date().nullable().optional(),
      serials: z.array(z.string()).optional(),
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;
export const receiptPageSchema = pageOf(receiptSchema);

/** Query of the receipt list. */
export const receiptQuerySchema = periodQuerySchema.extend({
  q: searchTextSchema.optional(),
  supplierId: supplierIdSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  purchaseOrderId: purchaseOrderIdSchema.optional(),
});
export type ReceiptQuery = z.infer<typeof receiptQuerySchema>;
