import { isDeepStrictEqual } from 'node:util';
import { stockLevels, warehouses } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import type { z } from 'zod';
import { WarehouseNames } from '../src/locations/warehouse-names';
import { countPlaces } from '../src/migrations/count-places';
import { Ledger } from '../src/stock/ledger';
import { LevelReconciler } from '../src/stock/level-reconciler';
import type { ProductStockDoc } from '../src/stock/product-stock.schema';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseAllocationCommand,
  shipOrderCommand,
} from '../src/stock/stock-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

type Level = z.output<typeof stockLevels.data>;

let world: WarehouseWorld;
let ledger: Ledger;
const announced: Level[] = [];

beforeAll(async () => {
  world = await WarehouseWorld.create();
  ledger = world.service.get(Ledger);
  await world.service.get(LastValues).follow(stockLevels, (_key, level) => {
    announced.push(level);
  });
});
afterAll(() => world.service.close());

const levelsOf = (productId: string) =>
  announced.filter((level) => level.productId === productId).map(({ available }) => available);

async function hold(holdId: string, productId: string, quantity: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 900_000);
  const lines = [{ productId, quantity }];
  await ledger.execute(placeHoldCommand({ holdId, checkoutId: 'chk', lines, expiresAt }));
}

it('announces every change of what others see, and nothing else', async () => {
  const { panel } = world;
  await world.receive(panel, 20);
  await world.service.waitFor(() => levelsOf(panel).at(-1) === 20);
  await hold('hld_1', panel, 12);
  await world.service.waitFor(() => levelsOf(panel).at(-1) === 8);
  await ledger.execute(
    confirmHoldCommand({ holdId: 'hld_1', orderId: 'ord_1', orderNumber: 'SO-1' }),
  );
  await hold('hld_2', panel, 8);
  await world.service.waitFor(() => levelsOf(panel).at(-1) === 0);
  expect(levelsOf(panel).slice(-3)).toEqual([20, 8, 0]);
  expect(announced.at(-1)).toEqual({
    ...{ productId: panel, available: 0, onHand: 20, status: 'out_of_stock' },
    ...{ warehouses: [], incoming: [] },
  });
  await ledger.execute(shipOrderCommand({ orderId: 'ord_1', trackingNumber: null, actor: null }));
  await world.service.waitFor(() => announced.at(-1)?.onHand === 8);
});

it('announces what each warehouse can promise, and counts the same from the bins', async () => {
  const { inverter, warehouses: ids, bins } = world;
  const names = new Map<string, string>();
  await world.service.get(LastValues).follow(warehouses, (id, { name }) => names.set(id, name));
  const shown = () => {
    const last = announced.findLast((level) => level.productId === inverter);
    const byId = new Map(last?.warehouses?.map((one) => [one.warehouseId, one.available]));
    return ids.map((id) => byId.get(id) ?? 0);
  };
  const become = (first: number, second: number) =>
    world.service.waitFor(() => isDeepStrictEqual(shown(), [first, second]));
  await world.receive(inverter, 10, 0);
  await world.receive(inverter, 6, 2);
  await become(10, 6);
  // A hold has no place yet: it counts where an allocation would begin.
  await hold('hld_places', inverter, 12);
  await become(0, 4);
  const order = { orderId: 'ord_places', orderNumber: 'SO-P' };
  await ledger.execute(confirmHoldCommand({ holdId: 'hld_places', ...order }));
  await world.assertBalanced();
  await ledger.execute(releaseAllocationCommand({ orderId: order.orderId, actor: null }));
  await become(10, 6);
  const transfer = await world.post('transfers', {
    lines: [{ productId: inverter, fromBinId: bins[0], toBinId: bins[2], quantity: 3 }],
  });
  await world.post(`transfers/${transfer.id}/dispatch`, {});
  await become(7, 6);
  await world.post(`transfers/${transfer.id}/receipts`, { lines: [{ line: 0, received: 3 }] });
  await become(7, 9);
  const stock = world.service.db.collection<ProductStockDoc>('product_stock');
  await stock.updateMany({}, { $unset: { places: 1, incoming: 1 } });
  await countPlaces(world.service.db);
  await world.assertBalanced();

  await world.service.request('PATCH', `/api/inventory/warehouses/${ids[1] ?? ''}`, {
    token: await world.service.token({ role: 'admin' }),
    body: { name: 'Abu Dhabi' },
  });
  await world.service.waitFor(() => names.get(ids[1] ?? '') === 'Abu Dhabi');
  await world.service.get(WarehouseNames).putAll();
  expect(names).toEqual(new Map(ids.map((id, at) => [id, at === 0 ? 'DXB' : 'Abu Dhabi'])));
});

it('announces a status that changes by the threshold alone', async () => {
  const { cable } = world;
  await world.receive(cable, 20);
  await world.service.waitFor(() => levelsOf(cable).at(-1) === 20);
  await world.service.request('PATCH', `/api/inventory/stock-levels/${cable}`, {
    token: world.staff,
    body: { lowStockAt: 20 },
  });
  const last = await world.service.waitFor(() =>
    announced.findLast((level) => level.productId === cable && level.status === 'low_stock'),
  );
  expect(last.available).toBe(20);
});

it('puts only what the bucket lacks when a replica takes over', async () => {
  const reconciler = world.service.get(LevelReconciler);
  await world.service.atRest();
  await reconciler.reconcile();
  expect(await reconciler.reconcile()).toBe(0);
  const stock = world.service.db.collection<{ _id: string }>('product_stock');
  await stock.updateOne({ _id: world.inverter }, { $inc: { version: 1, onHand: 3 } });
  expect(await reconciler.reconcile()).toBe(1);
  await world.service.waitFor(() => levelsOf(world.inverter).at(-1) === 19);
});
