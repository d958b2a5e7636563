import { z } from 'zod';
import { productIdSchema } from '../common/ids';

/** Products of one question. */
export const STOCK_IDS_MAX = 100;

/** `GET /api/catalog/stock?ids=`: for those who may see prices. */
export const stockQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(4_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(productIdSchema).min(1).max(STOCK_IDS_MAX)),
});

/** What can be had of a product now, where, and what is on its way. */
export const productStockSchema = z.object({
  productId: z.string(),
  available: z.number().int(),
  warehouses: z.array(z.object({ name: z.string(), available: z.number().int() })),
  /** By day, the earliest first; null is a day that nobody has named. */
  incoming: z.array(z.object({ date: z.iso.date().nullable(), quantity: z.number().int() })),
});
export type ProductStock = z.infer<typeof productStockSchema>;
export const stockAnswerSchema = z.object({ items: z.array(productStockSchema) });
export type StockAnswer = z.infer<typeof stockAnswerSchema>;
