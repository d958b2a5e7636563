/** Tone of each state of a price list. */
export const PRICE_LIST_TONES = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const;
