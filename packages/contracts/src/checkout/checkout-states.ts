import type { Transitions } from '../common/state-machine';

export const CHECKOUT_STATES = [
  'reserving',
  'reserved',
  'authorizing',
  'awaiting_transfer',
  'paid',
  'voiding',
  'cancelled',
  'paid_unfulfillable',
  'refunded',
] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/**
 * The legal moves of the checkout saga; `services/checkout/src/saga/saga-table.ts` names the trigger and the effect of each.
 *
 * reserving: the hold is asked for · reserved: stock is held · authorizing: a payment exists or is about to · awaiting_transfer: the
 * order is placed and its money is on the way · paid: the end of the checkout, the order goes on alone · voiding: giving up, the
 * provider is asked first · cancelled → paid: the money arrived after all.
 */
export const CHECKOUT_TRANSITIONS: Transitions<CheckoutState> = {
  reserving: ['reserved', 'cancelled'],
  reserved: ['authorizing', 'awaiting_transfer', 'cancelled'],
  authorizing: ['paid', 'voiding', 'cancelled', 'paid_unfulfillable'],
  awaiting_transfer: ['paid', 'cancelled'],
  voiding: ['cancelled', 'paid', 'paid_unfulfillable'],
  cancelled: ['paid', 'paid_unfulfillable'],
  paid: ['paid_unfulfillable'],
  paid_unfulfillable: ['refunded'],
  refunded: [],
};

/** States in which a checkout still owns its cart; at most one such checkout exists per cart. */
export const OPEN_CHECKOUT_STATES: readonly CheckoutState[] = [
  'reserving',
  'reserved',
  'authorizing',
  'voiding',
];

/** States in which the shopper may still pay, as long as the hold lasts. */
export const PAYABLE_CHECKOUT_STATES: readonly CheckoutState[] = [
  'reserving',
  'reserved',
  'authorizing',
];

/** Why a checkout was cancelled. */
export const CANCEL_REASONS = [
  'stock_insufficient',
  'expired',
  'superseded',
  'abandoned',
  'payment_cancelled',
  'staff',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
