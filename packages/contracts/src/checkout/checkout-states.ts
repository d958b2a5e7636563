import type { Transitions } from '../common/state-machine';

export const CHECKOUT_STATES = [
  'reserving',
  'reserved',
  'authorizing',
  'confirming',
  'placed',
  'voiding',
  'cancelled',
  'paid_unfulfillable',
  'refunded',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * The checkout saga. `created` and `authorized` of the textbook saga have no row of their own: each would be
 * written in the same transaction as its successor (docs/adr/0006-checkout-saga.md).
 *
 * reserving: the hold is asked for · reserved: stock is held · authorizing: a payment intent exists
 * or is about to · confirming: paid, the hold is becoming an allocation · voiding: giving up, the provider is asked first ·
 * cancelled → confirming: the money arrived after all.
 */
export const CHECKOUT_TRANSITIONS: Transitions<CheckoutState> = {
  reserving: ['reserved', 'cancelled'],
  reserved: ['authorizing', 'cancelled'],
  authorizing: ['confirming', 'voiding', 'cancelled', 'paid_unfulfillable'],
  voiding: ['cancelled', 'confirming', 'paid_unfulfillable'],
  confirming: ['placed', 'paid_unfulfillable'],
  cancelled: ['confirming', 'paid_unfulfillable'],
  paid_unfulfillable: ['refunded'],
  placed: [],
  refunded: [],
};

/** States in which a checkout still owns its cart; at most one such checkout exists per cart. */
export const OPEN_CHECKOUT_STATES: readonly CheckoutState[] = [
  'reserving',
  'reserved',
  'authorizing',
  'confirming',
  'voiding',
];

/** Why a checkout was cancelled. */
export const CANCEL_REASONS = [
  'stock_insufficient',
  'expired',
  'superseded',
  'abandoned',
  'payment_canceled',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
