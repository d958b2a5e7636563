import type { CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { Money } from '@solar/contracts/common/money';
import type { ProviderPayment } from '../payments/payment-provider';
import { SAGA } from './saga-table';

export type SettlementAction = 'none' | 'record' | 'confirm' | 'cancel' | 'refund';

const has = (states: readonly CheckoutState[], state: CheckoutState) => states.includes(state);

/** What the saga has to do when it learns of a payment, in any order and any number of times. */
export function decideSettlement(
  state: CheckoutState,
  total: Money,
  payment: Pick<ProviderPayment, 'status' | 'captured'>,
): SettlementAction {
  switch (payment.status) {
    case 'succeeded':
      if (!has(SAGA.paid.from, state)) return 'none';
      return sameMoney(payment.captured, total) ? 'confirm' : 'refund';
    case 'cancelled':
      return has(SAGA.voided.from, state) ? 'cancel' : 'none';
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
