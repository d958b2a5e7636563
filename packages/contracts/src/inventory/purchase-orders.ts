import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { moneySchema } from '../common/money';
import { pageOf } from '../common/pagination';
import {
  actorSchema,
  binRefSchema,
  DOCUMENT_LINES_MAX,
  periodQuerySchema,
  productRefSchema,
  quantitySchema,
  searchTextSchema,
  supplierIdSchema,
  textSchema,
  warehouseIdSchema,
} from './fields';
import { purchaseOrderStatusSchema } from './states';

const costSchema = moneySchema.refine((cost) => cost.amount >= 0, 'Not below zero').nullable();

const body = {
  supplierId: supplierIdSchema,
  warehouseId: warehouseIdSchema,
  reference: z.string().trim().max(200),
  deliveryDate: z.iso.date().nullable(),
  shippingMethod: z.string().trim().max(200),
  shippingCost: costSchema,
  notes: textSchema,
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: quantitySchema,
        unitCost: costSchema,
      }),
    )
    .min(1)
    .max(DOCUMENT_LINES_MAX)
    .refine(
      (lines) => new Set(lines.map((line) => line.productId)).size === lines.length,
      'A product is listed twice',
    ),
};

/** Body that drafts a purchase order; all its costs are in one currency. */
export const createPurchaseOrderSchema = z.strictObject({
  ...body,
  reference: body.reference.default(''),
  deliveryDate: body.deliveryDate.default(null),
  shippingMethod: body.shippingMethod.default(''),
  shippingCost: body.shippingCost.default(null),
  notes: body.notes.default(''),
});
export type CreatePurchaseOrder = z.infer<typeof createPurchaseOrderSchema>;
/** Body that changes a draft. */
export const updatePurchaseOrderSchema = z.strictObject(body).partial();
export type UpdatePurchaseOrder = z.infer<typeof updatePurchaseOrderSchema>;
/** Body that moves a purchase order to another status. */
export const purchaseOrderStatusBodySchema = z.strictObject({
  status: z.enum(['pending', 'completed', 'cancelled']),
});

/** How much of a purchase order has come in, derived from its lines. */
export const receiptProgressSchema = z.enum(['none', 'partly', 'fully']);
export type ReceiptProgress = z.infer<typeof receiptProgressSchema>;

/** A purchase order. */
export const purchaseOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  reference: z.string(),
  status: purchaseOrderStatusSchema,
  received: receiptProgressSchema,
  supplier: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  warehouse: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  deliveryDate: z.iso.date().nullable(),
  shippingMethod: z.string(),
  shippingCost: moneySchema.nullable(),
  total: moneySchema.nullable(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: actorSchema,
  approvedBy: actorSchema,
  lines: z.array(
    z.object({
      product: productRefSchema,
      quantity: z.number().int(),
      received: z.number().int(),
      unitCost: moneySchema.nullable(),
    }),
  ),
});
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>;
export const purchaseOrderPageSchema = pageOf(purchaseOrderSchema);

/** Query of the purchase order list. */
export const purchaseOrderQuerySchema = periodQuerySchema.extend({
  q: searchTextSchema.optional(),
  status: purchaseOrderStatusSchema.optional(),
  supplierId: supplierIdSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
});
export type PurchaseOrderQuery = z.infer<typeof purchaseOrderQuerySchema>;

/** What can still be received on a purchase order, line by line. */
export const receivableSchema = z.object({
  tolerancePercent: z.number().int(),
  lines: z.array(
    z.object({
      product: productRefSchema,
      ordered: z.number().int(),
      received: z.number().int(),
      open: z.number().int(),
      /** Open pieces with the tolerance. */
      allowed: z.number().int(),
      /** Where most of this product lies in the warehouse; null when it lies nowhere. */
      bin: binRefSchema.nullable(),
    }),
  ),
});
export type Receivable = z.infer<typeof receivableSchema>;
