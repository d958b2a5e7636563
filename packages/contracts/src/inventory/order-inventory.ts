import { z } from 'zod';
import { orderIdSchema, productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  actorSchema,
  binRefSchema,
  periodQuerySchema,
  productRefSchema,
  searchTextSchema,
  warehouseIdSchema,
} from './fields';
import { orderStockStatusSchema } from './states';

/** Query of the orders that have stock. */
export const orderStockQuerySchema = pageQuerySchema.extend({
  status: orderStockStatusSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  q: searchTextSchema.optional(),
});
export type OrderStockQuery = z.infer<typeof orderStockQuerySchema>;

export const pickLineSchema = z.object({
  product: productRefSchema,
  bin: binRefSchema,
  lot: z.string().nullable(),
  quantity: z.number().int(),
  returned: z.number().int(),
});
export type PickLine = z.infer<typeof pickLineSchema>;

/** The stock of an order; its lines are the pick list, in walking order. */
export const orderStockSchema = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: orderStockStatusSchema,
  trackingNumber: z.string().nullable(),
  carrier: z.string().nullable().optional(),
  allocatedAt: z.iso.datetime(),
  shippedAt: z.iso.datetime().nullable(),
  pieces: z.number().int(),
  lines: z.array(pickLineSchema),
});
export type OrderStock = z.infer<typeof orderStockSchema>;
export const orderStockPageSchema = pageOf(orderStockSchema);

/** Body that ships an order. */
export const shipOrderBodySchema = z.strictObject({
  trackingNumber: z.string().trim().min(1).max(100).optional(),
  carrier: z.string().trim().min(1).max(80).optional(),
});
export type ShipOrderBody = z.infer<typeof shipOrderBodySchema>;

/** Query of the order inventory log. */
export const orderLogQuerySchema = periodQuerySchema.extend({
  orderId: orderIdSchema.optional(),
  productId: productIdSchema.optional(),
  operation: orderStockStatusSchema.optional(),
  q: searchTextSchema.optional(),
});
export type OrderLogQuery = z.infer<typeof orderLogQuerySchema>;

/** One entry of the order inventory log. */
export const orderLogEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  orderId: z.string(),
  orderNumber: z.string(),
  operation: orderStockStatusSchema,
  product: productRefSchema,
  quantity: z.number().int(),
  bin: binRefSchema.nullable(),
  lot: z.string().nullable(),
  actor: actorSchema,
});
export type OrderLogEntry = z.infer<typeof orderLogEntrySchema>;
export const orderLogPageSchema = pageOf(orderLogEntrySchema);
