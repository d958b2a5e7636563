import type { ReturnReason, ReturnStatus } from '@solar/contracts/checkout/return-states';
import type { RETURN_ACTORS } from '@solar/contracts/checkout/returns-http';
import type { Language } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { OrderStaff } from '../orders/order.schema';

export type ReturnActor = (typeof RETURN_ACTORS)[number];

export type ReturnLineDoc = {
  productId: string;
  sku: string;
  slug: string;
  name: string;
  brand: string;
  imageUrl: string;
  quantity: number;
  reason: ReturnReason;
  /** What the warehouse found; null until then. */
  received: { sellable: number; damaged: number } | null;
  /** The pieces that come back, where they were named. */
  serials?: string[];
};

export type ReturnEventDoc = {
  status: ReturnStatus;
  at: Date;
  by: ReturnActor;
  /** The member of staff, where one is known. */
  person?: OrderStaff;
  note: string | null;
};

/** Goods of an order that come back. Its state runs over checkout (request, refund) and inventory (receipt). */
export type ReturnDoc = {
  _id: string;
  /** The order's number and which of its returns this is: `ALSA-2026-000123-R1`. */
  number: string;
  orderId: string;
  orderNumber: string;
  customerId: string;
  customerName: string;
  email: string;
  language: Language;
  status: ReturnStatus;
  lines: ReturnLineDoc[];
  comment: string | null;
  pictures: string[];
  /** The refund that was asked for last; null while none is. */
  refund: { refundId: string; amount: number; currency: string } | null;
  history: ReturnEventDoc[];
  /** Lower-case numbers, e-mail and name, for the back office's search by beginning. */
  search: string[];
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true };

export const returnSchema = defineSchema<ReturnDoc>(
  {
    number: text,
    orderId: text,
    orderNumber: text,
    customerId: text,
    customerName: { type: String, default: '' },
    email: text,
    language: text,
    status: text,
    lines: { type: [Object], required: true },
    comment: { type: String, default: null },
    pictures: { type: [String], default: [] },
    refund: { type: Object, default: null },
    history: { type: [Object], required: true },
    search: { type: [String], required: true },
    ...outboxField,
  },
  { collection: 'returns' },
);
returnSchema.index({ number: 1 }, { unique: true });
returnSchema.index({ orderId: 1, createdAt: -1, _id: 1 });
returnSchema.index({ createdAt: -1, _id: 1 });
returnSchema.index({ status: 1, createdAt: -1, _id: 1 });
returnSchema.index({ search: 1 });
returnSchema.index({ customerId: 1 });
owesMessages(returnSchema);
