import type { TransferStatus } from '@solar/contracts/inventory/states';
import { TRANSFER_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { Schema } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import { reversalField, type Reversed } from '../documents/reversal-field';
import type { Actor, BinLocation, GoodsAge } from '../stock/domain/stock-rows';

export interface TransferLine {
  productId: string;
  lot: string;
  quantity: number;
  received: number;
  missing: number;
  from: BinLocation;
  to: BinLocation;
  /** How old the goods were when they left; absent before that. */
  age?: GoodsAge | null;
  /** The pieces, where their product keeps serial numbers. */
  serials?: readonly string[];
  /** Those of them that are no longer in transit. */
  settled?: readonly string[];
}

export type TransferDoc = Reversed & {
  _id: string;
  number: string;
  status: TransferStatus;
  reference: string;
  notes: string;
  lines: TransferLine[];
  createdBy: Actor;
  at: Date;
  dispatchedAt: Date | null;
  closedAt: Date | null;
  cancelReason: string | null;
  searchTerms?: string[];
  version: number;
};

const bin = { _id: false, kind: String, warehouseId: String, zoneId: String, binId: String };

export const transferSchema = defineSchema<TransferDoc>(
  {
    number: { type: String, required: true },
    status: { type: String, enum: TRANSFER_STATUSES, required: true },
    reference: { type: String, default: '' },
    notes: { type: String, default: '' },
    lines: [
      {
        _id: false,
        productId: { type: String, required: true },
        lot: { type: String, default: '' },
        quantity: { type: Number, required: true },
        received: { type: Number, required: true },
        missing: { type: Number, required: true },
        from: bin,
        to: bin,
        age: { type: Schema.Types.Mixed },
        serials: { type: [String], default: undefined },
        settled: { type: [String], default: undefined },
      },
    ],
    createdBy: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    dispatchedAt: { type: Date, default: null },
    closedAt: { type: Date, default: null },
    cancelReason: { type: String, default: null },
    reversal: reversalField,
    searchTerms: searchTermsPath(SEARCH_FIELDS.transfers),
  },
  { collection: 'transfers' },
);
transferSchema.index({ number: 1 }, { unique: true });
transferSchema.index({ at: -1, _id: -1 });
transferSchema.index({ status: 1, at: -1, _id: -1 });
transferSchema.index({ searchTerms: 1 });
