import type { DocumentKind } from '@solar/contracts/checkout/documents-http';
import type { PaymentCard } from '@solar/contracts/checkout/payments-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { Language } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { DirhamAmounts, TaxedLine, TaxedSums } from './taxed-lines';

export type IssuedKind = Exclude<DocumentKind, 'pro_forma'>;

/** A paper of an order as it was issued. It is never changed: what happens later makes another paper. */
export type DocumentDoc = {
  _id: string;
  kind: IssuedKind;
  /** What it is about: the order itself, one refund of it, or the invoice that it takes back or replaces. One paper of a kind each. */
  sourceId: string;
  number: string;
  orderId: string;
  orderNumber: string;
  customerId: string;
  language: Language;
  issuedAt: Date;
  /** Date of supply. */
  suppliedAt: Date;
  seller: { name: string; address: string; taxNumber: string; email: string };
  buyer: { address: OrderAddress; email: string; taxNumber: string | null };
  deliveredTo: OrderAddress;
  shippingMethod: string;
  lines: TaxedLine[];
  sums: TaxedSums;
  dirhams: DirhamAmounts;
  payment: { status: string; method: string | null; card?: PaymentCard; reference: string };
  poNumber: string | null;
  notes: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  /** The invoice that a credit note takes back, or that this invoice replaces, and why. */
  corrects: { number: string; issuedAt: Date; reason: string } | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A paper as it is inserted. */
export type Paper = Omit<DocumentDoc, 'version' | 'createdAt' | 'updatedAt'>;

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const frozen = { type: Object, required: true };

export const documentSchema = defineSchema<DocumentDoc>(
  {
    kind: text,
    sourceId: text,
    number: text,
    orderId: text,
    orderNumber: text,
    customerId: text,
    language: text,
    issuedAt: { type: Date, required: true },
    suppliedAt: { type: Date, required: true },
    seller: frozen,
    buyer: frozen,
    deliveredTo: frozen,
    shippingMethod: { type: String, default: '' },
    lines: { type: [Object], required: true },
    sums: frozen,
    dirhams: frozen,
    payment: frozen,
    poNumber: optionalText,
    notes: optionalText,
    carrier: optionalText,
    trackingNumber: optionalText,
    corrects: { type: Object, default: null },
  },
  { collection: 'documents' },
);
documentSchema.index({ orderId: 1, kind: 1, sourceId: 1 }, { unique: true });
documentSchema.index({ customerId: 1 });
documentSchema.index({ kind: 1, number: 1 }, { unique: true });
