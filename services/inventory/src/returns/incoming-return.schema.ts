import type { ReturnReason } from '@solar/contracts/checkout/return-states';
import {
  INCOMING_RETURN_STATUSES,
  type IncomingReturnStatus,
  type ReturnCondition,
} from '@solar/contracts/inventory/states';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { Actor } from '../stock/domain/stock-rows';

export interface ExpectedLine {
  productId: string;
  quantity: number;
  reason: ReturnReason;
  serials?: string[] | undefined;
}

/** What came of a line; what was written off is in no bin. */
export interface ReceivedLine {
  productId: string;
  lot: string;
  quantity: number;
  condition: ReturnCondition;
  binId: string | null;
  serials?: string[];
}

/** Goods of an order that are on their way back. Its id is the one that checkout gave the return. */
export type IncomingReturnDoc = {
  _id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  /** The sender, as long as the goods are expected; empty then. */
  customerName: string;
  status: IncomingReturnStatus;
  lines: ExpectedLine[];
  pieces: number;
  received: ReceivedLine[];
  note: string;
  actor: Actor | null;
  expectedAt: Date;
  receivedAt: Date | null;
  outbox?: Owed;
  version: number;
};

export const incomingReturnSchema = defineSchema<IncomingReturnDoc>(
  {
    number: { type: String, required: true },
    orderId: { type: String, required: true },
    orderNumber: { type: String, required: true },
    customerName: { type: String, default: '' },
    status: { type: String, enum: INCOMING_RETURN_STATUSES, required: true },
    lines: [
      {
        ...{ _id: false, productId: String, quantity: Number, reason: String },
        serials: { type: [String], default: undefined },
      },
    ],
    pieces: { type: Number, required: true },
    received: [
      {
        _id: false,
        productId: String,
        lot: String,
        quantity: Number,
        condition: String,
        binId: { type: String, default: null },
        serials: { type: [String], default: undefined },
      },
    ],
    note: { type: String, default: '' },
    actor: { type: Schema.Types.Mixed, default: null },
    expectedAt: { type: Date, required: true },
    receivedAt: { type: Date, default: null },
    ...outboxField,
  },
  { collection: 'returns' },
);
owesMessages(incomingReturnSchema);
incomingReturnSchema.index({ expectedAt: -1, _id: -1 });
incomingReturnSchema.index({ status: 1, expectedAt: -1, _id: -1 });
incomingReturnSchema.index({ orderId: 1, expectedAt: -1, _id: -1 });
incomingReturnSchema.index({ number: 1 });
