import { CHECKOUT_STATES } from '@solar/contracts/checkout/checkout-states';
import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { isFinal, outcomeOf } from '../src/features/confirmation/outcome';

const view = (over: Partial<PaymentStatusView>): PaymentStatusView => ({
  paymentId: 'pi_1',
  status: 'requires_payment',
  checkoutId: 'chk_1',
  checkoutState: 'authorizing',
  orderId: null,
  orderNumber: null,
  lastErrorCode: null,
  ...over,
});

describe('payment outcome', () => {
  it('goes on asking only while something may still happen by itself', () => {
    const open = CHECKOUT_STATES.filter(
      (checkoutState) => !isFinal(outcomeOf(view({ checkoutState }))),
    );
    expect(open).toEqual(['reserving', 'reserved', 'authorizing', 'voiding']);
  });

  it('ends the wait of an order that is placed before its money comes', () => {
    expect(
      outcomeOf(view({ status: 'awaiting_transfer', checkoutState: 'awaiting_transfer' })),
    ).toBe('awaiting');
  });

  it('distinguishes a refusal from waiting', () => {
    expect(outcomeOf(view({ lastErrorCode: 'card_declined' }))).toBe('declined');
    expect(outcomeOf(view({ status: 'processing', lastErrorCode: 'card_declined' }))).toBe(
      'processing',
    );
  });
});
