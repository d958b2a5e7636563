import type { ReversibleDocument } from '@solar/contracts/inventory/reversals';
import { REVERSIBLE_DOCUMENTS } from '@solar/contracts/inventory/reversals';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { Actor, Location } from '../stock/domain/stock-rows';

/** Pieces that a reversal moves. */
export interface ReversalLine {
  productId: string;
  lot: string;
  quantity: number;
  from: Location;
  to: Location;
}

/** A counter-document; never changed. */
export type ReversalDoc = {
  _id: string;
  number: string;
  document: { type: ReversibleDocument; id: string; number: string };
  reason: string;
  lines: ReversalLine[];
  actor: Actor;
  at: Date;
  version: number;
};

const location = { _id: false, kind: String, warehouseId: String, zoneId: String, binId: String };

export const reversalSchema = defineSchema<ReversalDoc>(
  {
    number: { type: String, required: true },
    document: {
      _id: false,
      type: { type: String, enum: REVERSIBLE_DOCUMENTS, required: true },
      id: { type: String, required: true },
      number: { type: String, required: true },
    },
    reason: { type: String, required: true },
    lines: [
      {
        _id: false,
        productId: { type: String, required: true },
        lot: { type: String, default: '' },
        quantity: { type: Number, required: true },
        from: location,
        to: location,
      },
    ],
    actor: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'reversals' },
);
reversalSchema.index({ number: 1 }, { unique: true });
// A document is reversed once.
reversalSchema.index({ 'document.id': 1 }, { unique: true });
