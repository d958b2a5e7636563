import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { moneySchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  DOCUMENT_LINES_MAX,
  productRefSchema,
  quantitySchema,
  supplierIdSchema,
  warehouseIdSchema,
} from './fields';
import { purchaseOrderSchema } from './purchase-orders';

const LEAD_TIME_DAYS_MAX = 730;
/** Orders that one proposal may become. */
const PROPOSED_ORDERS_MAX = 50;

const party = z.object({ id: z.string(), code: z.string(), name: z.string() });
const pieces = z.number().int().min(0).max(1_000_000);

const terms = {
  /** How the supplier calls the product. */
  supplierSku: z.string().trim().max(100),
  unitCost: moneySchema.refine((cost) => cost.amount >= 0, 'Not below zero').nullable(),
  /** Pieces in a pack; what is ordered are whole packs. */
  packSize: quantitySchema,
  /** Pieces that the supplier delivers at least. */
  minimumOrder: quantitySchema,
  leadTimeDays: z.number().int().min(0).max(LEAD_TIME_DAYS_MAX),
  /** The supplier from whom the product is ordered unless somebody chooses another. */
  preferred: z.boolean(),
};

/** Body that says on which terms a supplier delivers a product. */
export const createSupplierProductSchema = z.strictObject({
  supplierId: supplierIdSchema,
  productId: productIdSchema,
  supplierSku: terms.supplierSku.default(''),
  unitCost: terms.unitCost.default(null),
  packSize: terms.packSize.default(1),
  minimumOrder: terms.minimumOrder.default(1),
  leadTimeDays: terms.leadTimeDays.default(0),
  preferred: terms.preferred.default(false),
});
export type CreateSupplierProduct = z.infer<typeof createSupplierProductSchema>;
/** Body that changes the terms. */
export const updateSupplierProductSchema = z.strictObject(terms).partial();
export type UpdateSupplierProduct = z.infer<typeof updateSupplierProductSchema>;

/** A product of a supplier; the cost is null for those who may not see costs. */
export const supplierProductSchema = z.object({
  id: z.string(),
  supplier: party,
  product: productRefSchema,
  supplierSku: z.string(),
  unitCost: moneySchema.nullable(),
  packSize: z.number().int(),
  minimumOrder: z.number().int(),
  leadTimeDays: z.number().int(),
  preferred: z.boolean(),
});
export type SupplierProduct = z.infer<typeof supplierProductSchema>;
export const supplierProductPageSchema = pageOf(supplierProductSchema);

/** Query of the products of suppliers. */
export const supplierProductQuerySchema = pageQuerySchema.extend({
  supplierId: supplierIdSchema.optional(),
  productId: productIdSchema.optional(),
});
export type SupplierProductQuery = z.infer<typeof supplierProductQuerySchema>;

/** Body that says when a product is ordered for a warehouse, and up to how many pieces. */
export const setReorderRuleSchema = z
  .strictObject({ reorderPoint: pieces, target: quantitySchema })
  .refine((rule) => rule.target > rule.reorderPoint, {
    path: ['target'],
    message: 'The target is above the reorder point',
  });
export type SetReorderRule = z.infer<typeof setReorderRuleSchema>;

/** When a product is ordered for a warehouse: at or below the reorder point, up to the target. */
export const reorderRuleSchema = z.object({
  warehouse: party,
  reorderPoint: z.number().int(),
  target: z.number().int(),
});
export type ReorderRule = z.infer<typeof reorderRuleSchema>;
export const reorderRulesSchema = z.object({ items: z.array(reorderRuleSchema) });

/** Query of the proposal of orders. */
export const reorderProposalQuerySchema = z.strictObject({
  warehouseId: warehouseIdSchema.optional(),
});

/** On which terms a proposed line can be ordered, and how many pieces that would be. */
export const reorderOfferSchema = z.object({
  supplier: party,
  supplierSku: z.string(),
  unitCost: moneySchema.nullable(),
  packSize: z.number().int(),
  minimumOrder: z.number().int(),
  leadTimeDays: z.number().int(),
  quantity: z.number().int(),
});
export type ReorderOffer = z.infer<typeof reorderOfferSchema>;

/** A product of which a warehouse needs more; the first offer is the one to take. */
export const reorderLineSchema = z.object({
  product: productRefSchema,
  warehouse: party,
  onHand: z.number().int(),
  allocated: z.number().int(),
  /** On purchase orders that are not complete, drafts among them. */
  incoming: z.number().int(),
  reorderPoint: z.number().int(),
  target: z.number().int(),
  needed: z.number().int(),
  offers: z.array(reorderOfferSchema),
});
export type ReorderLine = z.infer<typeof reorderLineSchema>;
export const reorderProposalSchema = z.object({ items: z.array(reorderLineSchema) });
export type ReorderProposal = z.infer<typeof reorderProposalSchema>;

/** Body that turns an edited proposal into draft purchase orders, all or none. */
export const createProposedOrdersSchema = z.strictObject({
  orders: z
    .array(
      z.strictObject({
        supplierId: supplierIdSchema,
        warehouseId: warehouseIdSchema,
        lines: z
          .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
          .min(1)
          .max(DOCUMENT_LINES_MAX)
          .refine(
            (lines) => new Set(lines.map((line) => line.productId)).size === lines.length,
            'A product is listed twice',
          ),
      }),
    )
    .min(1)
    .max(PROPOSED_ORDERS_MAX),
});
export type CreateProposedOrders = z.infer<typeof createProposedOrdersSchema>;

/** The drafts that a proposal has become. */
export const proposedOrdersSchema = z.object({
  items: z.array(purchaseOrderSchema.pick({ id: true, number: true })),
});
export type ProposedOrders = z.infer<typeof proposedOrdersSchema>;
