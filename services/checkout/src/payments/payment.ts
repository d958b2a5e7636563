import type { PaymentCard } from '@solar/contracts/checkout/payments-http';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { Ledger } from './ledger';
import { STATUS_OF, type ProviderPayment } from './payment-provider';

export type RefundPart = {
  refundId: string;
  amount: number;
  reason: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** The return that it pays for. */
  ofReturn?: { returnId: string; number: string };
  createdAt: Date;
};

/** The payment that a checkout carries for its whole life; amounts are in minor units of `currency`. */
export type Payment = {
  /** The provider's id, which is what travels in URLs; absent until the provider has answered. */
  id?: string;
  /** Code of the provider in the registry. */
  provider: string;
  status: PaymentStatus;
  method: string | null;
  /** The card that has paid; payments from before it was kept have none. */
  card?: PaymentCard;
  currency: string;
  amount: number;
  captured: number;
  refunded: number;
  refundPending: number;
  refunds: RefundPart[];
  lastErrorCode: string | null;
  /** Provider events that had an effect, each once, written with the effect. */
  eventIds: string[];
  createdAt: Date;
};

/** A payment before its provider has been asked for it; the amount is the provider's to say. */
export function newPayment(provider: string): Payment {
  const now = new Date();
  return {
    provider,
    status: 'requires_payment',
    method: null,
    currency: '',
    amount: 0,
    captured: 0,
    refunded: 0,
    refundPending: 0,
    refunds: [],
    lastErrorCode: null,
    eventIds: [],
    createdAt: now,
  };
}

export function ledgerOf({ captured, refunded, refundPending }: Payment): Ledger {
  return { captured, refunded, refundPending };
}

/** What the status becomes when the ledger has become this. */
export function statusAfterRefund(payment: Payment, ledger: Ledger): PaymentStatus {
  if (ledger.refunded === 0) return payment.status;
  return ledger.refunded === ledger.captured ? 'refunded' : 'partially_refunded';
}

/** What a checkout keeps of what the provider says of its payment. */
export function mirrored(payment: ProviderPayment) {
  const paid = payment.status === 'succeeded';
  return {
    'payment.id': payment.paymentId,
    'payment.status': STATUS_OF[payment.status],
    'payment.method': payment.method,
    'payment.lastErrorCode': paid ? null : payment.lastErrorCode,
    'payment.amount': payment.amount.amount,
    'payment.currency': payment.amount.currency,
    ...(paid ? { 'payment.captured': payment.captured.amount } : {}),
    ...(paid && payment.card ? { 'payment.card': payment.card } : {}),
  };
}
