import type { ReversalRef } from '@solar/contracts/inventory/reversals';

/** Mongoose definition of the reversal that a document names once it was reversed. */
export const reversalField = {
  type: { _id: false, id: String, number: String },
  default: null,
} as const;

/** What a posted document knows of its reversal. */
export interface Reversed {
  reversal?: ReversalRef | null;
}
