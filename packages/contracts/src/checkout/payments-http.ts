import { z } from 'zod';
import { checkoutIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { moneySchema } from '../common/money';
import { pageQuerySchema } from '../common/pagination';
import { CHECKOUT_STATES } from './checkout-states';
import { PAYMENT_STATUSES } from './payment-states';

/** Ways of paying that a shop may offer; GET /api/payments/config lists those that it does. */
export const PAYMENT_METHODS = ['card', 'bank_transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * POST /api/payments/create-intent. `amount` is accepted because clients send it, and ignored. A bank transfer places the order at once:
 * it waits for its money with its stock allocated.
 */
export const createIntentSchema = z.strictObject({
  amount: z.number().optional(),
  method: z.enum(PAYMENT_METHODS).default('card'),
  metadata: z.strictObject({ checkoutId: checkoutIdSchema }),
});

/** All that is kept of a card: enough for its owner to know which one it was. The brand is the provider's code, such as `visa`. */
export const paymentCardSchema = z.object({ brand: z.string(), last4: z.string() });
export type PaymentCard = z.infer<typeof paymentCardSchema>;

/** Where to send a bank transfer, and what to write on it. */
export const transferInstructionsSchema = z.object({
  reference: z.string(),
  amount: moneySchema,
  accountHolder: z.string(),
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** The order is cancelled when the money has not come by then. */
  dueAt: z.iso.datetime(),
});
export type TransferInstructions = z.infer<typeof transferInstructionsSchema>;

export const paymentIntentSchema = z.object({
  paymentId: z.string(),
  /** For the provider's form in the browser; empty when the payment needs none. */
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
  /** What the shopper has to do for a bank transfer that has not come yet. */
  transfer: transferInstructionsSchema.nullable().optional(),
});
export type PaymentStatusView = z.infer<typeof paymentStatusSchema>;

/** GET /api/payments/config: how the browser reaches the payment provider. */
export const paymentConfigSchema = z.object({
  enabled: z.boolean(),
  publishableKey: z.string(),
  /** True without a real provider: the browser loads the clearly marked local test form. */
  local: z.boolean(),
  scriptUrl: z.string().nullable(),
  /** What a shopper may choose from, in this order. */
  methods: z.array(z.object({ code: z.enum(PAYMENT_METHODS) })).optional(),
});
export type PaymentConfig = z.infer<typeof paymentConfigSchema>;

/** POST /api/payments/admin/payments/{id}/refunds. Without an amount everything that is left is refunded. */
export const refundSchema = z.strictObject({
  amount: moneySchema.optional(),
  reason: z.string().trim().min(1).max(LIMITS.titleMax),
});

/** POST /api/payments/admin/payments/{id}/receipt: the whole amount of a bank transfer has arrived. */
export const confirmReceiptSchema = z.strictObject({
  amount: moneySchema,
  note: z.string().trim().max(LIMITS.titleMax).optional(),
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
  card: paymentCardSchema.nullable().optional(),
  /** Who carries the money; refunds of a bank transfer are sent, and confirmed, by staff. */
  provider: z.string().optional(),
  lastErrorCode: z.string().nullable(),
  refunds: z.array(refundViewSchema),
  createdAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const listPaymentsQuerySchema = pageQuerySchema.extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  q: z.string().trim().max(LIMITS.titleMax).optional(),
});
