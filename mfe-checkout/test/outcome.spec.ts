import { CHECKOUT_STATES } from '@solar/contracts/checkout/checkout-states';
import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { isFinal, outcomeOf } from '../src/features/confirmation/outcome';
import { minorToText, textToMinor } from '../src/shared/money-text';

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
    expect(open).toEqual(['reserving', 'reserved', 'authorizing', 'confirming', 'voiding']);
  });

  it('tells a refusal from waiting', () => {
    expect(outcomeOf(view({ lastErrorCode: 'card_declined' }))).toBe('declined');
    expect(outcomeOf(view({ status: 'processing', lastErrorCode: 'card_declined' }))).toBe(
      'processing',
    );
  });
});

describe('typed amounts', () => {
  it.each([
    ['12', 'USD', 1_200],
    ['12.5', 'USD', 1_250],
    ['12,05', 'USD', 1_205],
    ['1.234', 'KWD', 1_234],
    ['12.345', 'USD', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
  ])('%s %s is %s minor units', (text, currency, minor) => {
    expect(textToMinor(text, currency)).toBe(minor);
  });

  it('writes what it reads', () => {
    expect(textToMinor(minorToText(10_005, 'USD'), 'USD')).toBe(10_005);
  });
});
