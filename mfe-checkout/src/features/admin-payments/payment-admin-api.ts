import type { Payment } from '@solar/contracts/checkout/payments-http';
import type { Money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';

const ROOT = '/api/payments/admin/payments';
export const PAYMENTS_KEY = ['admin', 'payments'] as const;

export type PaymentQuery = { page: number; pageSize: number; status?: string; q?: string };

export const listPayments = (params: PaymentQuery, signal: AbortSignal) =>
  http.get<Page<Payment>>(ROOT, { params, signal });

export const confirmReceipt = (paymentId: string, amount: Money, idempotencyKey: string) =>
  http.post<Payment>(`${ROOT}/${paymentId}/receipt`, { amount }, { idempotencyKey });

export const confirmRefund = (paymentId: string, refundId: string) =>
  http.post<Payment>(`${ROOT}/${paymentId}/refunds/${refundId}/confirmation`);

export const refundPayment = (
  paymentId: string,
  body: { amount: Money; reason: string },
  idempotencyKey: string,
) => http.post<Payment>(`${ROOT}/${paymentId}/refunds`, body, { idempotencyKey });
