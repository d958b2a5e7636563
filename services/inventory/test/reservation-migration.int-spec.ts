import { newId } from '@solar/service-kit/mongo/new-id';
import { joinReservations } from '../src/migrations/join-reservations';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import { WarehouseWorld } from './fixtures/warehouse-world';

type Row = { _id: string; [field: string]: unknown };

let world: WarehouseWorld;
const at = new Date('2026-10-01T08:00:00Z');
const later = new Date('2026-10-02T08:00:00Z');
const actor = { id: 'usr_1', name: 'Worker' };

const hold = (status: string, edit: object = {}): Row => ({
  ...{ _id: newId('hld'), checkoutId: 'chk', status, version: 3, orderId: null },
  ...{ lines: [{ productId: world.panel, quantity: 4 }], expiresAt: later, endedAt: null },
  ...edit,
});

function orderOf(holdId: string, status: string): Row {
  const [bin] = world.bins;
  const picked = { productId: world.panel, quantity: 2, warehouseId: world.warehouses[0] };
  const line = { ...picked, zoneId: 'zon_1', binId: bin, returned: 0 };
  const lines = ['L1', 'L2'].map((lot) => ({
    ...line,
    lot,
    balanceId: `${world.panel}|${bin}|${lot}`,
  }));
  const state = { status, lines, trackingNumber: 'T1', allocatedAt: at, shippedAt: later };
  return {
    ...{ _id: newId('ord'), orderNumber: newId('so').toUpperCase(), holdId, checkoutId: 'chk' },
    ...{ ...state, version: 2 },
  };
}

function logOf(order: Row, operation: string, when: Date): Row[] {
  const { _id: orderId, orderNumber, lines } = order;
  return (lines as object[]).map((line) => ({
    ...{ _id: newId('oil'), orderId, orderNumber, operation, at: when, actor, ...line },
  }));
}

beforeAll(async () => {
  world = await WarehouseWorld.create();
});
afterAll(() => world.service.close());

it('joins holds, order stock and order log, and can begin again after a crash', async () => {
  const { db } = world.service;
  const running = hold('active');
  const ended = hold('expired', { endedAt: later });
  const taken = hold('allocated', { endedAt: at });
  const order = orderOf(taken._id, 'shipped');
  const forgotten = orderOf(newId('hld'), 'allocated');
  const load = async () => {
    await db.collection<Row>('holds').insertMany([running, ended, taken]);
    await db.collection<Row>('order_stock').insertMany([order, forgotten]);
    await db
      .collection<Row>('order_log')
      .insertMany([
        ...logOf(order, 'allocated', at),
        ...logOf(order, 'shipped', later),
        ...logOf(forgotten, 'allocated', at),
      ]);
  };
  await load();
  await joinReservations(db);
  const reservations = db.collection<ReservationDoc>('reservations');
  const first = await reservations.find().sort({ _id: 1 }).toArray();
  await load();
  await joinReservations(db);
  expect(await reservations.find().sort({ _id: 1 }).toArray()).toEqual(first);

  const find = (id: string) => reservations.findOne({ _id: id });
  expect(await find(running._id)).toMatchObject({ status: 'held', version: 3, expiresAt: later });
  expect(await find(ended._id)).toMatchObject({ status: 'expired', endedAt: later });
  const joined = await find(taken._id);
  expect(joined).toMatchObject({
    ...{ status: 'shipped', orderId: order._id, trackingNumber: 'T1', version: 5 },
    ...{ allocatedAt: at, shippedAt: later, loggedAt: later, lines: taken['lines'] },
  });
  expect(joined).not.toHaveProperty('endedAt');
  expect(joined?.history.map(({ status, lines }) => [status, lines.length])).toEqual([
    ['allocated', 2],
    ['shipped', 2],
  ]);
  expect(await find(String(forgotten['holdId']))).toMatchObject({
    ...{ status: 'allocated', lines: [{ productId: world.panel, quantity: 4 }] },
  });
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining(['holds']));
  expect(names.filter((name) => name.startsWith('order_'))).toEqual([]);

  const log = await world.get<{ total: number; items: { operation: string; actor: object }[] }>(
    `order-log?orderId=${order._id}`,
  );
  expect(log.total).toBe(4);
  expect(log.items.map(({ operation }) => operation)).toEqual([
    ...['shipped', 'shipped', 'allocated', 'allocated'],
  ]);
  expect(log.items[0]?.actor).toEqual(actor);
  const shown = await world.get<{ pieces: number }>(`orders/${order._id}`);
  expect(shown.pieces).toBe(4);
});
