import { productChanged } from '@solar/contracts/catalog/events';
import { placeHold } from '@solar/contracts/inventory/commands';
import { queriesDuring, type SentQuery } from '@solar/service-kit/testing/sent-queries';
import {
  knownUniqueIndexes,
  queriesOfAllShards,
  uniqueIndexesBeside,
} from '@solar/service-kit/testing/shard-keys';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Ledger } from '../src/stock/ledger';
import type { ProductStockDoc } from '../src/stock/product-stock.schema';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseHoldCommand,
  shipOrderCommand,
} from '../src/stock/stock-commands';
import { sentDuring, transactionCommands } from '@solar/service-kit/testing/sent-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let ledger: Ledger;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  ledger = world.service.get(Ledger);
  for (const productId of [world.panel, world.inverter, world.cable]) {
    await world.receive(productId, 500);
  }
  // The bins are read with the first allocation of a product.
  await sell('hld_first');
});
afterAll(() => world.service.close());

const expiresAt = new Date(Date.now() + 900_000);
const queries: SentQuery[] = [];

async function sent(work: () => Promise<unknown>): Promise<string[]> {
  let commands: string[] = [];
  const asked = await queriesDuring(world.service, async () => {
    commands = await transactionCommands(world.service, work);
  });
  queries.push(...asked);
  return commands;
}

function hold(holdId: string, products = [world.panel, world.inverter]): Promise<void> {
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  return ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
}

function confirm(holdId: string): Promise<void> {
  const order = { orderId: `ord_${holdId}`, orderNumber: `SO-${holdId}` };
  return ledger.execute(confirmHoldCommand({ holdId, ...order }));
}

async function sell(holdId: string): Promise<void> {
  await hold(holdId);
  await confirm(holdId);
}

it('holds and allocates in two commands each', async () => {
  expect(await sent(() => hold('hld_1'))).toEqual([
    ...['insert reservations, update product_stock', 'commitTransaction'],
  ]);
  expect(await sent(() => confirm('hld_1'))).toEqual([
    ...['update reservations, update balances, update product_stock', 'commitTransaction'],
  ]);
});

it('sends nothing outside its transactions but what clears the messages that are out', async () => {
  await world.service.atRest();
  const all = await sentDuring([world.service], async () => {
    await sell('hld_2');
    await world.service.atRest();
  });
  const others = all.filter((one) => !one.inTransaction && !isSweep(one.name));
  expect(new Set(others.map(({ name }) => name))).toEqual(new Set(['update reservations']));
  expect(others.length).toBeLessThanOrEqual(2);
});

/** Looks of the leased jobs, whose times are their own. */
const isSweep = (name: string) => /^(find|aggregate) (outbox|reservations|returns)$/.test(name);

it('releases and ships without a read', async () => {
  await hold('hld_3');
  const release = releaseHoldCommand({ holdId: 'hld_3', reason: 'test' });
  expect(await sent(() => ledger.execute(release))).toEqual([
    ...['update reservations, update product_stock', 'commitTransaction'],
  ]);
  const ship = shipOrderCommand({ orderId: 'ord_hld_1', trackingNumber: null, actor: null });
  expect(await sent(() => ledger.execute(ship))).toEqual([
    'update reservations, update balances, update product_stock, insert moves',
    'commitTransaction',
  ]);
});

it('lets commands that come together share their transactions', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `hld_many_${n}`);
  const commands = await sent(() => Promise.all(ids.map((holdId) => hold(holdId))));
  expect(commands.filter((name) => name === 'commitTransaction').length).toBeLessThanOrEqual(2);
  const reservations = world.service.db.collection<ReservationDoc>('reservations');
  expect(await reservations.countDocuments({ _id: { $in: ids }, status: 'held' })).toBe(60);
});

it('writes nothing for a command that comes again', async () => {
  await sell('hld_4');
  expect(await sent(() => hold('hld_4'))).toEqual([]);
  expect(await sent(() => confirm('hld_4'))).toEqual([]);
});

it('does not read a product again that the catalogue has renamed', async () => {
  await hold('hld_5', [world.cable]);
  await world.service.publish(productChanged, {
    aggregateId: world.cable,
    version: 9,
    data: {
      ...{ productId: world.cable, sku: 'CABLE', slug: 'cable', name: 'Renamed', brand: 'Test' },
      ...{ categorySlug: 'cables', active: true, deleted: false, weightGrams: null },
    },
  });
  const stock = world.service.db.collection<ProductStockDoc>('product_stock');
  await world.service.waitFor(() => stock.findOne({ _id: world.cable, name: 'Renamed' }));
  expect(await sent(() => hold('hld_6', [world.cable]))).toEqual([
    ...['insert reservations, update product_stock', 'commitTransaction'],
  ]);
  expect(await stock.findOne({ _id: world.cable })).toMatchObject({ name: 'Renamed', held: 2 });
});

it('reads once more, and only then, when another process has changed a row', async () => {
  const replica = await world.startReplica();
  const elsewhere = newId('hld');
  const lines = [{ productId: world.panel, quantity: 1 }];
  await replica
    .get(Ledger)
    .execute(placeHoldCommand({ holdId: elsewhere, checkoutId: 'chk', lines, expiresAt }));
  expect(await sent(() => hold('hld_7', [world.panel]))).toEqual([
    ...['insert reservations, update product_stock', 'abortTransaction'],
    ...['find reservations', 'find product_stock'],
    ...['insert reservations, update product_stock', 'commitTransaction'],
  ]);
  expect(await sent(() => hold('hld_8', [world.panel]))).toHaveLength(2);
  await replica.close();
});

it('takes a hold from the stream to its answer in the same two commands', async () => {
  const holdId = newId('hld');
  const lines = [{ productId: world.inverter, quantity: 1 }];
  const data = { holdId, checkoutId: 'chk', lines, expiresAt: expiresAt.toISOString() };
  const reservations = world.service.db.collection<ReservationDoc>('reservations');
  const commands = await sent(async () => {
    await world.service.publish(placeHold, { aggregateId: holdId, version: 1, data });
    await world.service.waitFor(() => reservations.findOne({ _id: holdId, status: 'held' }));
  });
  expect(commands).toHaveLength(2);
});

it('asks one shard with each command, as all of them carry the key of their collection', () => {
  const hot = queries.filter(({ inTransaction }) => inTransaction);
  expect(new Set(hot.map(({ collection }) => collection))).toEqual(
    new Set(['balances', 'product_stock', 'reservations']),
  );
  expect(queriesOfAllShards(world.service, hot)).toEqual([]);
  expect(uniqueIndexesBeside(world.service)).toEqual(knownUniqueIndexes(world.service));
});
