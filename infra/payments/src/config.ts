import { z } from 'zod';

const configSchema = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8086),
  /** Folder of the journal; what was paid survives a restart. */
  DATA_DIR: z.string().min(1),
  /** Origin that the browser sees; the 3-D Secure page lives under it. */
  PUBLIC_URL: z.url(),
  /** Where events are delivered. */
  WEBHOOK_URL: z.url(),
  /** Types of events that the endpoint subscribes to, with commas between them, as Stripe's endpoints do; all when empty. */
  WEBHOOK_EVENTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((type) => type !== '')),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** How long a late payment stays `processing`. */
  LATE_SUCCESS_SECONDS: z.coerce.number().positive().default(8),
});

export type PaymentsConfig = z.infer<typeof configSchema>;

/** Test cards must never be able to pay for a real order. */
export function readConfig(env: NodeJS.ProcessEnv): PaymentsConfig {
  const config = configSchema.parse(env);
  if (config.NODE_ENV === 'production') {
    throw new Error('The local payment server accepts test cards and refuses NODE_ENV=production.');
  }
  return config;
}
