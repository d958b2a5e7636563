import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { quantitySchema } from './cart-http';
import { QUOTE_STATUSES } from './quote-states';

/** POST /api/checkout/quotes: the customer asks for prices. */
export const requestQuoteSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: productIdSchema, quantity: quantitySchema }))
    .min(1)
    .max(LIMITS.cartLinesMax),
  message: z.string().trim().max(LIMITS.textMax).optional(),
});

/** POST /api/checkout/admin/quotes/{id}/answer: frozen unit prices, valid until a date. */
export const answerQuoteSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: productIdSchema, unit: moneySchema }))
    .min(1)
    .max(LIMITS.cartLinesMax),
  validUntil: z.iso.datetime(),
  note: z.string().trim().max(LIMITS.textMax).optional(),
});

export const quoteSchema = z.object({
  quoteId: z.string(),
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: z.enum(QUOTE_STATUSES),
  /** True when an answer's validity has passed. */
  expired: z.boolean(),
  customerName: z.string(),
  lines: z.array(
    z.object({
      productId: z.string(),
      sku: z.string(),
      slug: z.string(),
      name: z.string(),
      brand: z.string(),
      quantity: z.number().int(),
      unit: moneySchema.nullable(),
      lineTotal: moneySchema.nullable(),
    }),
  ),
  subtotal: moneySchema.nullable(),
  message: z.string().nullable(),
  note: z.string().nullable(),
  validUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const listQuotesQuerySchema = pageQuerySchema.extend({
  status: z.enum(QUOTE_STATUSES).optional(),
});
