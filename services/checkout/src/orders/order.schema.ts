import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { OrderAddress, ShippingChoice, Totals } from '@solar/contracts/checkout/totals-http';
import type { Language } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type OrderEventDoc = { status: OrderStatus; at: Date; note: string | null };

export type OrderDoc = {
  _id: string;
  orderNumber: string;
  checkoutId: string;
  paymentId: string;
  customerId: string;
  customerName: string;
  email: string;
  language: Language;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string | null;
  lines: PricedLine[];
  itemCount: number;
  totals: Totals;
  totalMinor: number;
  refundedMinor: number;
  shippingMethod: ShippingChoice;
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  carrier: string | null;
  trackingNumber: string | null;
  notes: string | null;
  history: OrderEventDoc[];
  /** Lower-case number, e-mail and name, for the back office's search by beginning. */
  search: string[];
  placedAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true };
const frozen = { type: Object, required: true };

export const orderSchema = defineSchema<OrderDoc>(
  {
    orderNumber: text,
    checkoutId: text,
    paymentId: text,
    customerId: text,
    customerName: { type: String, default: '' },
    email: text,
    language: text,
    status: text,
    paymentStatus: text,
    paymentMethod: { type: String, default: null },
    lines: { type: [Object], required: true },
    itemCount: { type: Number, required: true },
    totals: frozen,
    totalMinor: { type: Number, required: true },
    refundedMinor: { type: Number, default: 0 },
    shippingMethod: frozen,
    shippingAddress: frozen,
    billingAddress: frozen,
    carrier: { type: String, default: null },
    trackingNumber: { type: String, default: null },
    notes: { type: String, default: null },
    history: { type: [Object], required: true },
    search: { type: [String], required: true },
    placedAt: { type: Date, required: true },
  },
  { collection: 'orders' },
);
orderSchema.index({ orderNumber: 1 }, { unique: true });
orderSchema.index({ customerId: 1, placedAt: -1 });
orderSchema.index({ placedAt: -1, _id: 1 });
orderSchema.index({ status: 1, placedAt: -1 });
orderSchema.index({ totalMinor: -1, _id: 1 });
orderSchema.index({ search: 1 });
