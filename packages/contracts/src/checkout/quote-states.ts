import type { Transitions } from '../common/state-machine';

export const QUOTE_STATUSES = [
  'requested',
  'answered',
  'accepted',
  'ordered',
  'declined',
  'withdrawn',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/**
 * Quotes: staff answer with frozen prices until `validUntil`; accepting lets the customer check out with them. A wish that staff
 * must price brings a quote back to `requested`, and staff may revise one that is accepted. A checkout that is under way may be
 * paid for while its quote is being revised.
 */
export const QUOTE_TRANSITIONS: Transitions<QuoteStatus> = {
  requested: ['answered', 'declined', 'withdrawn', 'ordered'],
  answered: ['answered', 'accepted', 'requested', 'declined', 'withdrawn', 'ordered'],
  accepted: ['accepted', 'answered', 'requested', 'ordered', 'withdrawn'],
  ordered: [],
  declined: [],
  withdrawn: [],
};
