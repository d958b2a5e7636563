import type { MoveReason } from '@solar/contracts/inventory/states';
import { LOCATION_KINDS, MOVE_REASONS } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { Actor, GoodsAge, Location, Reference, Worth } from './domain/stock-rows';

/** An entry of the ledger. Entries are inserted, never updated or deleted. */
export type MoveDoc = {
  _id: string;
  productId: string;
  lot: string;
  quantity: number;
  from: Location;
  to: Location;
  age?: GoodsAge | null;
  worth?: Worth | null;
  serials?: readonly string[];
  reason: MoveReason;
  reference: Reference;
  note: string | null;
  actor: Actor | null;
  at: Date;
  version: number;
};

const location = {
  _id: false,
  kind: { type: String, enum: LOCATION_KINDS, required: true },
  warehouseId: String,
  zoneId: String,
  binId: String,
};

export const moveSchema = defineSchema<MoveDoc>(
  {
    productId: { type: String, required: true },
    lot: { type: String, default: '' },
    quantity: { type: Number, required: true, min: 1 },
    from: location,
    to: location,
    age: { type: Schema.Types.Mixed, default: null },
    worth: { type: Schema.Types.Mixed, default: null },
    serials: { type: [String], default: undefined },
    reason: { type: String, enum: MOVE_REASONS, required: true },
    reference: { _id: false, type: { type: String, required: true }, id: String, number: String },
    note: { type: String, default: null },
    actor: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'moves' },
);
moveSchema.index({ at: -1, _id: -1 });
moveSchema.index({ productId: 1, at: -1, _id: -1 });
moveSchema.index({ reason: 1, at: -1, _id: -1 });
moveSchema.index({ 'from.warehouseId': 1, at: -1, _id: -1 });
moveSchema.index({ 'to.warehouseId': 1, at: -1, _id: -1 });
moveSchema.index({ 'from.binId': 1, at: -1, _id: -1 });
moveSchema.index({ 'to.binId': 1, at: -1, _id: -1 });
moveSchema.index({ 'reference.number': 1 });
moveSchema.index({ 'reference.id': 1 });
// Few products keep serial numbers: the moves of the others stay out of the index.
moveSchema.index({ serials: 1, at: -1, _id: -1 }, { sparse: true });
