import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { CancelReason, CheckoutState } from '@solar/contracts/checkout/checkout-states';
import type { OrderAddress, ShippingChoice, Totals } from '@solar/contracts/checkout/totals-http';
import type { Language } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { Payment } from '../payments/payment';

/** A state that a checkout came into, and the id of the write that brought it there. */
export type CheckoutStep = { state: CheckoutState; at: Date; id?: string };

type Shortage = { productId: string; requested: number; available: number };

/** One run of the saga with its payment. Lines, totals and addresses are frozen at the start. */
export type CheckoutDoc = {
  _id: string;
  state: CheckoutState;
  /** The states that it came into so far; absent in checkouts from before they were kept. */
  steps?: CheckoutStep[];
  customerId: string;
  customerName: string;
  email: string;
  language: Language;
  /** The cart, or the quote, that is being ordered; at most one order comes of it. */
  cartId: string;
  cartRevision: number;
  quoteId: string | null;
  /**
   * `cartId` while the checkout is open or has become an order: a unique index allows one such checkout per cart, so that none is started
   * of a cart that was ordered, whatever a replica remembers of it.
   */
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
  poNumber?: string | null;
  taxNumber?: string | null;
  shortages: Shortage[];
  cancelReason: CancelReason | null;
  /** The payment, from the moment at which one may exist. */
  payment?: Payment;
  expiresAt: Date;
  /** When a transfer was reminded of. */
  remindedAt?: Date;
  /** When the sweeper looks at it next; absent once there is nothing left to do. */
  wakeAt?: Date;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A checkout whose provider has answered for its payment. */
export type KnownPaymentCheckout = CheckoutDoc & { payment: Payment & { id: string } };

const frozen = { type: Object, required: true };

export const checkoutSchema = defineSchema<CheckoutDoc>(
  {
    state: { type: String, required: true },
    steps: { type: [Object], default: undefined },
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
    poNumber: { type: String, default: null },
    taxNumber: { type: String, default: null },
    shortages: { type: [Object], default: [] },
    cancelReason: { type: String, default: null },
    payment: { type: Object },
    expiresAt: { type: Date, required: true },
    remindedAt: { type: Date },
    wakeAt: { type: Date },
    ...outboxField,
  },
  { collection: 'checkouts' },
);

const whenSet = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });
/** Only what its provider has answered for is in the indexes of the back office's list. */
const ofPayments = whenSet('payment.id');

checkoutSchema.index({ customerId: 1, idempotencyKey: 1 }, { unique: true });
checkoutSchema.index({ openCartId: 1 }, { unique: true, ...whenSet('openCartId') });
checkoutSchema.index({ wakeAt: 1 }, whenSet('wakeAt'));
checkoutSchema.index({ 'payment.id': 1 }, { unique: true, ...ofPayments });
checkoutSchema.index({ 'payment.createdAt': -1, _id: 1 }, ofPayments);
checkoutSchema.index({ 'payment.status': 1, 'payment.createdAt': -1, _id: 1 }, ofPayments);
checkoutSchema.index({ orderNumber: 1 }, ofPayments);
checkoutSchema.index({ email: 1 }, ofPayments);
owesMessages(checkoutSchema);
