import type { ReservationStatus } from '@solar/contracts/inventory/states';
import type { mongo } from 'mongoose';
import type { HistoryEntry, HistoryLine, PickLine, StockLine } from '../stock/domain/stock-rows';
import { storedReservation } from '../stock/stored-rows';

type Hold = {
  _id: string;
  checkoutId: string;
  status: 'active' | 'allocated' | 'released' | 'expired' | 'refused';
  lines: StockLine[];
  expiresAt: Date;
  endedAt: Date | null;
  version: number;
};

type OrderStock = {
  _id: string;
  orderNumber: string;
  holdId: string;
  checkoutId: string;
  status: 'allocated' | 'released' | 'shipped' | 'returned';
  lines: PickLine[];
  trackingNumber: string | null;
  allocatedAt: Date;
  shippedAt: Date | null;
  version: number;
};

type LogRow = HistoryLine & {
  _id: string;
  orderId: string;
  operation: OrderStock['status'];
  actor: HistoryEntry['actor'];
  at: Date;
};

type Reservations = mongo.Collection<{ _id: string; orderId?: string }>;

const OLD = ['holds', 'order_stock', 'order_log'] as const;

function sumByProduct(picks: readonly PickLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of picks) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Rows that were logged for one operation at one moment are one step. */
function historyOf(rows: readonly LogRow[]): HistoryEntry[] {
  const steps = new Map<string, HistoryEntry>();
  for (const { _id: id, operation: status, at, actor, ...row } of rows) {
    const key = `${status}|${at.toISOString()}`;
    const step = steps.get(key) ?? { id, status, at, actor, lines: [] };
    const { productId, quantity, warehouseId, binId, lot } = row;
    step.lines.push({ productId, quantity, warehouseId, binId, lot });
    steps.set(key, step);
  }
  return [...steps.values()];
}

async function insertNew(target: Reservations, id: string, fields: object): Promise<void> {
  await target.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true });
}

async function joinOrder(db: mongo.Db, target: Reservations, order: OrderStock): Promise<void> {
  const hold = await db.collection<Hold>('holds').findOne({ _id: order.holdId });
  const log = await db
    .collection<LogRow>('order_log')
    .find({ orderId: order._id })
    .sort({ at: 1, _id: 1 })
    .toArray();
  const { $set } = storedReservation({
    holdId: order.holdId,
    checkoutId: order.checkoutId,
    status: order.status,
    lines: hold?.lines ?? sumByProduct(order.lines),
    expiresAt: hold?.expiresAt ?? order.allocatedAt,
    replaces: null,
    lentTo: null,
    short: [],
    sent: [],
    orderId: order._id,
    orderNumber: order.orderNumber,
    picks: order.lines,
    trackingNumber: order.trackingNumber,
    carrier: null,
    allocatedAt: order.allocatedAt,
    shippedAt: order.shippedAt,
    history: historyOf(log),
    // Both were counted for themselves; what was announced of either is older.
    version: (hold?.version ?? 1) + order.version,
  });
  await insertNew(target, order.holdId, $set);
}

async function takeHold(target: Reservations, hold: Hold): Promise<void> {
  const { _id, checkoutId, lines, expiresAt, endedAt, version } = hold;
  if (hold.status === 'allocated') return;
  const status: ReservationStatus = hold.status === 'active' ? 'held' : hold.status;
  const ended = endedAt === null ? {} : { endedAt };
  const fields = { checkoutId, status, lines, expiresAt, history: [], version, ...ended };
  await insertNew(target, _id, fields);
}

/** Joins holds, the stock of orders and their log into reservations. What was joined before is left alone. */
export async function joinReservations(db: mongo.Db): Promise<void> {
  const target: Reservations = db.collection('reservations');
  for await (const order of db.collection<OrderStock>('order_stock').find()) {
    await joinOrder(db, target, order);
  }
  for await (const hold of db.collection<Hold>('holds').find()) await takeHold(target, hold);
  const present = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const name of OLD) {
    if (present.some((one) => one.name === name)) await db.dropCollection(name);
  }
}

/** Levels are announced with the change; the mark that a job looked for goes. */
export async function dropLevelMarks(db: mongo.Db): Promise<void> {
  const products = db.collection('product_stock');
  const indexes = await products.listIndexes().toArray();
  for (const { name, key } of indexes) if ('levelDirty' in key) await products.dropIndex(name);
  await products.updateMany({ levelDirty: { $exists: true } }, { $unset: { levelDirty: '' } });
}
