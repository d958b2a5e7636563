import type { Transitions } from '../common/state-machine';

export const PAYMENT_STATUSES = [
  'requires_payment',
  'processing',
  'awaiting_transfer',
  'succeeded',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Payment states; a declined card leaves the payment in `requires_payment` with its last error. Money that comes for a cancelled
 * payment after all is counted, so that it can be used or given back.
 */
export const PAYMENT_TRANSITIONS: Transitions<PaymentStatus> = {
  requires_payment: ['processing', 'awaiting_transfer', 'succeeded', 'cancelled'],
  processing: ['requires_payment', 'succeeded', 'cancelled'],
  awaiting_transfer: ['succeeded', 'cancelled'],
  succeeded: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  cancelled: ['succeeded'],
  refunded: [],
};
