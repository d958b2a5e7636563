import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { LANGUAGES } from '../common/localized';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { quantitySchema } from './cart-http';
import { stockShortageSchema } from './checkout-http';
import { QUOTE_STATUSES } from './quote-states';
import { countrySchema, totalsSchema } from './totals-http';

const distinctProducts = (lines: readonly { productId: string }[]) =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;

/** POST /api/checkout/quotes: the customer asks for prices. */
export const requestQuoteSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
    .min(1)
    .max(LIMITS.cartLinesMax),
  message: z.string().trim().max(LIMITS.textMax).optional(),
});

/** What shipping to a country costs by a quote; to other countries the shop's own methods apply. */
export const quoteShippingSchema = z.strictObject({ country: countrySchema, cost: moneySchema });
export type QuoteShipping = z.infer<typeof quoteShippingSchema>;

/**
 * POST /api/checkout/admin/quotes/{id}/answer: the lines with their frozen unit prices, valid until a date. Each answer is a
 * revision of its own.
 */
export const answerQuoteSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        unit: moneySchema,
        /** Left out for the quantity that the quote has. */
        quantity: quantitySchema.optional(),
      }),
    )
    .min(1)
    .max(LIMITS.cartLinesMax)
    .refine(distinctProducts, { message: 'A product may appear once' }),
  /** Null, or left out, when shipping is chosen and priced at the checkout. */
  shipping: quoteShippingSchema.nullable().optional(),
  validUntil: z.iso.datetime(),
  note: z.string().trim().max(LIMITS.textMax).optional(),
  /** The revision that was read; refused with 409 when there is a newer one. */
  revision: z.number().int().min(0).optional(),
});

/** What the customer takes of a line of which there is not enough. */
export const shortageChoiceSchema = z.discriminatedUnion('take', [
  /** So many as are left; zero leaves the line out. */
  z.strictObject({
    take: z.literal('less'),
    productId: productIdSchema,
    quantity: z.number().int().min(0).max(LIMITS.lineQuantityMax),
  }),
  /** All of it, later: a mail says when there is enough. */
  z.strictObject({ take: z.literal('wait'), productId: productIdSchema }),
  /** Another product at the price that was seen; staff are asked for one when there is none. */
  z.strictObject({
    take: z.literal('alternative'),
    productId: productIdSchema,
    substituteId: productIdSchema,
    unit: moneySchema.nullable(),
  }),
]);
export type ShortageChoice = z.infer<typeof shortageChoiceSchema>;

/**
 * POST /api/checkout/quotes/{id}/acceptance: names the revision that was read. 409 `quote.revised` when there is a newer one, and
 * 409 `quote.short` with `shortages` when a line has neither enough stock nor a choice.
 */
export const acceptQuoteSchema = z.strictObject({
  revision: z.number().int().min(1),
  choices: z
    .array(shortageChoiceSchema)
    .max(LIMITS.cartLinesMax)
    .refine(distinctProducts, { message: 'A product may appear once' })
    .default([]),
});
export type AcceptQuote = z.infer<typeof acceptQuoteSchema>;

const quoteLineSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  quantity: z.number().int(),
  unit: moneySchema.nullable(),
  lineTotal: moneySchema.nullable(),
});

/** A quote as it stood at one time. It never changes; revision 0 is what the customer asked for. */
export const quoteRevisionSchema = z.object({
  number: z.number().int(),
  at: z.iso.datetime(),
  by: z.enum(['customer', 'staff']),
  byName: z.string(),
  lines: z.array(quoteLineSchema),
  shipping: quoteShippingSchema.nullable(),
  subtotal: moneySchema.nullable(),
  /** Null without a price for shipping, on which the tax depends. */
  totals: totalsSchema.nullable(),
  validUntil: z.iso.datetime().nullable(),
  note: z.string().nullable(),
});
export type QuoteRevision = z.infer<typeof quoteRevisionSchema>;

export const QUOTE_HOLD_STATUSES = ['asked', 'held', 'refused', 'ended'] as const;
export type QuoteHoldStatus = (typeof QUOTE_HOLD_STATUSES)[number];

export const quoteSchema = z.object({
  quoteId: z.string(),
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: z.enum(QUOTE_STATUSES),
  /** True when an answer's validity has passed. */
  expired: z.boolean(),
  customerId: z.string().optional(),
  customerName: z.string(),
  lines: z.array(quoteLineSchema),
  subtotal: moneySchema.nullable(),
  shipping: quoteShippingSchema.nullable().optional(),
  totals: totalsSchema.nullable().optional(),
  message: z.string().nullable(),
  note: z.string().nullable(),
  validUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The revision that the customer accepted. */
  acceptedRevision: z.number().int().nullable().optional(),
  /** Stock that is kept for an accepted quote. */
  hold: z
    .object({ status: z.enum(QUOTE_HOLD_STATUSES), until: z.iso.datetime() })
    .nullable()
    .optional(),
  /** Products of an accepted quote for which the customer waits. */
  waitsFor: z.array(z.string()).optional(),
  /** Lines of which fewer are left than the quote says; only with one quote, while it can be accepted or ordered. */
  shortages: z.array(stockShortageSchema).optional(),
  /** The oldest first; only with one quote. */
  revisions: z.array(quoteRevisionSchema).optional(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const listQuotesQuerySchema = pageQuerySchema.extend({
  status: z.enum(QUOTE_STATUSES).optional(),
});

/** The same for staff, who may look at one customer's. */
export const listStaffQuotesQuerySchema = listQuotesQuerySchema.extend({
  customerId: z.string().max(40).optional(),
  /** Number, customer, or SKU or name of a product; the beginning of each word is enough. */
  q: z.string().trim().min(1).max(LIMITS.titleMax).optional(),
});

/** GET /api/checkout/admin/quotes/{id}/products: what staff look at while they price. */
export const quoteProductsQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(LIMITS.cartLinesMax * 40)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(productIdSchema).min(1).max(LIMITS.cartLinesMax)),
});
export const quoteProductSchema = z.object({
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Null until the warehouse has said how many there are. */
  available: z.number().int().nullable(),
  /** The price of the shop before anything that a customer has agreed. */
  list: moneySchema.nullable(),
  /** What the customer of the quote pays today without it. */
  price: moneySchema.nullable(),
  /** What the shop pays; null for staff without `catalog.costs.read`, and where nobody has set it. */
  cost: moneySchema.nullable(),
});
export type QuoteProduct = z.infer<typeof quoteProductSchema>;
export const quoteProductsSchema = z.object({
  items: z.array(quoteProductSchema),
  /** In which the shop sells, and an answer has its prices. */
  currency: z.string().optional(),
});
export type QuoteProducts = z.infer<typeof quoteProductsSchema>;

/** GET /api/checkout/quotes/{id}/document: one revision as PDF; the current one unless another is named. */
export const quoteDocumentQuerySchema = z.strictObject({
  revision: z.coerce.number().int().min(0).max(10_000).optional(),
  language: z.enum(LANGUAGES).default('en'),
});
