import type {
  PaymentConfig,
  PaymentIntentView,
  PaymentMethod,
  PaymentStatusView,
} from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import { http } from '@solar/mfe-kit/http/http-client';

export const PAYMENT_CONFIG_KEY = ['/api/payments/config'] as const;
export type { PaymentConfig, PaymentIntentView, PaymentStatusView };

/** The server ignores the amount; it is sent because the interface names it. */
export function createIntent(
  checkoutId: string,
  total: Money,
  method: PaymentMethod = 'card',
): Promise<PaymentIntentView> {
  return http.post('/api/payments/create-intent', {
    amount: total.amount,
    ...(method === 'card' ? {} : { method }),
    metadata: { checkoutId },
  });
}

export function paymentStatus(paymentId: string): Promise<PaymentStatusView> {
  return http.get(`/api/payments/status/${paymentId}`);
}
