import {
  confirmHold,
  placeHold,
  releaseAllocation,
  releaseHold,
  shipOrder,
} from '@solar/contracts/inventory/commands';
import {
  orderShipped,
  stockAllocated,
  stockHeld,
  stockReleased,
} from '@solar/contracts/inventory/events';
import type { MessageContract } from '@solar/contracts/common/envelope';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { z } from 'zod';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let panel: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  ({ panel } = world);
  await world.receive(panel, 100);
});
afterAll(() => world.service.close());

type Ids = { holdId: string; orderId: string };

const newIds = (): Ids => ({ holdId: newId('hld'), orderId: newId('ord') });
const expiresAt = new Date(Date.now() + 900_000).toISOString();

/** Sends a command as often as the broker may deliver it. */
async function send<T extends z.ZodType>(
  contract: MessageContract<T>,
  aggregateId: string,
  data: z.input<T>,
  times = 2,
): Promise<void> {
  const id = newId('evt');
  for (let sent = 0; sent < times; sent += 1) {
    await world.service.publish(contract, { aggregateId, version: sent + 1, data, id });
  }
}

const place = ({ holdId }: Ids, times?: number) => {
  const lines = [{ productId: panel, quantity: 2 }];
  return send(placeHold, holdId, { holdId, checkoutId: 'chk', lines, expiresAt }, times);
};
const confirm = ({ holdId, orderId }: Ids, times?: number) =>
  send(confirmHold, holdId, { holdId, orderId, orderNumber: `SO-${orderId.slice(-6)}` }, times);
const release = ({ holdId }: Ids) => send(releaseHold, holdId, { holdId, reason: 'test' });
const ship = ({ orderId }: Ids) => send(shipOrder, orderId, { orderId, orderNumber: 'SO-1' });
const cancel = ({ orderId }: Ids) =>
  send(releaseAllocation, orderId, { orderId, reason: 'cancelled' });

const reservations = () => world.service.db.collection<ReservationDoc>('reservations');

function reaches({ holdId }: Ids, status: ReservationDoc['status']): Promise<ReservationDoc> {
  return world.service.waitFor(() => reservations().findOne({ _id: holdId, status }));
}

/** Waits until all commands so far are through: this one stands behind them in each consumer. */
async function settled(): Promise<void> {
  const ids = newIds();
  await place(ids, 1);
  await reaches(ids, 'held');
  await confirm(ids, 1);
  await reaches(ids, 'allocated');
  await cancel(ids);
  await reaches(ids, 'released');
}

async function announced<T extends z.ZodType>(
  contract: MessageContract<T>,
  aggregateId: string,
): Promise<number> {
  const messages = await world.service.published(contract);
  return messages.filter((message) => message.aggregateId === aggregateId).length;
}

const deadLetters = async () =>
  (await world.service.nats.manager.streams.info(world.service.nats.resource('DLQ'))).state
    .messages;

it('acts once on each command of an order, however often it comes', async () => {
  const before = await world.level(panel);
  const ids = newIds();
  await place(ids, 3);
  await reaches(ids, 'held');
  await confirm(ids, 3);
  await reaches(ids, 'allocated');
  await place(ids);
  await ship(ids);
  const shipped = await reaches(ids, 'shipped');
  await confirm(ids);
  await ship(ids);
  await settled();
  expect(shipped.history.map(({ status }) => status)).toEqual(['held', 'allocated', 'shipped']);
  expect(await reservations().findOne({ _id: ids.holdId })).toMatchObject({
    version: shipped.version,
  });
  expect((await world.level(panel)).onHand).toBe(before.onHand - 2);
  expect(await announced(stockHeld, ids.holdId)).toBe(1);
  expect(await announced(stockAllocated, ids.orderId)).toBe(1);
  expect(await announced(orderShipped, ids.orderId)).toBe(1);
  expect(await deadLetters()).toBe(0);
  await world.assertBalanced();
});

it('gives an order that is cancelled twice back once', async () => {
  const before = await world.level(panel);
  const ids = newIds();
  await place(ids);
  await reaches(ids, 'held');
  await confirm(ids);
  await reaches(ids, 'allocated');
  await cancel(ids);
  const released = await reaches(ids, 'released');
  await cancel(ids);
  await confirm(ids);
  await settled();
  expect(await reservations().findOne({ _id: ids.holdId })).toMatchObject({
    ...{ status: 'released', version: released.version },
  });
  expect(await world.level(panel)).toEqual(before);
  expect(await deadLetters()).toBe(0);
});

it('gives a hold that is released twice back once', async () => {
  const before = await world.level(panel);
  const ids = newIds();
  await place(ids);
  await reaches(ids, 'held');
  await release(ids);
  await reaches(ids, 'released');
  await release(ids);
  await place(ids);
  await settled();
  expect(await world.level(panel)).toEqual(before);
  expect(await announced(stockReleased, ids.holdId)).toBe(1);
});

it('holds nothing for a place that its release has overtaken', async () => {
  const before = await world.level(panel);
  const ids = newIds();
  await release(ids);
  await reaches(ids, 'released');
  await place(ids);
  await settled();
  expect(await reservations().findOne({ _id: ids.holdId })).toMatchObject({ lines: [] });
  expect(await announced(stockHeld, ids.holdId)).toBe(0);
  expect(await world.level(panel)).toEqual(before);
});

it('confirms a hold whose confirmation has overtaken it', async () => {
  const ids = newIds();
  await confirm(ids, 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await reservations().findOne({ _id: ids.holdId })).toBeNull();
  await place(ids, 1);
  const allocated = await reaches(ids, 'allocated');
  expect(allocated.orderId).toBe(ids.orderId);
  expect(await deadLetters()).toBe(0);
  await world.assertBalanced();
});

it('ships and cancels nothing that was not allocated, and keeps the command as a dead letter', async () => {
  const ids = newIds();
  await place(ids, 1);
  await reaches(ids, 'held');
  await confirm(ids, 1);
  await reaches(ids, 'allocated');
  await ship(ids);
  const shipped = await reaches(ids, 'shipped');
  const before = await deadLetters();
  await send(releaseAllocation, ids.orderId, { orderId: ids.orderId, reason: 'late' }, 1);
  await world.service.waitFor(async () => (await deadLetters()) === before + 1, 60_000);
  expect(await reservations().findOne({ _id: ids.holdId })).toMatchObject({
    ...{ status: 'shipped', version: shipped.version },
  });
});
