import { z } from 'zod';

/** Rows of one file of prices. */
export const PRICE_FILE_ROWS_MAX = 3_000;
/** Rows that are named with what is wrong with them. */
export const PRICE_FILE_ERRORS_MAX = 100;

/**
 * `POST /api/catalog/admin/prices/file`: a table with the columns `sku`, `price` and maybe `sale` and `tiers`, as the export writes it.
 * Sent twice it changes nothing the second time. Without `apply` it says what would happen.
 */
export const priceFileSchema = z.strictObject({
  text: z.string().min(1).max(200_000),
  apply: z.boolean(),
});
export type PriceFile = z.infer<typeof priceFileSchema>;

export const PRICE_ROW_ERRORS = [
  'unknown-sku',
  'duplicate',
  'other-currency',
  'not-an-amount',
  'sale-not-below',
  'tiers-not-falling',
] as const;
export type PriceRowError = (typeof PRICE_ROW_ERRORS)[number];

export const priceFileResultSchema = z.object({
  /** Products whose prices are others than in the file; they have those of the file when it was applied. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Rows that were left out: the first of them, and how many. */
  leftOut: z.array(
    z.object({ line: z.number().int(), sku: z.string(), code: z.enum(PRICE_ROW_ERRORS) }),
  ),
  leftOutCount: z.number().int(),
  applied: z.boolean(),
});
export type PriceFileResult = z.infer<typeof priceFileResultSchema>;
