import type { Transitions } from '../common/state-machine';

export const RETURN_STATUSES = [
  'requested',
  'accepted',
  'withdrawing',
  'received',
  'refunding',
  'refunded',
  'refused',
  'cancelled',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/**
 * States of a return and the moves between them, over checkout and inventory. Once it is accepted the warehouse decides: a return that
 * staff withdraw is cancelled only when the warehouse has not received it meanwhile. A refund that its provider refuses leads back.
 */
export const RETURN_TRANSITIONS: Transitions<ReturnStatus> = {
  requested: ['accepted', 'refused', 'cancelled'],
  accepted: ['withdrawing', 'received'],
  withdrawing: ['cancelled', 'received'],
  received: ['refunding', 'refused'],
  refunding: ['refunded', 'received'],
  refunded: [],
  refused: [],
  cancelled: [],
};

/** Why goods come back; the screens and mails have words for each. */
export const RETURN_REASONS = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'not_needed',
  'undelivered',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** In which condition goods are likely to come back: what the warehouse starts with, and changes when it sees them. */
export const RETURN_LIKELY_CONDITION = {
  damaged: 'damaged',
  defective: 'damaged',
  wrong_item: 'sellable',
  not_as_described: 'sellable',
  not_needed: 'sellable',
  undelivered: 'sellable',
  other: 'sellable',
} as const satisfies Record<ReturnReason, 'sellable' | 'damaged'>;
