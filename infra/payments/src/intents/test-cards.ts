export type CardOutcome =
  | { kind: 'approve' }
  | { kind: 'decline'; declineCode: string; code: string; message: string }
  | { kind: 'authenticate' }
  | { kind: 'late'; settlesAs: 'approve' | 'decline' };

export interface TestCard {
  number: string;
  paymentMethod: string;
  brand: string;
  outcome: CardOutcome;
}

const declined = (declineCode: string, message: string, code = 'card_declined'): CardOutcome => ({
  kind: 'decline',
  declineCode,
  code,
  message,
});

/**
 * Numbers and payment method names are Stripe's, except for the two late cards: Stripe has no card that
 * stays `processing`, but bank debits do, so the state has to be tried somehow.
 */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    paymentMethod: 'pm_card_visa',
    brand: 'visa',
    outcome: { kind: 'approve' },
  },
  {
    number: '5555555555554444',
    paymentMethod: 'pm_card_mastercard',
    brand: 'mastercard',
    outcome: { kind: 'approve' },
  },
  {
    number: '4000000000000002',
    paymentMethod: 'pm_card_visa_chargeDeclined',
    brand: 'visa',
    outcome: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    outcome: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    paymentMethod: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    outcome: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequired',
    brand: 'visa',
    outcome: { kind: 'authenticate' },
  },
  {
    number: '4000000000080004',
    paymentMethod: 'pm_card_lateSuccess',
    brand: 'visa',
    outcome: { kind: 'late', settlesAs: 'approve' },
  },
  {
    number: '4000000000080012',
    paymentMethod: 'pm_card_lateFailure',
    brand: 'visa',
    outcome: { kind: 'late', settlesAs: 'decline' },
  },
];

const LATE_DECLINE = declined('generic_decline', 'Your card was declined.');

/** What a late card ends in, once its time is up. */
export function lateOutcome(settlesAs: 'approve' | 'decline'): CardOutcome {
  return settlesAs === 'approve' ? { kind: 'approve' } : LATE_DECLINE;
}

export function findCardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function findCardByPaymentMethod(paymentMethod: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.paymentMethod === paymentMethod);
}
