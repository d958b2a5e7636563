import type { PaymentConfig } from '@solar/contracts/checkout/payments-http';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loaded = new Map<string, Promise<Stripe | null>>();

/**
 * Stripe's own script, or the local test form in its place: `loadStripe` takes a `window.Stripe` that is there already. Loaded
 * when somebody pays, never before.
 */
export function loadPaymentProvider(config: PaymentConfig): Promise<Stripe | null> {
  const known = loaded.get(config.publishableKey);
  if (known) return known;
  const loading = load(config);
  loaded.set(config.publishableKey, loading);
  loading.catch(() => loaded.delete(config.publishableKey));
  return loading;
}

async function load({ scriptUrl, publishableKey }: PaymentConfig): Promise<Stripe | null> {
  if (scriptUrl !== null) await loadScript(scriptUrl);
  return loadStripe(publishableKey);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The payment form could not be loaded`));
    };
    document.head.append(script);
  });
}
