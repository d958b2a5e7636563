import { z } from 'zod';
import { checkoutIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { CHECKOUT_STATES } from './checkout-states';
import { PAYMENT_STATUSES } from './payment-states';

/** POST /api/payments/create-intent. `amount` is accepted because clients send it, and ignored. */
export const createIntentSchema = z.strictObject({
  amount: z.number().optional(),
  metadata: z.strictObject({ checkoutId: checkoutIdSchema }),
});

export const paymentIntentSchema = z.object({
  paymentId: z.string(),
  clientSecret: z.string(),
  amount: moneySchema,
  status: z.enum(PAYMENT_STATUSES),
});
export type PaymentIntentView = z.infer<typeof paymentIntentSchema>;

/** GET /api/payments/status/{id}: what became of a payment and of its order. */
export const paymentStatusSchema = z.object({
  paymentId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  checkoutId: z.string(),
  checkoutState: z.enum(CHECKOUT_STATES),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** Code of the provider's last refusal, such as `card_declined`. */
  lastErrorCode: z.string().nullable(),
});
export type PaymentStatusView = z.infer<typeof paymentStatusSchema>;

/** GET /api/payments/config: how the browser reaches the payment provider. */
export const paymentConfigSchema = z.object({
  enabled: z.boolean(),
  publishableKey: z.string(),
  /** True without a real provider: the browser loads the clearly marked local test form. */
  local: z.boolean(),
  scriptUrl: z.string().nullable(),
});
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

/** POST /api/payments/{id}/refunds (staff). Without an amount everything that is left is refunded. */
export const refundSchema = z.strictObject({
  amount: moneySchema.optional(),
  reason: z.string().trim().min(1).max(LIMITS.titleMax),
});

export const refundViewSchema = z.object({
  refundId: z.string(),
  amount: moneySchema,
  reason: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
});

/** A payment in the back office. */
export const paymentSchema = z.object({
  paymentId: z.string(),
  checkoutId: z.string(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  email: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amount: moneySchema,
  captured: moneySchema,
  refunded: moneySchema,
  method: z.string().nullable(),
  lastErrorCode: z.string().nullable(),
  refunds: z.array(refundViewSchema),
  createdAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const listPaymentsQuerySchema = pageQuerySchema.extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  q: z.string().trim().max(LIMITS.titleMax).optional(),
});
