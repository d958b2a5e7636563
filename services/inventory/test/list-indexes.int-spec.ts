import { Database } from '@solar/service-kit/mongo/database';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { mongo } from 'mongoose';
import { HoldSweeper } from '../src/stock/hold-sweeper';
import { Ledger } from '../src/stock/ledger';
import {
  confirmHoldCommand,
  placeHoldCommand,
  shipOrderCommand,
} from '../src/stock/stock-commands';
import { sentDuring, type SentCommand } from '@solar/service-kit/testing/sent-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

const READS = new Set(['find', 'aggregate', 'count', 'distinct']);

let world: WarehouseWorld;
let orderId: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  const { panel, inverter } = world;
  await world.receive(panel, 50, 0);
  await world.receive(inverter, 50, 2, 'LOT');
  const ledger = world.service.get(Ledger);
  const expiresAt = new Date(Date.now() + 900_000);
  for (let n = 0; n < 6; n += 1) {
    const holdId = newId('hld');
    orderId = newId('ord');
    const lines = [panel, inverter].map((productId) => ({ productId, quantity: 1 }));
    await ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
    if (n % 3 === 0) continue;
    await ledger.execute(confirmHoldCommand({ holdId, orderId, orderNumber: `SO-2${n}` }));
    if (n % 3 === 1) continue;
    await ledger.execute(shipOrderCommand({ orderId, trackingNumber: null, actor: null }));
  }
});
afterAll(() => world.service.close());

function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === 'stage' && typeof value === 'string' ? [value] : stagesOf(value),
  );
}

/** The command without what belongs to its connection. */
function explainable(command: mongo.Document): mongo.Document {
  return Object.fromEntries(
    Object.entries(command).filter(([key]) => !/^(\$|lsid|txnNumber|autocommit)/.test(key)),
  );
}

/** Counting everything reads everything, and a look for none of a list reads nothing, whatever the engine calls it. */
function isPlain({ command }: SentCommand): boolean {
  const condition = JSON.stringify(
    command['filter'] ?? command['pipeline']?.[0]?.$match ?? command['query'] ?? {},
  );
  return /^(\{"\$and":\[)?(\{\},?)*(\]\})?$/.test(condition) || condition.includes('{"$in":[]}');
}

/** Names of the reads that go through a whole collection. */
async function scansOf(sent: readonly SentCommand[]): Promise<string[]> {
  const { db } = world.service.get(Database);
  const scans: string[] = [];
  for (const one of sent) {
    const { name, command } = one;
    const [verb = ''] = name.split(' ');
    if (!READS.has(verb) || isPlain(one)) continue;
    const plan = await db.command({ explain: explainable(command), verbosity: 'queryPlanner' });
    const stages = stagesOf(plan);
    expect(stages.length).toBeGreaterThan(0);
    if (stages.includes('COLLSCAN'))
      scans.push(`${name} ${JSON.stringify(command['filter'] ?? command['pipeline'])}`);
  }
  return scans;
}

async function expectIndexed(paths: readonly string[]): Promise<void> {
  const scans: string[] = [];
  for (const path of paths) {
    const sent = await sentDuring([world.service], () => world.get(path));
    expect(sent.length).toBeGreaterThan(0);
    scans.push(...(await scansOf(sent)).map((scan) => `${path}: ${scan}`));
  }
  expect(scans).toEqual([]);
}

it('lists orders by index, whatever they are filtered by', () =>
  expectIndexed([
    'orders',
    ...['allocated', 'released', 'shipped', 'returned'].map((one) => `orders?status=${one}`),
    `orders?warehouseId=${world.warehouses[0]}`,
    `orders?warehouseId=${world.warehouses[0]}&status=shipped`,
    'orders?q=so-2',
    `orders?orderIds=${orderId}`,
    `orders/${orderId}`,
    'scan?code=SO-21',
  ]));

it('reads the order log by index, whatever it is filtered by', () =>
  expectIndexed([
    'order-log',
    'order-log?page=2&pageSize=2',
    `order-log?orderId=${orderId}`,
    `order-log?productId=${world.panel}`,
    'order-log?operation=shipped',
    'order-log?q=so-2',
    'order-log?from=2026-01-01T00:00:00Z&to=2100-01-01T00:00:00Z',
  ]));

it('lists returns by index, whatever they are filtered by', () =>
  expectIndexed([
    'returns',
    ...['expected', 'received', 'withdrawn'].map((one) => `returns?status=${one}`),
    `returns?orderId=${orderId}`,
    'returns?q=so-2',
  ]));

it('lists stock and moves by index', () =>
  expectIndexed([
    'stock-levels',
    'stock-levels?sort=-available',
    'stock-levels?sort=onHand',
    'stock-levels?sort=name',
    'stock-levels?status=in_stock',
    'stock-levels?movementClass=fast',
    'stock-levels?movementClass=slow',
    'stock-levels?movementClass=non_moving',
    'stock-levels?q=test',
    `stock-levels?warehouseId=${world.warehouses[0]}`,
    `stock-levels/${world.panel}`,
    'moves',
    `moves?productId=${world.panel}`,
    `moves?warehouseId=${world.warehouses[0]}`,
    `moves?binId=${world.bins[0]}`,
    'moves?reason=receipt',
    `moves?reference=${orderId}`,
  ]));

it('lists places, suppliers and documents by index', () =>
  expectIndexed(
    [
      ...['warehouses', 'zones', 'bins', 'suppliers', 'purchase-orders', 'goods-receipts'],
      ...['transfers', 'stocktakes', 'adjustments'],
    ].flatMap((list) => (list === 'adjustments' ? [list] : [list, `${list}?q=a`])),
  ));

it('finds ended holds by index', async () => {
  const sent = await sentDuring([world.service], () => world.service.get(HoldSweeper).sweep());
  expect(sent.map(({ name }) => name)).toContain('find reservations');
  expect(await scansOf(sent)).toEqual([]);
});

it('reads by index what the ledger reads when nothing is cached', async () => {
  const holdId = newId('hld');
  const other = await world.startReplica();
  const ledger = other.get(Ledger);
  const lines = [{ productId: world.panel, quantity: 1 }];
  const expiresAt = new Date(Date.now() + 900_000);
  const sent = await sentDuring([other], async () => {
    await ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
    const order = { orderId: newId('ord'), orderNumber: 'SO-3' };
    await ledger.execute(confirmHoldCommand({ holdId, ...order }));
    const greedy = { holdId: newId('hld'), checkoutId: 'chk', expiresAt };
    const all = [{ productId: world.panel, quantity: 900 }];
    await ledger.execute(placeHoldCommand({ ...greedy, lines: all }));
  });
  const reads = sent.filter(({ name }) => READS.has(name.split(' ')[0] ?? ''));
  expect(new Set(reads.map(({ name }) => name))).toEqual(
    new Set(['find product_stock', 'find balances', 'find reservations']),
  );
  expect(await scansOf(reads)).toEqual([]);
  await other.close();
});
