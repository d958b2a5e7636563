import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { Schema } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { StoredLine } from '../documents/stored-line';
import { storedLineDefinition } from '../documents/stored-line';
import { reversalField, type Reversed } from '../documents/reversal-field';
import type { Actor } from '../stock/domain/stock-rows';

/** A posted goods receipt; changed only by naming its reversal. */
export type ReceiptDoc = Reversed & {
  _id: string;
  number: string;
  supplierId: string;
  warehouseId: string;
  purchaseOrderId: string | null;
  purchaseOrderNumber: string | null;
  reference: string;
  /** Which part of the delivery note this is, from 1. */
  sitting: number;
  notes: string;
  lines: StoredLine[];
  actor: Actor;
  at: Date;
  searchTerms?: string[];
  version: number;
};

export const receiptSchema = defineSchema<ReceiptDoc>(
  {
    number: { type: String, required: true },
    supplierId: { type: String, required: true },
    warehouseId: { type: String, required: true },
    purchaseOrderId: { type: String, default: null },
    purchaseOrderNumber: { type: String, default: null },
    reference: { type: String, required: true },
    sitting: { type: Number, required: true, default: 1 },
    notes: { type: String, default: '' },
    lines: [storedLineDefinition],
    actor: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    reversal: reversalField,
    searchTerms: searchTermsPath(SEARCH_FIELDS.receipts),
  },
  { collection: 'receipts' },
);
receiptSchema.index({ number: 1 }, { unique: true });
// Each part of a supplier's delivery note comes into a warehouse once, however often it is typed in.
receiptSchema.index({ warehouseId: 1, supplierId: 1, reference: 1, sitting: 1 }, { unique: true });
receiptSchema.index({ at: -1, _id: -1 });
receiptSchema.index({ supplierId: 1, at: -1, _id: -1 });
receiptSchema.index({ purchaseOrderId: 1 });
receiptSchema.index({ searchTerms: 1 });
