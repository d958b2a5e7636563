import { z } from 'zod';

/** A minor-unit amount as it comes out of a form. Stripe's smallest charge in USD is 50 cents. */
const amount = z.coerce.number().int().min(1).max(99_999_999);
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 50, 'at most 50 keys');
const formBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');
const expand = z.array(z.string()).optional();

const paymentMethodData = z.strictObject({
  type: z.literal('card'),
  billing_details: z.record(z.string(), z.unknown()).optional(),
  card: z.strictObject({
    number: z.string().transform((value) => value.replace(/\D/g, '')),
    exp_month: z.coerce.number().int().min(1).max(12),
    exp_year: z.coerce.number().int().min(0).max(9999),
    cvc: z.string().optional(),
  }),
});

const describing = {
  metadata: metadata.optional(),
  description: z.string().max(1000).optional(),
  receipt_email: z.string().max(800).optional(),
  expand,
};

export const createParams = z.strictObject({
  ...describing,
  amount,
  currency: z.string().length(3).toLowerCase(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  automatic_payment_methods: z
    .strictObject({ enabled: formBoolean, allow_redirects: z.string().optional() })
    .optional(),
  payment_method_types: z.array(z.string()).optional(),
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  confirm: formBoolean.default(false),
  return_url: z.url().optional(),
});

/** Stripe takes amounts of these currencies in tens of their smallest unit. */
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

/** Whether Stripe can charge so much of a currency. */
export function isChargeable(params: { amount: number; currency: string }): boolean {
  return !THREE_DECIMALS.includes(params.currency) || params.amount % 10 === 0;
}

export const updateParams = z.strictObject({ ...describing, amount: amount.optional() });

export const confirmParams = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  return_url: z.url().optional(),
  expand,
});

export const captureParams = z.strictObject({ amount_to_capture: amount.optional(), expand });

export const cancelParams = z.strictObject({
  cancellation_reason: z
    .enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
    .optional(),
  expand,
});

export type CreateParams = z.infer<typeof createParams>;
export type UpdateParams = z.infer<typeof updateParams>;
export type ConfirmParams = z.infer<typeof confirmParams>;
export type CaptureParams = z.infer<typeof captureParams>;
export type CancelParams = z.infer<typeof cancelParams>;
