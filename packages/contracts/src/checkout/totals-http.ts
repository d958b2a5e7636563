import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { localizedTextSchema } from '../common/localized';
import { moneySchema } from '../common/money';
import { isTaxNumber, plainTaxNumber } from '../common/tax-number';

const shortText = z.string().trim().min(1).max(LIMITS.titleMax);

/** ISO 3166-1 alpha-2 country code. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'Not a country code');

/** The buyer's own number of the purchase, repeated on every paper. */
export const poNumberSchema = z.string().trim().max(60);
/** The buyer's tax registration number (TRN), which a tax invoice names; nothing typed is none. */
export const taxNumberSchema = z
  .string()
  .trim()
  .max(30)
  .refine((text) => text === '' || isTaxNumber(text), {
    message: '15 digits, or the number of another country with its letters',
    abort: true,
  })
  .transform((text) => plainTaxNumber(text) || null);

/** A postal address as an order keeps it. */
export const orderAddressSchema = z.strictObject({
  fullName: shortText,
  company: z.string().trim().max(LIMITS.titleMax).optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{6,24}$/, 'Not a phone number'),
  line1: shortText,
  line2: z.string().trim().max(LIMITS.titleMax).optional(),
  city: shortText,
  region: z.string().trim().max(LIMITS.titleMax).optional(),
  postalCode: z.string().trim().max(20).optional(),
  country: countrySchema,
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** The first and the last date on which goods are expected. */
export const arrivalSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The chosen way of shipping: its name in the language of the purchase, and in every language since that is kept. */
export const shippingChoiceSchema = z.object({
  methodId: z.string(),
  name: z.string(),
  names: localizedTextSchema.optional(),
  /** Working days that it takes; absent in purchases from before they were kept. */
  minDays: z.number().int().optional(),
  maxDays: z.number().int().optional(),
  /** What was promised when the order was paid. */
  arrival: arrivalSchema.optional(),
});
export type ShippingChoice = z.infer<typeof shippingChoiceSchema>;

/** What an order costs; every field is in the shop's currency and `total` is the sum of the others. */
export const totalsSchema = z.object({
  subtotal: moneySchema,
  shipping: moneySchema,
  tax: moneySchema,
  total: moneySchema,
  /** Tax rate in basis points, and its name on the invoice ("VAT 5 %") in the language of the purchase. */
  taxBasisPoints: z.number().int(),
  taxName: z.string(),
  /** Its name in every language; absent in orders from before it was kept. */
  taxNames: localizedTextSchema.optional(),
});
export type Totals = z.infer<typeof totalsSchema>;
