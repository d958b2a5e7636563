import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { moneySchema } from '../common/money';
import { brandIdSchema, categoryIdSchema } from './admin-http';
import { attributeValueSchema, EDITABLE_LABELS } from './product-data';

/** Products of one bulk change. */
export const BULK_PRODUCTS_MAX = 100;

/** One field of many products: the same value for all, or the same share of each price. */
export const bulkChangeSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('active'), value: z.boolean() }),
  z.strictObject({ field: z.literal('featured'), value: z.boolean() }),
  z.strictObject({ field: z.literal('categoryId'), value: categoryIdSchema }),
  z.strictObject({ field: z.literal('brandId'), value: brandIdSchema }),
  z.strictObject({
    field: z.literal('weightGrams'),
    value: z.number().int().min(0).max(100_000_000).nullable(),
  }),
  z.strictObject({
    field: z.literal('powerW'),
    value: z.number().min(0).max(10_000_000).nullable(),
  }),
  z.strictObject({
    field: z.literal('label'),
    label: z.enum(EDITABLE_LABELS),
    value: z.boolean(),
  }),
  /** Null takes the attribute away. */
  z.strictObject({
    field: z.literal('attribute'),
    code: z.string().max(60),
    value: attributeValueSchema.nullable(),
  }),
  /** Percent by which prices and their tiers rise, or fall below zero. */
  z.strictObject({ field: z.literal('price'), value: z.number().gt(-100).max(1_000) }),
  /** Percent by which the sale price is below the price; null ends the sale. */
  z.strictObject({ field: z.literal('sale'), value: z.number().gt(0).lt(100).nullable() }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkField = BulkChange['field'];

/** `POST /api/catalog/admin/products/bulk`: all or none; without `apply` it only says what would change. */
export const bulkProductsSchema = z.strictObject({
  products: z
    .array(z.strictObject({ id: productIdSchema, version: z.number().int().nonnegative() }))
    .min(1)
    .max(BULK_PRODUCTS_MAX),
  change: bulkChangeSchema,
  apply: z.boolean(),
});
export type BulkProducts = z.infer<typeof bulkProductsSchema>;

const shownSchema = z.union([moneySchema, attributeValueSchema, z.null()]);
export type BulkShown = z.infer<typeof shownSchema>;

/** Why a product keeps what it has. */
export const BULK_REFUSALS = ['noPrice', 'saleNotBelow', 'tooLow'] as const;

export const bulkAnswerSchema = z.object({
  applied: z.boolean(),
  changes: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      from: shownSchema,
      to: shownSchema,
    }),
  ),
  /** Products that have the value already. */
  unchanged: z.number().int(),
  refused: z.array(
    z.object({ id: z.string(), sku: z.string(), name: z.string(), code: z.enum(BULK_REFUSALS) }),
  ),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;
