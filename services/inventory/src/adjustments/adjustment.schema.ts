import type { AdjustmentReason, AdjustmentType } from '@solar/contracts/inventory/adjustments';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { Schema } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { StoredLine } from '../documents/stored-line';
import { storedLineDefinition } from '../documents/stored-line';
import { reversalField, type Reversed } from '../documents/reversal-field';
import type { Actor } from '../stock/domain/stock-rows';

/** A posted adjustment; changed only by naming its reversal. */
export type AdjustmentDoc = Reversed & {
  _id: string;
  number: string;
  type: AdjustmentType;
  reason: AdjustmentReason;
  notes: string;
  lines: StoredLine[];
  actor: Actor;
  at: Date;
  searchTerms?: string[];
  version: number;
};

export const adjustmentSchema = defineSchema<AdjustmentDoc>(
  {
    number: { type: String, required: true },
    type: { type: String, required: true },
    reason: { type: String, required: true },
    notes: { type: String, default: '' },
    lines: [storedLineDefinition],
    actor: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    reversal: reversalField,
    searchTerms: searchTermsPath(SEARCH_FIELDS.adjustments),
  },
  { collection: 'adjustments' },
);
adjustmentSchema.index({ number: 1 }, { unique: true });
adjustmentSchema.index({ at: -1, _id: -1 });
adjustmentSchema.index({ reason: 1, at: -1, _id: -1 });
adjustmentSchema.index({ searchTerms: 1 });
