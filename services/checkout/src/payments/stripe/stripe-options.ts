import type Stripe from 'stripe';
import type { CheckoutConfig } from '../../config';

const TIMEOUT_MS = 8_000;
const RETRIES = 2;
/** Accepted by the local payment server only. */
const LOCAL_SECRET_KEY = 'sk_test_local';

/** How the official SDK is opened: on Stripe with a key, on the local payment server without. */
export function stripeOptions(
  config: Pick<CheckoutConfig, 'STRIPE_SECRET_KEY' | 'STRIPE_API_HOST' | 'STRIPE_API_PORT'>,
): { key: string; local: boolean; options: ConstructorParameters<typeof Stripe>[1] } {
  const local = config.STRIPE_SECRET_KEY === undefined;
  const server = {
    host: config.STRIPE_API_HOST,
    port: config.STRIPE_API_PORT,
    protocol: 'http' as const,
  };
  return {
    key: config.STRIPE_SECRET_KEY ?? LOCAL_SECRET_KEY,
    local,
    options: {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(local ? server : {}),
    },
  };
}
