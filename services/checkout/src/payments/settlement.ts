import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { Money } from '@solar/contracts/common/money';

/** What the provider says about a payment, without the provider's vocabulary. */
export type ProviderPayment = {
  paymentId: string;
  checkoutId: string | null;
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'canceled';
  amount: Money;
  captured: Money;
  method: string | null;
  lastErrorCode: string | null;
};

export type SettlementAction = 'none' | 'record' | 'confirm' | 'cancel' | 'refund';

/**
 * What the saga has to do when it learns of a payment. The webhook, the browser's poll and the sweeper all ask this
 * one function, in any order and any number of times.
 */
export function decideSettlement(
  state: CheckoutState,
  total: Money,
  payment: ProviderPayment,
): SettlementAction {
  switch (payment.status) {
    case 'succeeded':
      if (state !== 'authorizing' && state !== 'voiding' && state !== 'cancelled') return 'none';
      return sameMoney(payment.captured, total) ? 'confirm' : 'refund';
    case 'canceled':
      return state === 'authorizing' || state === 'voiding' ? 'cancel' : 'none';
    case 'declined':
    case 'processing':
      return state === 'authorizing' ? 'record' : 'none';
    case 'open':
      return 'none';
  }
}

function sameMoney(a: Money, b: Money): boolean {
  return a.amount === b.amount && a.currency === b.currency;
}
