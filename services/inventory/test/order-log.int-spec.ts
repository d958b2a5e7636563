import type { OrderStockStatus } from '@solar/contracts/inventory/states';
import { newId } from '@solar/service-kit/mongo/new-id';
import { binLocationOf } from '../src/locations/location-directory';
import { LocationRepository } from '../src/locations/location.repository';
import { Ledger } from '../src/stock/ledger';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseAllocationCommand,
  returnOrderCommand,
  shipOrderCommand,
} from '../src/stock/stock-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

interface LogEntry {
  id: string;
  at: string;
  orderId: string;
  operation: OrderStockStatus;
  product: { productId: string };
}

let world: WarehouseWorld;
let expected: LogEntry[];
const orderIds: string[] = [];

const LOGGED: readonly string[] = ['allocated', 'released', 'shipped', 'returned'];

/** The log as the histories have it, without the service's own query. */
function flatten(reservations: readonly ReservationDoc[]): LogEntry[] {
  const rows = reservations.flatMap(({ orderId = '', history }) =>
    history
      .filter(({ status }) => LOGGED.includes(status))
      .flatMap(({ id, at, status, lines }) =>
        lines.map(({ productId }, index) => ({
          ...{ id: `${id}-${index}`, at: at.toISOString(), orderId },
          ...{ operation: status as OrderStockStatus, product: { productId } },
        })),
      ),
  );
  return rows.sort(
    (a, b) =>
      b.at.localeCompare(a.at) ||
      b.id.slice(0, -2).localeCompare(a.id.slice(0, -2)) ||
      a.id.localeCompare(b.id),
  );
}

async function allPages(query: Record<string, string>): Promise<LogEntry[]> {
  const found: LogEntry[] = [];
  for (let page = 1; ; page += 1) {
    const params = new URLSearchParams({ ...query, page: String(page), pageSize: '3' });
    const { items, total } = await world.get<{ items: LogEntry[]; total: number }>(
      `order-log?${params}`,
    );
    found.push(...items);
    if (items.length === 0 || found.length >= total) {
      expect(found.length).toBe(total);
      return found;
    }
  }
}

beforeAll(async () => {
  world = await WarehouseWorld.create();
  const { panel, inverter } = world;
  const ledger = world.service.get(Ledger);
  await world.receive(panel, 30, 0);
  await world.receive(panel, 30, 1, 'LOT');
  await world.receive(inverter, 60, 2);
  const expiresAt = new Date(Date.now() + 900_000);
  for (let n = 0; n < 9; n += 1) {
    const [holdId, orderId] = [newId('hld'), newId('ord')];
    orderIds.push(orderId);
    const lines = [
      { productId: panel, quantity: 5 },
      ...(n % 3 === 0 ? [{ productId: inverter, quantity: 2 }] : []),
    ];
    await ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
    await ledger.execute(confirmHoldCommand({ holdId, orderId, orderNumber: `SO-10${n}` }));
    const before = orderIds[n - 2];
    if (before && n % 2 === 0) {
      const ship = { orderId: before, trackingNumber: null, actor: null };
      await ledger.execute(shipOrderCommand(ship));
    } else if (before) {
      await ledger.execute(releaseAllocationCommand({ orderId: before, actor: null }));
    }
  }
  await giveBack(orderIds[0], 1);
  await giveBack(orderIds[2], 1);
  await giveBack(orderIds[0], 2);
  const reservations = world.service.db.collection<ReservationDoc>('reservations');
  expected = flatten(await reservations.find().toArray());
});
afterAll(() => world.service.close());

async function giveBack(orderId: string | undefined, quantity: number): Promise<void> {
  const { lines } = await world.get<{ lines: { product: LogEntry['product']; lot: string }[] }>(
    `orders/${orderId}`,
  );
  const line = lines.find(({ product }) => product.productId === world.panel);
  const bin = await world.service.get(LocationRepository).findBin(world.bins[1] ?? '');
  if (!orderId || !bin) throw new Error('No shipped order, or no bin');
  const to = binLocationOf(bin);
  const command = { orderId, returnId: newId('ret'), returnNumber: 'R-1', note: '', actor: null };
  const back = [{ productId: world.panel, lot: line?.lot ?? '', quantity, to }];
  await world.service.get(Ledger).execute(returnOrderCommand({ ...command, lines: back }));
}

const keysOf = (rows: readonly LogEntry[]) =>
  rows.map(({ id, at, orderId, operation, product }) => [
    ...[id, at, orderId, operation, product.productId],
  ]);

async function expectLog(
  query: Record<string, string>,
  matches: (row: LogEntry) => boolean,
): Promise<void> {
  const wanted = expected.filter(matches);
  expect(wanted.length).toBeGreaterThan(0);
  expect(keysOf(await allPages(query))).toEqual(keysOf(wanted));
}

it('pages through all of the log, the latest first', () => expectLog({}, () => true));

it.each(LOGGED)('finds the operation %s', (operation) =>
  expectLog({ operation }, (row) => row.operation === operation),
);

it('finds the steps of an order, by its id and by its number', async () => {
  const orderId = orderIds[0] ?? '';
  await expectLog({ orderId }, (row) => row.orderId === orderId);
  await expectLog({ q: 'so-100' }, (row) => row.orderId === orderId);
  await expectLog({ q: 'SO-10' }, () => true);
});

it('finds the lines of a product only', () =>
  expectLog({ productId: world.inverter }, (row) => row.product.productId === world.inverter));

it('finds a period that begins or ends among the steps of an order', async () => {
  const middle = expected[Math.floor(expected.length / 2)]?.at ?? '';
  const late = expected[2]?.at ?? '';
  await expectLog({ from: middle }, (row) => row.at >= middle);
  await expectLog({ to: middle }, (row) => row.at <= middle);
  await expectLog({ from: middle, to: late }, (row) => row.at >= middle && row.at <= late);
});
