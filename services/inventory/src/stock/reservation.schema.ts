import type { OrderStockStatus, ReservationStatus } from '@solar/contracts/inventory/states';
import { RESERVATION_STATUSES } from '@solar/contracts/inventory/states';
import { type Owed, outboxField, owesMessages } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import type { HistoryEntry, PickLine, StockLine } from './domain/stock-rows';

/** Days after which a hold that ended without an order is forgotten. */
const ENDED_HOLD_DAYS = 30;

/**
 * Stock that a checkout has put aside, then the stock of its order. Its id is the hold's, which makes the
 * commands about it idempotent. What an order adds is absent before, so that its indexes skip mere holds.
 */
export type ReservationDoc = {
  _id: string;
  checkoutId: string;
  status: ReservationStatus;
  lines: StockLine[];
  expiresAt: Date;
  /** The hold whose pieces it has taken over, and the one that has its own. */
  replaces?: string;
  lentTo?: string;
  endedAt?: Date;
  orderId?: string;
  orderNumber?: string;
  picks?: PickLine[];
  short?: StockLine[];
  sent?: PickLine[];
  trackingNumber?: string;
  carrier?: string;
  allocatedAt?: Date;
  shippedAt?: Date;
  /** When the last step that moved pieces of bins was noted. */
  loggedAt?: Date;
  history: HistoryEntry[];
  /** What it still has to announce. */
  outbox?: Owed;
  version: number;
};

/** A reservation that became the stock of an order. */
export type OrderStockDoc = ReservationDoc & {
  status: OrderStockStatus;
  orderId: string;
  orderNumber: string;
  picks: PickLine[];
  allocatedAt: Date;
};

const line = { _id: false, productId: String, quantity: Number };
const bin = { warehouseId: String, binId: String, lot: String };
const PICK = {
  ...{ ...line, ...bin, balanceId: String, zoneId: String, returned: Number },
  age: { type: Schema.Types.Mixed },
  worth: { type: Schema.Types.Mixed },
};

export const reservationSchema = defineSchema<ReservationDoc>(
  {
    checkoutId: { type: String, default: '' },
    status: { type: String, enum: RESERVATION_STATUSES, required: true },
    lines: [line],
    expiresAt: { type: Date, required: true },
    replaces: String,
    lentTo: String,
    endedAt: Date,
    orderId: String,
    orderNumber: String,
    picks: { type: [PICK] },
    short: { type: [line], default: undefined },
    sent: { type: [PICK], default: undefined },
    trackingNumber: String,
    carrier: String,
    allocatedAt: Date,
    shippedAt: Date,
    loggedAt: Date,
    history: [
      {
        _id: false,
        id: String,
        status: String,
        at: Date,
        actor: { type: Schema.Types.Mixed, default: null },
        lines: [{ ...line, ...bin }],
      },
    ],
    ...outboxField,
  },
  { collection: 'reservations' },
);
owesMessages(reservationSchema);
reservationSchema.index({ status: 1, expiresAt: 1 });
reservationSchema.index({ 'lines.productId': 1, status: 1 });
reservationSchema.index({ endedAt: 1 }, { expireAfterSeconds: ENDED_HOLD_DAYS * 86_400 });
const existing = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });
reservationSchema.index({ orderId: 1 }, { ...existing('orderId'), unique: true });
reservationSchema.index({ orderNumber: 1 }, existing('orderNumber'));
reservationSchema.index({ allocatedAt: -1, _id: -1 }, existing('allocatedAt'));
reservationSchema.index({ status: 1, allocatedAt: -1, _id: -1 }, existing('allocatedAt'));
reservationSchema.index(
  { 'picks.warehouseId': 1, allocatedAt: -1, _id: -1 },
  existing('allocatedAt'),
);
reservationSchema.index({ 'picks.balanceId': 1, status: 1 }, existing('allocatedAt'));
reservationSchema.index({ 'short.productId': 1, allocatedAt: 1 }, existing('short'));
reservationSchema.index({ loggedAt: -1 }, existing('loggedAt'));
