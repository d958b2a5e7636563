import { z } from 'zod';
import { orderIdSchema, productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
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
  warehouseIdSchema,
} from './fields';
import { orderStockStatusSchema } from './states';

/** Orders that can be asked for by their ids at once. */
const ORDERS_MAX = 100;

/** Query of the orders that have stock. */
export const orderStockQuerySchema = pageQuerySchema.extend({
  status: orderStockStatusSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  q: searchTextSchema.optional(),
  /** These orders alone: their ids with commas between them. */
  orderIds: z
    .string()
    .trim()
    .min(1)
    .max(ORDERS_MAX * 40)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(orderIdSchema).max(ORDERS_MAX))
    .optional(),
});
export type OrderStockQuery = z.infer<typeof orderStockQuerySchema>;

export const pickLineSchema = z.object({
  product: productRefSchema,
  bin: binRefSchema,
  lot: z.string().nullable(),
  quantity: z.number().int(),
  /** Last day on which the pieces may be used. */
  expiresOn: z.iso.date().nullable().optional(),
  returned: z.number().int(),
  /** The pieces that left with the order, by their serial numbers; only in the answer for one order. */
  serials: z.array(z.string()).optional(),
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
  /** Pieces whose goods are gone and for which the order waits. */
  short: z.array(z.object({ product: productRefSchema, quantity: z.number().int() })).optional(),
  /** What left in earlier parts. */
  sent: z.array(pickLineSchema).optional(),
});
export type OrderStock = z.infer<typeof orderStockSchema>;
export const orderStockPageSchema = pageOf(orderStockSchema);

/** Body that ships an order. */
export const shipOrderBodySchema = z.strictObject({
  trackingNumber: z.string().trim().min(1).max(100).optional(),
  carrier: z.string().trim().min(1).max(80).optional(),
  /** What leaves now; everything that is allocated without it. */
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
    .max(DOCUMENT_LINES_MAX)
    .optional(),
});
export type ShipOrderBody = z.infer<typeof shipOrderBodySchema>;

const pickPlace = z.strictObject({ binId: binIdSchema, lot: lotSchema.default(null) });

/** Body that takes pieces of an order from another bin or lot than was chosen. */
export const changePickSchema = z.strictObject({
  productId: productIdSchema,
  from: pickPlace,
  to: pickPlace,
  quantity: quantitySchema,
});
export type ChangePick = z.infer<typeof changePickSchema>;

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
