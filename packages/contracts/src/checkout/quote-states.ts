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

/** Quotes: staff answer with frozen prices until `validUntil`; accepting lets the customer check out with them. */
export const QUOTE_TRANSITIONS: Transitions<QuoteStatus> = {
  requested: ['answered', 'declined', 'withdrawn'],
  answered: ['answered', 'accepted', 'declined', 'withdrawn'],
  accepted: ['ordered', 'withdrawn'],
  ordered: [],
  declined: [],
  withdrawn: [],
};
