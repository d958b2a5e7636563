import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { CancelReason, CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { OrderAddress, ShippingChoice, Totals } from '@solar/contracts/checkout/totals-http';
import type { Language } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type Shortage = { productId: string; requested: number; available: number };

/** One run of the saga. Lines, totals and addresses are frozen at the start. */
export type CheckoutDoc = {
  _id: string;
  state: CheckoutState;
  customerId: string;
  customerName: string;
  email: string;
  language: Language;
  /** The cart, or the quote, that is being bought; at most one order comes of it. */
  cartId: string;
  cartRevision: number;
  quoteId: string | null;
  /** `cartId` while the checkout is open, so that a unique index allows one open checkout per cart. */
  openCartId?: string;
  idempotencyKey: string;
  bodyHash: string;
  holdId: string;
  orderId: string;
  orderNumber: string | null;
  lines: PricedLine[];
  totals: Totals;
  shippingMethod: ShippingChoice;
  shippingAddress: OrderAddress;
  billingAddress: OrderAddress;
  notes: string | null;
  shortages: Shortage[];
  cancelReason: CancelReason | null;
  expiresAt: Date;
  /** When the sweeper looks at it next; absent once there is nothing left to do. */
  wakeAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const frozen = { type: Object, required: true };

export const checkoutSchema = defineSchema<CheckoutDoc>(
  {
    state: { type: String, required: true },
    customerId: { type: String, required: true },
    customerName: { type: String, default: '' },
    email: { type: String, required: true },
    language: { type: String, required: true },
    cartId: { type: String, required: true },
    cartRevision: { type: Number, required: true },
    quoteId: { type: String, default: null },
    openCartId: { type: String },
    idempotencyKey: { type: String, required: true },
    bodyHash: { type: String, required: true },
    holdId: { type: String, required: true },
    orderId: { type: String, required: true },
    orderNumber: { type: String, default: null },
    lines: { type: [Object], required: true },
    totals: frozen,
    shippingMethod: frozen,
    shippingAddress: frozen,
    billingAddress: frozen,
    notes: { type: String, default: null },
    shortages: { type: [Object], default: [] },
    cancelReason: { type: String, default: null },
    expiresAt: { type: Date, required: true },
    wakeAt: { type: Date },
  },
  { collection: 'checkouts' },
);
checkoutSchema.index({ customerId: 1, idempotencyKey: 1 }, { unique: true });
checkoutSchema.index(
  { openCartId: 1 },
  { unique: true, partialFilterExpression: { openCartId: { $exists: true } } },
);
checkoutSchema.index({ wakeAt: 1 }, { partialFilterExpression: { wakeAt: { $exists: true } } });
