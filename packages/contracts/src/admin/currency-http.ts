import { z } from 'zod';
import {
  currencyConversionSchema,
  exchangeRateSchema,
  ROUNDING_STEPS,
} from '../common/currency-conversion';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { moneySchema } from '../common/money';
import { invoicingSchema } from './site-http';

const symbolSchema = z.string().trim().min(1).max(5);
/** ISO 4217 code that this platform can format. */
const knownCurrencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'No such currency');
const stepSchema = z.union(ROUNDING_STEPS.map((step) => z.literal(step)));

/** Another currency for the shop: how prices get there, and what one unit of it is in dirhams. */
export const changeCurrencySchema = z.strictObject({
  currency: knownCurrencySchema,
  currencySymbol: symbolSchema,
  rate: exchangeRateSchema,
  step: stepSchema,
  dirhamRate: invoicingSchema.shape.dirhamRate.unwrap(),
  /** Version of the settings that this changes. */
  version: z.number().int(),
});
export type ChangeCurrency = z.infer<typeof changeCurrencySchema>;

/** Takes a change back; the version of the settings as the person saw them. */
export const undoCurrencySchema = z.strictObject({ version: z.number().int() });

/** A change of the currency as it was made. */
export const currencyChangeSchema = currencyConversionSchema.extend({
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** True for the newest change, which can be taken back. */
  canUndo: z.boolean(),
});
export type CurrencyChange = z.infer<typeof currencyChangeSchema>;
export const currencyChangePageSchema = pageOf(currencyChangeSchema);

/** What prices would become. */
export const currencyPreviewQuerySchema = pageQuerySchema.extend({
  to: knownCurrencySchema,
  rate: exchangeRateSchema,
  step: z.coerce.number().pipe(stepSchema),
});
export type CurrencyPreviewQuery = z.infer<typeof currencyPreviewQuerySchema>;

const beforeAndAfter = z.object({ before: moneySchema, after: moneySchema });
export const currencyPreviewSchema = pageOf(
  z.object({
    productId: z.string(),
    sku: z.string(),
    name: z.string(),
    base: beforeAndAfter.nullable(),
    sale: beforeAndAfter.nullable(),
  }),
);
export type CurrencyPreview = z.infer<typeof currencyPreviewSchema>;

/** How many priced products have a price in the shop's currency by now. */
export const currencyProgressSchema = z.object({
  currency: z.string(),
  done: z.number().int(),
  total: z.number().int(),
});
export type CurrencyProgress = z.infer<typeof currencyProgressSchema>;
