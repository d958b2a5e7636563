import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Money } from '@solar/contracts/common/money';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type QuoteLineDoc = {
  productId: string;
  sku: string;
  slug: string;
  name: string;
  brand: string;
  quantity: number;
  unit: Money | null;
};

/** A quote; `quotedRevision` counts its answers, and an answer's prices never change. */
export type QuoteDoc = {
  _id: string;
  quoteNumber: string;
  customerId: string;
  customerName: string;
  groupId: string | null;
  status: QuoteStatus;
  quotedRevision: number;
  lines: QuoteLineDoc[];
  message: string | null;
  note: string | null;
  validUntil: Date | null;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const optional = { type: String, default: null };

export const quoteSchema = defineSchema<QuoteDoc>(
  {
    quoteNumber: { type: String, required: true },
    customerId: { type: String, required: true },
    customerName: { type: String, default: '' },
    groupId: optional,
    status: { type: String, required: true },
    quotedRevision: { type: Number, default: 0 },
    lines: { type: [Object], required: true },
    message: optional,
    note: optional,
    validUntil: { type: Date, default: null },
    ...outboxField,
  },
  { collection: 'quotes' },
);
quoteSchema.index({ customerId: 1, createdAt: -1, _id: 1 });
quoteSchema.index({ status: 1, createdAt: -1, _id: 1 });
quoteSchema.index({ createdAt: -1, _id: 1 });
owesMessages(quoteSchema);
