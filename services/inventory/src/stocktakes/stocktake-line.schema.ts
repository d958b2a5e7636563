import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { Actor } from '../stock/domain/stock-rows';
import type { Count } from './second-count';

/**
 * A line of a stocktake, a document of its own so that several people count at once.
 * `expected` is what the ledger said at the moment of the count (before it, at the start).
 */
export type StocktakeLineDoc = {
  _id: string;
  stocktakeId: string;
  balanceId: string;
  productId: string;
  warehouseId: string;
  zoneId: string;
  binId: string;
  lot: string;
  expected: number;
  counted: number | null;
  variance: number | null;
  notes: string;
  countedBy: Actor | null;
  countedAt: Date | null;
  /** Whether a second person still has to count, or has. */
  recount?: 'due' | 'done';
  /** The first of two counts. */
  first?: Count;
  /** Who has approved the line, with its bin or with all others; what it differed by is in the ledger then. */
  approvedBy?: Actor;
  approvedAt?: Date;
  version: number;
};

const id = { type: String, required: true };

export const stocktakeLineSchema = defineSchema<StocktakeLineDoc>(
  {
    stocktakeId: id,
    balanceId: id,
    productId: id,
    warehouseId: id,
    zoneId: id,
    binId: id,
    lot: { type: String, default: '' },
    expected: { type: Number, required: true },
    counted: { type: Number, default: null },
    variance: { type: Number, default: null },
    notes: { type: String, default: '' },
    countedBy: { type: Schema.Types.Mixed, default: null },
    countedAt: { type: Date, default: null },
    recount: { type: String, enum: ['due', 'done'] },
    first: { type: Schema.Types.Mixed },
    approvedBy: { type: Schema.Types.Mixed },
    approvedAt: { type: Date },
  },
  { collection: 'stocktake_lines' },
);
stocktakeLineSchema.index({ stocktakeId: 1, binId: 1, productId: 1 });
stocktakeLineSchema.index({ stocktakeId: 1, counted: 1 });
