import { serviceConfigSchema } from '@solar/service-kit/config/service-config';
import { z } from 'zod';

const seconds = z.coerce.number().int().positive();

/** Without STRIPE_SECRET_KEY the service talks to the local payment server, which production refuses. */
export const checkoutConfig = serviceConfigSchema.extend({
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_local'),
  STRIPE_API_HOST: z.string().default('127.0.0.1'),
  STRIPE_API_PORT: z.coerce.number().int().default(8086),
  /** Where the browser loads the local test form from; nginx passes it to the local payment server. */
  STRIPE_LOCAL_SCRIPT_URL: z.string().default('/payments/stripe.js'),
  ORDER_NUMBER_PREFIX: z.string().default('ALSA'),
  /** How long stock is held for a checkout. */
  HOLD_SECONDS: seconds.default(900),
  /** How long the stock stays held after a declined card. */
  DECLINE_GRACE_SECONDS: seconds.default(300),
  /** How often an open payment is looked up at the provider, in case its webhook was lost. */
  PAYMENT_LOOKUP_SECONDS: seconds.default(30),
  SWEEP_EVERY_MS: z.coerce.number().int().positive().default(15_000),
  /** How long POST /checkouts waits for the stock before it answers 202. */
  RESERVE_WAIT_MS: z.coerce.number().int().positive().default(4_000),
  /** Order numbers that a replica takes at a time; those that are left at its end are never issued. */
  ORDER_NUMBER_BLOCK: z.coerce.number().int().positive().default(20),
  /** The account of bank transfers, which are offered once all four are set. */
  BANK_ACCOUNT_HOLDER: z.string().default(''),
  BANK_NAME: z.string().default(''),
  BANK_IBAN: z.string().default(''),
  BANK_BIC: z.string().default(''),
  /** Days after which an unpaid transfer is reminded of, and after which its order is cancelled. */
  TRANSFER_REMINDER_DAYS: z.coerce.number().positive().default(5),
  TRANSFER_EXPIRY_DAYS: z.coerce.number().positive().default(14),
});
export type CheckoutConfig = z.infer<typeof checkoutConfig>;
