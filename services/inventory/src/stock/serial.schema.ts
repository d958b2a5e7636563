import { SERIAL_STATES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { SerialRow } from './domain/serials';

/** A serial number with where its piece is now; what has become of it since it came is in the moves that name it. */
export type SerialDoc = SerialRow & { _id: string; version: number };

const location = { _id: false, kind: String, warehouseId: String, zoneId: String, binId: String };

export const serialRecordSchema = defineSchema<SerialDoc>(
  {
    productId: { type: String, required: true },
    number: { type: String, required: true },
    state: { type: String, enum: SERIAL_STATES, required: true },
    lot: { type: String, default: '' },
    at: location,
    orderId: { type: String, default: null },
    orderNumber: { type: String, default: null },
    reference: { _id: false, type: { type: String, required: true }, id: String, number: String },
    changedAt: { type: Date, required: true },
  },
  { collection: 'serials' },
);
serialRecordSchema.index({ productId: 1, number: 1 }, { unique: true });
serialRecordSchema.index({ number: 1 });
serialRecordSchema.index({ changedAt: -1, _id: -1 });
serialRecordSchema.index({ state: 1, changedAt: -1, _id: -1 });
serialRecordSchema.index({ productId: 1, changedAt: -1, _id: -1 });
serialRecordSchema.index({ 'at.warehouseId': 1, changedAt: -1, _id: -1 });
serialRecordSchema.index({ 'at.binId': 1, changedAt: -1, _id: -1 });
serialRecordSchema.index({ orderId: 1, changedAt: -1, _id: -1 });
