import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type RefundDoc = {
  refundId: string;
  amountMinor: number;
  reason: string;
  status: 'pending' | 'succeeded' | 'failed';
  createdAt: Date;
};

/** The ledger of one payment; `_id` is the provider's payment id, which is what travels in URLs. */
export type PaymentDoc = {
  _id: string;
  checkoutId: string;
  customerId: string;
  email: string;
  orderId: string | null;
  orderNumber: string | null;
  status: PaymentStatus;
  currency: string;
  amountMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  refundPendingMinor: number;
  method: string | null;
  lastErrorCode: string | null;
  refunds: RefundDoc[];
  /** Provider events that had an effect, each once, written with the effect. */
  eventIds: string[];
  /** When the provider was last asked on behalf of a browser. */
  checkedAt: Date;
  /** When the sweeper has to look at a pending refund; absent otherwise. */
  wakeAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true };
const minor = { type: Number, required: true, default: 0 };
const optional = { type: String, default: null };

export const paymentSchema = defineSchema<PaymentDoc>(
  {
    checkoutId: text,
    customerId: text,
    email: text,
    orderId: optional,
    orderNumber: optional,
    status: text,
    currency: text,
    amountMinor: minor,
    capturedMinor: minor,
    refundedMinor: minor,
    refundPendingMinor: minor,
    method: optional,
    lastErrorCode: optional,
    refunds: { type: [Object], default: [] },
    eventIds: { type: [String], default: [] },
    checkedAt: { type: Date, required: true },
    wakeAt: { type: Date },
  },
  { collection: 'payments' },
);
paymentSchema.index({ checkoutId: 1 }, { unique: true });
paymentSchema.index({ createdAt: -1, _id: 1 });
paymentSchema.index({ status: 1, createdAt: -1 });
paymentSchema.index({ orderNumber: 1 });
paymentSchema.index({ email: 1 });
paymentSchema.index({ wakeAt: 1 }, { partialFilterExpression: { wakeAt: { $exists: true } } });
