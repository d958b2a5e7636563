import type { QuoteHoldStatus, QuoteShipping } from '@solar/contracts/checkout/quotes-http';
import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import type { Totals } from '@solar/contracts/checkout/totals-http';
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

/** What a quote offers. */
export type QuoteTerms = {
  lines: QuoteLineDoc[];
  shipping?: QuoteShipping | null;
  /** Known with the price of shipping, on which the tax depends. */
  totals?: Totals | null;
  note: string | null;
  validUntil: Date | null;
};

/** The terms as they stood at one time, and who set them; never changed. Number 0 is what was asked for. */
export type QuoteRevisionDoc = QuoteTerms & {
  number: number;
  at: Date;
  by: 'customer' | 'staff';
  byId: string;
  byName: string;
};

/** Stock that is kept for an accepted quote until its customer checks out, or its time is over. */
export type QuoteHoldDoc = { holdId: string; status: QuoteHoldStatus; until: Date };

/** A quote with its terms as they are now, which are those of its last revision. */
export type QuoteDoc = QuoteTerms & {
  _id: string;
  quoteNumber: string;
  customerId: string;
  customerName: string;
  groupId: string | null;
  status: QuoteStatus;
  quotedRevision: number;
  message: string | null;
  revisions?: QuoteRevisionDoc[];
  acceptedRevision?: number | null;
  hold?: QuoteHoldDoc | null;
  /** Products of which there is not enough yet, and since when the customer waits; absent when there are none. */
  waitsFor?: string[];
  waitsSince?: Date;
  /** What the back office finds it by. */
  searchTerms?: string[];
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
    shipping: { type: Object, default: null },
    totals: { type: Object, default: null },
    message: optional,
    note: optional,
    validUntil: { type: Date, default: null },
    revisions: { type: [Object], default: undefined },
    acceptedRevision: { type: Number, default: null },
    hold: { type: Object, default: null },
    waitsFor: { type: [String], default: undefined },
    waitsSince: { type: Date },
    searchTerms: { type: [String], default: undefined },
    ...outboxField,
  },
  { collection: 'quotes' },
);
quoteSchema.index({ customerId: 1, createdAt: -1, _id: 1 });
quoteSchema.index({ status: 1, createdAt: -1, _id: 1 });
quoteSchema.index({ createdAt: -1, _id: 1 });
quoteSchema.index({ searchTerms: 1 });
quoteSchema.index(
  { waitsSince: 1, _id: 1 },
  { partialFilterExpression: { waitsSince: { $exists: true } } },
);
owesMessages(quoteSchema);
