import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { DEFAULT_PICK_ORDER } from '@solar/contracts/inventory/states';
import type { BalanceDoc } from './balance.schema';
import { availableOf, stockStatusOf } from './domain/availability';
import type { BalanceRow, ProductRow, ReservationRow } from './domain/stock-rows';
import type { ProductStockDoc } from './product-stock.schema';
import type { ReservationDoc } from './reservation.schema';

/** Fields of a product that the ledger reads and writes; the others belong to the catalogue's projection. */
export const PRODUCT_FIELDS = {
  onHand: 1,
  allocated: 1,
  held: 1,
  expired: 1,
  lowStockAt: 1,
  pickOrder: 1,
  serialCapture: 1,
  lastShippedAt: 1,
  inTransit: 1,
  cost: 1,
  places: 1,
  incoming: 1,
  version: 1,
} as const;

type StoredProduct = Pick<ProductStockDoc, '_id' | keyof typeof PRODUCT_FIELDS>;

/** Fields to set and to remove. */
export interface StoredChange {
  $set: Record<string, unknown>;
  $unset?: Unset;
}
type Unset = Record<string, ''>;

export function productRowOf(doc: StoredProduct): ProductRow {
  const { _id: productId, onHand, allocated, held, lowStockAt, version } = doc;
  const { lastShippedAt = null, places = [], incoming = [] } = doc;
  const {
    pickOrder = DEFAULT_PICK_ORDER,
    inTransit = 0,
    expired = 0,
    cost = null,
    serialCapture = 'none',
  } = doc;
  return {
    ...{ productId, onHand, allocated, held, lowStockAt, lastShippedAt, version },
    ...{ pickOrder, serialCapture, inTransit, expired, cost, places, incoming },
  };
}

export function balanceRowOf(doc: BalanceDoc): BalanceRow {
  const { _id: id, productId, warehouseId, zoneId, binId, lot } = doc;
  const { onHand, allocated, firstReceivedAt, version } = doc;
  const { expiresOn = null, expired = false } = doc;
  return {
    ...{ id, productId, warehouseId, zoneId, binId, lot },
    ...{ onHand, allocated, firstReceivedAt, expiresOn, expired, version },
  };
}

export function reservationRowOf(doc: ReservationDoc): ReservationRow {
  const { _id: holdId, checkoutId, status, lines, expiresAt, history, version } = doc;
  return {
    ...{ holdId, checkoutId, status, lines, expiresAt, history, version },
    replaces: doc.replaces ?? null,
    lentTo: doc.lentTo ?? null,
    orderId: doc.orderId ?? null,
    orderNumber: doc.orderNumber ?? null,
    picks: doc.picks ?? [],
    short: doc.short ?? [],
    sent: doc.sent ?? [],
    trackingNumber: doc.trackingNumber ?? null,
    carrier: doc.carrier ?? null,
    allocatedAt: doc.allocatedAt ?? null,
    shippedAt: doc.shippedAt ?? null,
  };
}

/** A product as stored; the available pieces and the status are kept for lists. */
export function storedProduct({ productId: _, ...counters }: ProductRow): StoredChange {
  const available = availableOf(counters);
  return {
    $set: { ...counters, available, status: stockStatusOf(available, counters.lowStockAt) },
  };
}

export function storedBalance({ id: _, ...fields }: BalanceRow): StoredChange {
  return { $set: fields };
}

/** A reservation as stored: what an order adds is absent before, which keeps holds out of its indexes. */
export function storedReservation(row: ReservationRow, outbox?: Owed): StoredChange {
  const { holdId: _, picks, short, sent, orderId, orderNumber, ...shipment } = row;
  const { trackingNumber, carrier, allocatedAt, shippedAt, replaces, lentTo, ...always } = shipment;
  const ended = orderId === null && row.status !== 'held';
  const last = row.history.findLast((entry) => entry.lines.length > 0);
  const optional = {
    ...{ orderId, orderNumber, trackingNumber, carrier, allocatedAt, shippedAt },
    ...{ replaces, lentTo },
    outbox: outbox ?? null,
    // An order of which nothing is left in the bins has an empty list.
    picks: picks.length > 0 || row.allocatedAt !== null ? picks : null,
    short: short.length > 0 ? short : null,
    sent: sent.length > 0 ? sent : null,
    loggedAt: last?.at ?? null,
    endedAt: ended ? (row.history.at(-1)?.at ?? null) : null,
  };
  const set = Object.entries(optional).filter(([, value]) => value !== null);
  const change = { $set: { ...always, ...Object.fromEntries(set) } };
  // An ended hold that became an order after all, or is held again, must not be forgotten.
  const over: Unset = {
    ...(ended ? {} : { endedAt: '' }),
    ...(lentTo === null ? { lentTo: '' } : {}),
    ...(short.length === 0 && orderId !== null ? { short: '' } : {}),
    ...(sent.length === 0 && orderId !== null ? { sent: '' } : {}),
  };
  return Object.keys(over).length === 0 ? change : { ...change, $unset: over };
}
