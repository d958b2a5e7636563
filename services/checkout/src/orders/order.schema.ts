import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { PaymentCard } from '@solar/contracts/checkout/payments-http';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { OrderAddress, ShippingChoice, Totals } from '@solar/contracts/checkout/totals-http';
import type { Language } from '@solar/contracts/common/localized';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A member of staff. */
export type OrderStaff = { id: string; name: string };

/** What left with a part of an order. */
export type SentPartDoc = {
  lines: { productId: string; quantity: number }[];
  carrier: string | null;
  trackingNumber: string | null;
};

export type OrderEventDoc = {
  status: OrderStatus;
  at: Date;
  note: string | null;
  /** Who of the staff moved it; absent for customers, jobs and the saga. */
  by?: OrderStaff;
  part?: SentPartDoc;
};

/** What staff write about an order; its customer never sees it. */
export type OrderNoteDoc = { id: string; at: Date; by: OrderStaff; text: string };

/** A mail that staff have sent by hand: a copy of one that had gone out, or a paper. Its id is that of its message. */
export type HandSentMail = { id: string; at: Date; by: OrderStaff; mail: string; paper?: string };

export type OrderRefundDoc = { refundId: string; amount: number; reason: string; at: Date };

/** A piece that was sent, by the number that its maker gave it. */
export type SentSerial = { productId: string; number: string };

export type MissingPieces = { productId: string; quantity: number };

export type OrderDoc = {
  _id: string;
  orderNumber: string;
  checkoutId: string;
  /** The cart, or the quote, that was ordered: at most one order comes of it. */
  cartId: string;
  paymentId: string;
  customerId: string;
  customerName: string;
  email: string;
  language: Language;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string | null;
  paymentCard?: PaymentCard;
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
  /** The buyer's own number of the purchase, and the buyer's tax registration. */
  poNumber?: string | null;
  taxNumber?: string | null;
  /** Staff have corrected the tax number: an invoice that names another one is replaced. */
  taxNumberCorrected?: boolean;
  /** Money that went back; orders from before it was kept have the sum alone. */
  refunds?: OrderRefundDoc[];
  /** Pieces that were paid for and are never sent, because the goods are gone. */
  notShipped?: MissingPieces[];
  /** Pieces that were sent, of products that have serial numbers. */
  serials?: SentSerial[];
  /** Decisions of the warehouse on goods that are gone, by their ids, and the moments at which parts have left. */
  shortages?: string[];
  parts?: string[];
  /** How many returns were opened for it. */
  returnCount?: number;
  /** Set while a paper of the books may be missing. */
  documentsDue?: true;
  history: OrderEventDoc[];
  staffNotes?: OrderNoteDoc[];
  handSent?: HandSentMail[];
  /** Terms of number, e-mail, names and products, for the back office's search by beginning. */
  search: string[];
  placedAt: Date;
  /** When its stock was allocated; null while it is only held. */
  allocatedAt: Date | null;
  /** Until when the money of a bank transfer is waited for. */
  transferDueAt: Date | null;
  /** What is announced, and mailed, in the write that allocates the stock. */
  onAllocated?: Owed;
  /** When a pending order asks for its stock again; absent once it is allocated. */
  wakeAt?: Date;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

/** What a list reads of an order. */
export type ListedOrder = Pick<
  OrderDoc,
  | '_id'
  | 'orderNumber'
  | 'status'
  | 'paymentStatus'
  | 'placedAt'
  | 'customerName'
  | 'email'
  | 'itemCount'
  | 'trackingNumber'
> & {
  shippingAddress: Pick<OrderAddress, 'fullName'>;
  totals: Pick<Totals, 'total'>;
};

/** An order without the stamps that its first write gives it. */
export type OrderState = Omit<OrderDoc, 'createdAt' | 'updatedAt'>;

const text = { type: String, required: true };
const frozen = { type: Object, required: true };

export const orderSchema = defineSchema<OrderDoc>(
  {
    orderNumber: text,
    checkoutId: text,
    cartId: text,
    paymentId: text,
    customerId: text,
    customerName: { type: String, default: '' },
    email: text,
    language: text,
    status: text,
    paymentStatus: text,
    paymentMethod: { type: String, default: null },
    paymentCard: { type: Object },
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
    poNumber: { type: String, default: null },
    taxNumber: { type: String, default: null },
    taxNumberCorrected: { type: Boolean },
    refunds: { type: [Object], default: undefined },
    notShipped: { type: [Object], default: undefined },
    serials: { type: [Object], default: undefined },
    shortages: { type: [String], default: undefined },
    parts: { type: [String], default: undefined },
    returnCount: { type: Number },
    documentsDue: { type: Boolean },
    history: { type: [Object], required: true },
    staffNotes: { type: [Object], default: undefined },
    handSent: { type: [Object], default: undefined },
    search: { type: [String], required: true },
    placedAt: { type: Date, required: true },
    allocatedAt: { type: Date, default: null },
    transferDueAt: { type: Date, default: null },
    onAllocated: { type: Object },
    wakeAt: { type: Date },
    ...outboxField,
  },
  { collection: 'orders' },
);
orderSchema.index({ orderNumber: 1 }, { unique: true });
/** One order per cart. Orders from before the field have none. */
orderSchema.index(
  { cartId: 1 },
  { unique: true, partialFilterExpression: { cartId: { $exists: true } } },
);
orderSchema.index({ wakeAt: 1 }, { partialFilterExpression: { wakeAt: { $exists: true } } });
orderSchema.index(
  { documentsDue: 1, placedAt: 1 },
  { partialFilterExpression: { documentsDue: { $exists: true } } },
);
owesMessages(orderSchema);
orderSchema.index({ customerId: 1, placedAt: -1, _id: 1 });
orderSchema.index({ placedAt: -1, _id: 1 });
orderSchema.index({ status: 1, placedAt: -1, _id: 1 });
orderSchema.index({ totalMinor: -1, _id: 1 });
orderSchema.index({ search: 1 });
