import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf } from '../common/pagination';
import {
  actorSchema,
  binIdSchema,
  binRefSchema,
  DOCUMENT_LINES_MAX,
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

/** Body that posts a goods receipt. `reference` is the number of the supplier's delivery note. */
export const createReceiptSchema = z.strictObject({
  supplierId: supplierIdSchema,
  warehouseId: warehouseIdSchema,
  purchaseOrderId: purchaseOrderIdSchema.nullable().default(null),
  reference: nameSchema,
  notes: textSchema.default(''),
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        binId: binIdSchema,
        lot: lotSchema.default(null),
        quantity: quantitySchema,
      }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX),
});
export type CreateReceipt = z.infer<typeof createReceiptSchema>;

/** A posted goods receipt. */
export const receiptSchema = z.object({
  id: z.string(),
  number: z.string(),
  supplier: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  warehouse: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  purchaseOrder: z.object({ id: z.string(), number: z.string() }).nullable(),
  reference: z.string(),
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
