import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { localizedInput } from '../common/localized';
import { countrySchema } from './totals-http';

const minorUnits = z.number().int().min(0).max(1_000_000_000);

/** A way of shipping. It applies to `countries`; an empty list means everywhere. */
export const shippingMethodInputSchema = z.strictObject({
  name: z.strictObject({
    en: z.string().trim().min(1).max(LIMITS.titleMax),
    fr: z.string().trim().min(1).max(LIMITS.titleMax),
  }),
  description: z.strictObject({
    en: z.string().trim().max(LIMITS.titleMax),
    fr: z.string().trim().max(LIMITS.titleMax),
  }),
  countries: z.array(countrySchema).max(250),
  baseMinor: minorUnits,
  perKgMinor: minorUnits,
  /** Subtotal from which the method is free; null means never. */
  freeFromMinor: minorUnits.nullable(),
  maxWeightGrams: z.number().int().positive().nullable(),
  minDays: z.number().int().min(0).max(365),
  maxDays: z.number().int().min(0).max(365),
  active: z.boolean(),
  position: z.number().int().min(0).max(1_000),
});
export type ShippingMethodInput = z.infer<typeof shippingMethodInputSchema>;
export const shippingMethodSchema = shippingMethodInputSchema.extend({ methodId: z.string() });
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** A tax by destination; a country of null is the rule for every country without its own. */
export const taxRuleInputSchema = z.strictObject({
  country: countrySchema.nullable(),
  name: localizedInput(LIMITS.titleMax),
  basisPoints: z.number().int().min(0).max(10_000),
  appliesToShipping: z.boolean(),
  active: z.boolean(),
});
export type TaxRuleInput = z.infer<typeof taxRuleInputSchema>;
export const taxRuleSchema = taxRuleInputSchema.extend({ ruleId: z.string() });
export type TaxRule = z.infer<typeof taxRuleSchema>;
