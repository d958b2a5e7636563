import {
  CHECKOUT_STATES,
  CHECKOUT_TRANSITIONS,
  type CheckoutState,
} from '@solar/contracts/checkout/checkout-states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { money } from '@solar/contracts/common/money';
import type { ProviderPayment } from '../src/payments/payment-provider';
import { decideSettlement, type SettlementAction } from '../src/saga/settlement';

const total = money(10_500, 'USD');
const payment = (over: Partial<ProviderPayment>): ProviderPayment => ({
  paymentId: 'pi_1',
  checkoutId: 'chk_1',
  status: 'succeeded',
  amount: total,
  captured: total,
  method: 'card',
  card: null,
  lastErrorCode: null,
  ...over,
});
const TARGET: Record<Exclude<SettlementAction, 'none' | 'record'>, CheckoutState> = {
  confirm: 'paid',
  cancel: 'cancelled',
  refund: 'paid_unfulfillable',
};

describe('settlement', () => {
  it.each<[CheckoutState, SettlementAction]>([
    ['authorizing', 'confirm'],
    ['voiding', 'confirm'],
    ['cancelled', 'confirm'],
    ['awaiting_transfer', 'none'],
    ['paid', 'none'],
    ['paid_unfulfillable', 'none'],
    ['refunded', 'none'],
  ])('money for a checkout that is %s: %s', (state, action) => {
    expect(decideSettlement(state, total, payment({}))).toBe(action);
  });

  it('gives back an amount or a currency that is not the order total', () => {
    const less = payment({ captured: money(10_499, 'USD') });
    const other = payment({ captured: money(10_500, 'AED') });
    expect(decideSettlement('authorizing', total, less)).toBe('refund');
    expect(decideSettlement('authorizing', total, other)).toBe('refund');
  });

  it('keeps the checkout open after a declined card', () => {
    expect(decideSettlement('authorizing', total, payment({ status: 'declined' }))).toBe('record');
    expect(decideSettlement('paid', total, payment({ status: 'declined' }))).toBe('none');
  });

  it('cancels only what is open', () => {
    const cancelled = payment({ status: 'cancelled' });
    expect(decideSettlement('authorizing', total, cancelled)).toBe('cancel');
    expect(decideSettlement('awaiting_transfer', total, cancelled)).toBe('none');
    expect(decideSettlement('paid', total, cancelled)).toBe('none');
  });

  it('never asks for a move that the saga table forbids', () => {
    const statuses: ProviderPayment['status'][] = [
      'open',
      'declined',
      'processing',
      'succeeded',
      'cancelled',
    ];
    for (const state of CHECKOUT_STATES) {
      for (const status of statuses) {
        const action = decideSettlement(state, total, payment({ status }));
        if (action === 'none' || action === 'record') continue;
        expect(canTransition(CHECKOUT_TRANSITIONS, state, TARGET[action])).toBe(true);
      }
    }
  });
});
