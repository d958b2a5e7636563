import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';

export type Outcome = 'placed' | 'awaiting' | 'processing' | 'declined' | 'refunded' | 'cancelled';

/** What a shopper has to know of a payment, out of its state and that of its checkout. */
export function outcomeOf(view: PaymentStatusView): Outcome {
  switch (view.checkoutState) {
    case 'paid':
      return 'placed';
    case 'awaiting_transfer':
      return 'awaiting';
    case 'paid_unfulfillable':
    case 'refunded':
      return 'refunded';
    case 'cancelled':
      return 'cancelled';
    default:
      return view.status === 'requires_payment' && view.lastErrorCode !== null
        ? 'declined'
        : 'processing';
  }
}

/** Nothing more will happen without the shopper. */
export function isFinal(outcome: Outcome): boolean {
  return outcome !== 'processing';
}
