import { stockAllocated, stockHeld, stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { OutboxSweeper } from '@solar/service-kit/messaging/outbox-sweeper';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { Ledger } from '../src/stock/ledger';
import { LedgerOutbox } from '../src/stock/ledger.outbox';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import { confirmHoldCommand, placeHoldCommand } from '../src/stock/stock-commands';
import {
  operationsOf,
  sentDuring,
  transactionCommands,
} from '@solar/service-kit/testing/sent-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
/** A replica that dies each time between its commit and what it would publish. */
let dying: TestService;
const levels = new Map<string, number>();

beforeAll(async () => {
  world = await WarehouseWorld.create();
  await world.receive(world.panel, 100);
  await world.service.get(LastValues).follow(stockLevels, (key, level) => {
    levels.set(key, level.available);
  });
  await world.service.waitFor(() => levels.get(world.panel) === 100);
  await world.service.atRest();
  dying = await world.startReplica();
  jest.spyOn(dying.get(LedgerOutbox), 'publish').mockReturnValue(undefined);
});
afterAll(async () => {
  await dying.close();
  await world.service.close();
});

const reservations = () => world.service.db.collection<ReservationDoc>('reservations');

async function hold(service: TestService, quantity: number): Promise<string> {
  const holdId = newId('hld');
  const lines = [{ productId: world.panel, quantity }];
  const expiresAt = new Date(Date.now() + 900_000);
  await service
    .get(Ledger)
    .execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
  return holdId;
}

async function confirm(service: TestService, holdId: string): Promise<string> {
  const orderId = newId('ord');
  const order = { orderId, orderNumber: `SO-${orderId.slice(-6)}` };
  await service.get(Ledger).execute(confirmHoldCommand({ holdId, ...order }));
  return orderId;
}

async function heldMessages(holdId: string): Promise<number> {
  const messages = await world.service.published(stockHeld);
  return messages.filter((message) => message.data.holdId === holdId).length;
}

async function allocatedMessages(orderId: string): Promise<number> {
  const messages = await world.service.published(stockAllocated);
  return messages.filter((message) => message.data.orderId === orderId).length;
}

it('announces by the sweeper what a process left behind that died after its commit', async () => {
  const holdId = await hold(dying, 10);
  expect(await heldMessages(holdId)).toBe(0);
  expect(levels.get(world.panel)).toBe(100);
  await world.service.get(OutboxSweeper).sweep();
  expect(await heldMessages(holdId)).toBe(1);
  await world.service.waitFor(() => levels.get(world.panel) === 90);
  expect(await reservations().findOne({ _id: holdId })).not.toHaveProperty('outbox');
  await world.service.get(OutboxSweeper).sweep();
  expect(await heldMessages(holdId)).toBe(1);
});

it('keeps what is not announced yet through the next step, at another replica', async () => {
  const holdId = await hold(dying, 20);
  const orderId = await confirm(world.service, holdId);
  await world.service.waitFor(() => levels.get(world.panel) === 70);
  await world.service.waitFor(async () => (await allocatedMessages(orderId)) === 1);
  expect(await heldMessages(holdId)).toBe(1);
  await world.service.atRest();
  expect(await reservations().findOne({ _id: holdId })).not.toHaveProperty('outbox');
});

it('keeps what is not announced yet through the next step, in the cache', async () => {
  const holdId = await hold(dying, 5);
  const orderId = await confirm(dying, holdId);
  const { outbox } = (await reservations().findOne({ _id: holdId })) ?? {};
  expect(outbox?.messages).toHaveLength(3);
  await world.service.get(OutboxSweeper).sweep();
  expect([await heldMessages(holdId), await allocatedMessages(orderId)]).toEqual([1, 1]);
  await world.service.waitFor(() => levels.get(world.panel) === 65);
});

it('does not carry on what is announced', async () => {
  const holdId = await hold(world.service, 5);
  await world.service.waitFor(() => levels.get(world.panel) === 60);
  await world.service.atRest();
  const sent = await sentDuring([world.service], () => confirm(world.service, holdId));
  const [written] = sent.filter(({ commandName }) => commandName === 'bulkWrite');
  const [update] = operationsOf(written?.command ?? {});
  expect([update?.collection, update?.update?.['$set'].outbox.messages.length]).toEqual([
    'reservations',
    1,
  ]);
});

it('forgets what a transaction touched that was not committed', async () => {
  const before = await world.level(world.panel);
  const ledger = world.service.get(Ledger);
  const holdId = newId('hld');
  const lines = [{ productId: world.panel, quantity: 3 }];
  const expiresAt = new Date(Date.now() + 900_000);
  const command = placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt });
  const failing = { ...command, document: { after: () => Promise.reject(new Error('disk full')) } };
  await expect(ledger.execute(failing)).rejects.toThrow('disk full');
  expect(await world.level(world.panel)).toEqual(before);
  expect(await reservations().findOne({ _id: holdId })).toBeNull();
  expect(await transactionCommands(world.service, () => ledger.execute(command))).toEqual([
    'find product_stock',
    ...['insert reservations, update product_stock', 'commitTransaction'],
  ]);
  await world.assertBalanced();
});
