import { queryClient } from '@solar/mfe-kit/query/query-client';
import { checkoutKey } from '../checkout/api/checkout-api';
import { paymentStatus } from './api/payment-api';

/**
 * After a refusal the service holds the stock for a shorter time. It hears of it from the provider, a moment after the shopper: the
 * answer about the payment waits for that, and the checkout is asked for again when it is known.
 */
export async function followRefusal(checkoutId: string, paymentId?: string): Promise<void> {
  if (paymentId) await paymentStatus(paymentId).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: checkoutKey(checkoutId) });
}
