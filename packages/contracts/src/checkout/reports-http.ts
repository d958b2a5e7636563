import { z } from 'zod';
import { currencySchema, moneySchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';

/** What the rows of a sales report stand for. */
export const SALES_BY = ['day', 'month', 'product', 'category', 'customer'] as const;
export type SalesBy = (typeof SALES_BY)[number];

/** Days that one report may cover: three years. */
export const REPORT_DAYS_MAX = 1_096;
const DAY_MS = 86_400_000;

/** First and last day of a period at the offices, in whose time the shop writes its dates; both count. */
export const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Period = z.infer<typeof periodSchema>;

/** How many days a period has; zero or less when it ends before it begins. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** GET /api/checkout/admin/reports/sales. */
export const salesQuerySchema = pageQuerySchema
  .extend({
    by: z.enum(SALES_BY),
    ...periodSchema.shape,
    /** The shop's own when absent: amounts of several currencies have no sum. */
    currency: currencySchema.optional(),
  })
  .refine((query) => daysIn(query) >= 1, { message: 'Ends before it begins', path: ['to'] })
  .refine((query) => daysIn(query) <= REPORT_DAYS_MAX, {
    message: `At most ${REPORT_DAYS_MAX} days`,
    path: ['to'],
  });
export type SalesQuery = z.infer<typeof salesQuerySchema>;

/** Sums over the orders of a period. Cancelled, refunded and unpaid orders are no sales. */
export const salesFiguresSchema = z.object({
  orders: z.number().int(),
  pieces: z.number().int(),
  /** Goods before shipping and tax. */
  goods: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  /** Sum of the three. */
  total: moneySchema,
  /** What went back of these orders. */
  refunded: moneySchema,
  /** What was charged and did not go back. */
  revenue: moneySchema,
  /** What the goods cost the shop, for staff who may see costs; null when a product has none. */
  cost: moneySchema.nullable().optional(),
});
export type SalesFigures = z.infer<typeof salesFiguresSchema>;

export const salesRowSchema = z.object({
  /** Id of the product or customer, slug of the category (empty without one), day or month. */
  key: z.string(),
  name: z.string(),
  /** Null where an order has several rows. */
  orders: z.number().int().nullable(),
  pieces: z.number().int(),
  goods: moneySchema,
  /** Goods in the period before; null for months. */
  goodsBefore: moneySchema.nullable(),
  /** Null where an order has several rows, as shipping, tax and refunds belong to the whole order. */
  revenue: moneySchema.nullable(),
  cost: moneySchema.nullable().optional(),
});
export type SalesRow = z.infer<typeof salesRowSchema>;

export const salesReportSchema = pageOf(salesRowSchema).extend({
  by: z.enum(SALES_BY),
  period: periodSchema,
  /** As many days, right before. */
  before: periodSchema,
  currency: currencySchema,
  /** Those with sales in the period. */
  currencies: z.array(currencySchema),
  figures: salesFiguresSchema,
  figuresBefore: salesFiguresSchema,
});
export type SalesReport = z.infer<typeof salesReportSchema>;
