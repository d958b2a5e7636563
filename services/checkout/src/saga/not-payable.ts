import { PAYABLE_CHECKOUT_STATES } from '@solar/contracts/checkout/checkout-states';
import { problem } from '@solar/service-kit/errors/problem';
import type { CheckoutDoc } from './checkout.schema';

/** Why a checkout does not take the payment that the shopper has chosen. */
export function notPayable(checkout: CheckoutDoc) {
  const { state, cancelReason, expiresAt } = checkout;
  const late = PAYABLE_CHECKOUT_STATES.includes(state) && expiresAt <= new Date();
  if (late || cancelReason === 'expired') {
    return problem.conflict(
      'checkout.expired',
      'The reservation has ended; please check out again',
    );
  }
  return state === 'authorizing' || state === 'awaiting_transfer'
    ? problem.conflict('payment.method_chosen', 'Another way of paying was chosen already')
    : problem.conflict('checkout.not_payable', `This checkout is ${state}`);
}
