import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { pageOf, pageQuerySchema } from '../common/pagination';
import {
  binRefSchema,
  productRefSchema,
  searchTextSchema,
  warehouseIdSchema,
  zoneIdSchema,
} from './fields';
import { movementClassSchema, stockStatusSchema } from './states';

export const STOCK_LEVEL_SORTS = [
  'sku',
  '-sku',
  'name',
  '-name',
  'available',
  '-available',
  'onHand',
  '-onHand',
] as const;

/** Query of the stock level list. */
export const stockLevelQuerySchema = pageQuerySchema.extend({
  q: searchTextSchema.optional(),
  warehouseId: warehouseIdSchema.optional(),
  zoneId: zoneIdSchema.optional(),
  productId: productIdSchema.optional(),
  status: stockStatusSchema.optional(),
  movementClass: movementClassSchema.optional(),
  sort: z.enum(STOCK_LEVEL_SORTS).default('sku'),
});
export type StockLevelQuery = z.infer<typeof stockLevelQuerySchema>;

/** What is there of a product over all warehouses; `atWarehouse` is the part in the asked warehouse or zone. */
export const stockLevelSchema = productRefSchema.extend({
  onHand: z.number().int(),
  allocated: z.number().int(),
  held: z.number().int(),
  available: z.number().int(),
  lowStockAt: z.number().int(),
  status: stockStatusSchema,
  movementClass: movementClassSchema,
  lastShippedAt: z.iso.datetime().nullable(),
  active: z.boolean(),
  atWarehouse: z.object({ onHand: z.number().int(), allocated: z.number().int() }).nullable(),
});
export type StockLevel = z.infer<typeof stockLevelSchema>;
export const stockLevelPageSchema = pageOf(stockLevelSchema);

/** Pieces in one bin and lot. */
export const balanceSchema = binRefSchema.extend({
  lot: z.string().nullable(),
  onHand: z.number().int(),
  allocated: z.number().int(),
  firstReceivedAt: z.iso.datetime(),
});
export type Balance = z.infer<typeof balanceSchema>;

/** A product's stock with its bins, its running holds and its open orders. */
export const stockDetailSchema = stockLevelSchema.extend({
  balances: z.array(balanceSchema),
  holds: z.array(
    z.object({
      holdId: z.string(),
      checkoutId: z.string(),
      quantity: z.number().int(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      quantity: z.number().int(),
      allocatedAt: z.iso.datetime(),
    }),
  ),
});
export type StockDetail = z.infer<typeof stockDetailSchema>;

/** Body that changes a product's low-stock threshold. */
export const updateStockLevelSchema = z.strictObject({
  lowStockAt: z.number().int().min(0).max(1_000_000),
});

/** Query of the scan lookup. */
export const scanQuerySchema = z.strictObject({ code: z.string().trim().min(1).max(200) });

/** What a scanned or typed code names. */
export const scanMatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), product: productRefSchema }),
  z.object({ kind: z.literal('bin'), bin: binRefSchema }),
  z.object({
    kind: z.literal('order'),
    order: z.object({ orderId: z.string(), orderNumber: z.string() }),
  }),
]);
export type ScanMatch = z.infer<typeof scanMatchSchema>;

/** Answer of the scan lookup. */
export const scanResultSchema = z.object({ match: scanMatchSchema });
export type ScanResult = z.infer<typeof scanResultSchema>;
