import { z } from 'zod';
import { moneySchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';

/** What the rows of a report on the stock stand for. */
export const STOCK_GROUPS = ['product', 'category', 'warehouse'] as const;
export type StockGroup = (typeof STOCK_GROUPS)[number];

const by = z.enum(STOCK_GROUPS).default('product');
const group = {
  key: z.string(),
  /** The name of a product or a warehouse, the address of a category; empty for goods in transit. */
  label: z.string(),
  sku: z.string().nullable(),
};

/** Query of the valuation; without `at` it is that of now. */
export const valuationQuerySchema = pageQuerySchema.extend({
  by,
  at: z.iso.datetime().optional(),
});
export type ValuationQuery = z.infer<typeof valuationQuerySchema>;

/** What the stock of a product, a category or a warehouse cost. */
export const valuationRowSchema = z.object({
  ...group,
  pieces: z.number().int(),
  /** Pieces whose cost nobody has entered; they are in no value. */
  uncosted: z.number().int(),
  /** By currency: costs in several are not added up. */
  values: z.array(moneySchema),
});
export type ValuationRow = z.infer<typeof valuationRowSchema>;
export const valuationSchema = pageOf(valuationRowSchema).extend({
  at: z.iso.datetime(),
  total: z.number().int(),
  sum: valuationRowSchema.pick({ pieces: true, uncosted: true, values: true }),
});
export type Valuation = z.infer<typeof valuationSchema>;

/** Days since the delivery up to which goods are in each group; the last group has all older ones. */
export const AGE_LIMITS_DAYS = [30, 90, 180, 365] as const;

/** Query of the ages of goods. */
export const ageingQuerySchema = pageQuerySchema.extend({ by });
export type AgeingQuery = z.infer<typeof ageingQuerySchema>;

/** Pieces in bins by the time since their delivery. */
export const ageingRowSchema = z.object({
  ...group,
  pieces: z.number().int(),
  /** One number for each limit of days, and one for what is older. */
  byAge: z.array(z.number().int()),
  oldestReceivedAt: z.iso.datetime(),
});
export type AgeingRow = z.infer<typeof ageingRowSchema>;
export const ageingPageSchema = pageOf(ageingRowSchema);
