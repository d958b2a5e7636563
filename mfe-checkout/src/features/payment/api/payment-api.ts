import type {
  PaymentConfig,
  PaymentIntentView,
  PaymentStatusView,
} from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import { http } from '@solar/mfe-kit/http/http-client';

export const PAYMENT_CONFIG_KEY = ['/api/payments/config'] as const;
export type { PaymentConfig, PaymentIntentView, PaymentStatusView };

/** The server ignores the amount; it is sent because the interface names it. */
export function createIntent(checkoutId: string, total: Money): Promise<PaymentIntentView> {
  return http.post('/api/payments/create-intent', {
    amount: total.amount,
    metadata: { checkoutId },
  });
}

export function paymentStatus(paymentId: string): Promise<PaymentStatusView> {
  return http.get(`/api/payments/status/${paymentId}`);
}
