import { productChanged } from '@solar/contracts/catalog/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { postMoves } from '../src/stock/domain/moves';
import { StockError } from '../src/stock/domain/stock-error';
import { type BinLocation, balanceIdOf } from '../src/stock/domain/stock-rows';
import { Ledger, type StockCommand } from '../src/stock/ledger';
import type { ProductStockDoc } from '../src/stock/product-stock.schema';
import type { ReservationDoc } from '../src/stock/reservation.schema';
import { RowCache } from '../src/stock/row-cache';
import {
  confirmHoldCommand,
  placeHoldCommand,
  releaseAllocationCommand,
  releaseHoldCommand,
  returnOrderCommand,
  shipOrderCommand,
} from '../src/stock/stock-commands';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let replica: TestService;
let here: Ledger;
let there: Ledger;
let panel: string;
let inverter: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  replica = await world.startReplica();
  here = world.service.get(Ledger);
  there = replica.get(Ledger);
  ({ panel, inverter } = world);
});
afterAll(async () => {
  await replica.close();
  await world.service.close();
});

const later = () => new Date(Date.now() + 900_000);

function place(holdId: string, productId: string, quantity: number): StockCommand<void> {
  const lines = [{ productId, quantity }];
  return placeHoldCommand({ holdId, checkoutId: `chk-${holdId}`, lines, expiresAt: later() });
}

function confirm(holdId: string, orderId: string): StockCommand<void> {
  return confirmHoldCommand({ holdId, orderId, orderNumber: `SO-${orderId}` });
}

/** Goods from a supplier, or a loss, straight in the ledger. */
function post(productId: string, quantity: number, bin: BinLocation): StockCommand<void> {
  const outside = quantity > 0 ? ({ kind: 'supplier' } as const) : ({ kind: 'loss' } as const);
  const ends = quantity > 0 ? { from: outside, to: bin } : { from: bin, to: outside };
  const reason = quantity > 0 ? ('receipt' as const) : ('lost' as const);
  const move = { productId, lot: '', quantity: Math.abs(quantity), ...ends, reason };
  const reference = { type: 'adjustment', id: 'adj', number: 'A1' } as const;
  return {
    needs: { productIds: [productId], balanceIds: [balanceIdOf(productId, bin.binId, '')] },
    apply: (work, now) => {
      postMoves(work, [move], { reference, note: null, actor: null }, now);
    },
  };
}

async function binOf(index: number): Promise<BinLocation> {
  const bins = await world.get<{ items: { id: string; zoneId: string; warehouseId: string }[] }>(
    'bins',
  );
  const bin = bins.items.find(({ id }) => id === world.bins[index]);
  if (!bin) throw new Error('No such bin');
  return { kind: 'bin', binId: bin.id, zoneId: bin.zoneId, warehouseId: bin.warehouseId };
}

async function statusOf(holdId: string): Promise<string | undefined> {
  const reservations = world.service.db.collection<ReservationDoc>('reservations');
  return (await reservations.findOne({ _id: holdId }))?.status;
}

/** Numbers between 0 and `below`, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('a cache that another replica has made stale', () => {
  it('refuses what the other replica has taken', async () => {
    await world.receive(panel, 10);
    await here.execute(place('hld_a1', panel, 1));
    await there.execute(place('hld_a2', panel, 9));
    await here.execute(place('hld_a3', panel, 1));
    expect(await statusOf('hld_a3')).toBe('refused');
    expect((await world.level(panel)).available).toBe(0);
  });

  it('takes what the other replica has brought', async () => {
    await there.execute(post(panel, 4, await binOf(0)));
    await here.execute(place('hld_a4', panel, 4));
    expect(await statusOf('hld_a4')).toBe('held');
  });

  it('finds bins that were filled and emptied elsewhere', async () => {
    await here.execute(confirm('hld_a1', 'ord_a1'));
    await there.execute(post(panel, 5, await binOf(2)));
    await there.execute(place('hld_a5', panel, 5));
    await here.execute(releaseHoldCommand({ holdId: 'hld_a4', reason: 'test' }));
    await there.execute(post(panel, -4, await binOf(0)));
    await here.execute(confirm('hld_a5', 'ord_a5'));
    await here.execute(confirm('hld_a2', 'ord_a2'));
    expect(await statusOf('hld_a5')).toBe('allocated');
    expect(await statusOf('hld_a2')).toBe('allocated');
    await world.assertBalanced();
  });

  it('answers a refusal from the database, not from the cache', async () => {
    await there.execute(shipOrderCommand({ orderId: 'ord_a5', trackingNumber: null, actor: null }));
    const release = releaseAllocationCommand({ orderId: 'ord_a5', actor: null });
    await expect(here.execute(release)).rejects.toMatchObject({ code: 'state.illegal_transition' });
    await here.execute(releaseAllocationCommand({ orderId: 'ord_a1', actor: null }));
    const ship = shipOrderCommand({ orderId: 'ord_a1', trackingNumber: null, actor: null });
    await expect(there.execute(ship)).rejects.toMatchObject({ code: 'state.illegal_transition' });
  });

  it('refuses nothing that the other replica has made possible', async () => {
    const bin = await binOf(3);
    await here.execute(post(inverter, 1, bin));
    await there.execute(post(inverter, 5, bin));
    await here.execute(post(inverter, -6, bin));
    await here.execute(post(inverter, 2, bin));
    await here.execute(place('hld_a7', inverter, 2));
    await here.execute(confirm('hld_a7', 'ord_a7'));
    await there.execute(shipOrderCommand({ orderId: 'ord_a7', trackingNumber: null, actor: null }));
    const line = { productId: inverter, lot: '', quantity: 2, to: bin };
    const ids = { orderId: 'ord_a7', returnId: 'ret_a7', returnNumber: 'SO-A7-R1' };
    const back = { ...ids, lines: [line], note: 'Not needed', actor: null };
    await here.execute(returnOrderCommand(back));
    expect(await statusOf('hld_a7')).toBe('returned');
    await there.execute(post(inverter, -2, bin));
    await world.assertBalanced();
  });

  it('decides a hold once, whichever replica is asked again', async () => {
    await here.execute(post(panel, 2, await binOf(0)));
    const again = () => place('hld_a6', panel, 2);
    await Promise.all([here.execute(again()), there.execute(again()), there.execute(again())]);
    await there.execute(again());
    expect(await statusOf('hld_a6')).toBe('held');
    await world.assertBalanced();
  });
});

it('writes over a product that the catalogue has renamed meanwhile, without reading it again', async () => {
  await here.execute(post(inverter, 3, await binOf(1)));
  const stock = world.service.db.collection<ProductStockDoc>('product_stock');
  const { version = -1 } = (await stock.findOne({ _id: inverter })) ?? {};
  await world.service.publish(productChanged, {
    aggregateId: inverter,
    version: 2,
    data: {
      ...{ productId: inverter, sku: 'INVERTER', slug: 'inverter', name: 'Renamed', brand: 'Test' },
      ...{ categorySlug: 'inverters', active: true, deleted: false, weightGrams: null },
    },
  });
  await world.service.waitFor(async () =>
    stock.findOne({ _id: inverter, name: 'Renamed', version }),
  );
  await here.execute(place('hld_b1', inverter, 1));
  expect(await stock.findOne({ _id: inverter })).toMatchObject({ name: 'Renamed', held: 1 });
});

it('keeps every sum and oversells nothing under random commands of two replicas at once', async () => {
  const random = numbersFrom(20_261_122);
  const first = await binOf(0);
  const bins = [first, await binOf(1), await binOf(2), await binOf(3)];
  const products = [world.cable, inverter];
  for (const productId of products) await here.execute(post(productId, 25, first));
  const refusals: string[] = [];
  const held: string[] = [];
  const command = (index: number): StockCommand<void> => {
    const hold = held[random(held.length)] ?? 'hld_none';
    const order = { orderId: `ord_${hold}`, actor: null };
    const product = products[random(2)] ?? inverter;
    switch (random(8)) {
      case 0:
      case 1:
      case 2: {
        held.push(`hld_r${index}`);
        return place(`hld_r${index}`, product, 1 + random(6));
      }
      case 3:
      case 4:
        return confirm(hold, order.orderId);
      case 5:
        return random(3) === 0
          ? releaseHoldCommand({ holdId: hold, reason: 'test' })
          : shipOrderCommand({ ...order, trackingNumber: null });
      case 6:
        return releaseAllocationCommand(order);
      default:
        return post(product, random(2) === 0 ? 5 : -2, bins[random(4)] ?? first);
    }
  };
  for (let done = 0; done < 200;) {
    const burst = Array.from({ length: 1 + random(8) }, (_, k) => command(done + k));
    done += burst.length;
    await Promise.all(
      burst.map((one, k) =>
        ((done + k) % 2 === 0 ? here : there).execute(one).catch((error: unknown) => {
          if (!(error instanceof StockError)) throw error;
          refusals.push(error.code);
        }),
      ),
    );
    for (const productId of products) {
      const level = await world.level(productId);
      expect(level.available).toBeGreaterThanOrEqual(0);
    }
  }
  await world.assertBalanced();
  const states = await world.service.db
    .collection<ReservationDoc>('reservations')
    .distinct('status', { _id: { $in: held } });
  expect(states).toEqual(expect.arrayContaining(['held', 'allocated', 'shipped', 'refused']));
  expect(new Set(refusals).size).toBeGreaterThan(1);
  await assertCacheTrue(world.service);
  await assertCacheTrue(replica);
});

/** What a cache holds of a product at the stored version is what is stored. */
async function assertCacheTrue(service: TestService): Promise<void> {
  const cache = service.get(RowCache);
  const stored = await service.db.collection<ProductStockDoc>('product_stock').find().toArray();
  for (const { _id, version, onHand, allocated, held } of stored) {
    const row = cache.product(_id);
    if (!row) continue;
    expect(row.version).toBeLessThanOrEqual(version);
    if (row.version === version) expect(row).toMatchObject({ onHand, allocated, held });
  }
}

it('lets hundreds of buyers at two replicas have exactly what is there', async () => {
  const before = await world.level(panel);
  await here.execute(post(panel, 30 - before.available, await binOf(3)));
  const ids = Array.from({ length: 200 }, () => newId('hld'));
  await Promise.all(
    ids.map((holdId, k) => (k % 2 === 0 ? here : there).execute(place(holdId, panel, 1))),
  );
  const reservations = world.service.db.collection<ReservationDoc>('reservations');
  const count = (status: ReservationDoc['status']) =>
    reservations.countDocuments({ _id: { $in: ids }, status });
  expect([await count('held'), await count('refused')]).toEqual([30, 170]);
  expect((await world.level(panel)).available).toBe(0);
  await world.assertBalanced();
});

describe('a hold that takes over another', () => {
  const borrow = (holdId: string, replaces: string, quantity: number) =>
    placeHoldCommand({
      ...{ holdId, checkoutId: `chk-${holdId}`, replaces, expiresAt: later() },
      lines: [{ productId: panel, quantity }],
    });
  const give = (holdId: string) => releaseHoldCommand({ holdId, reason: 'test' });

  it('never has its pieces sold between the two, at whichever replica and however often', async () => {
    const { available } = await world.level(panel);
    await here.execute(post(panel, 6 - available, await binOf(3)));
    await here.execute(place('hld_l', panel, 5));
    for (let round = 0; round < 6; round += 1) {
      const taker = `hld_l${round}`;
      const rivals = Array.from({ length: 4 }, (_, k) => `hld_l${round}r${k}`);
      const [one, other] = round % 2 === 0 ? [here, there] : [there, here];
      await Promise.all([
        one.execute(borrow(taker, 'hld_l', 5)),
        ...rivals.map((id, k) => (k % 2 === 0 ? one : other).execute(place(id, panel, 1))),
      ]);
      expect([await statusOf(taker), await statusOf('hld_l')]).toEqual(['held', 'released']);
      expect((await world.level(panel)).available).toBe(0);
      const won = await Promise.all(rivals.map(statusOf));
      expect(won.filter((status) => status === 'held')).toHaveLength(1);
      await Promise.all([
        other.execute(give(taker)),
        one.execute(place(`hld_l${round}s`, panel, 1)),
      ]);
      expect([await statusOf('hld_l'), await statusOf(`hld_l${round}s`)]).toEqual([
        'held',
        'refused',
      ]);
      await one.execute(give(rivals.find((_, k) => won[k] === 'held') ?? ''));
      await world.assertBalanced();
    }
  });

  it('keeps nothing of one that was given up while its pieces were lent', async () => {
    await there.execute(borrow('hld_m', 'hld_l', 5));
    await here.execute(give('hld_l'));
    await there.execute(give('hld_m'));
    expect(await statusOf('hld_l')).toBe('released');
    expect((await world.level(panel)).available).toBe(6);
  });

  it('sells what comes back to its lender to the order that pays late', async () => {
    await here.execute(place('hld_n', panel, 6));
    await there.execute(borrow('hld_n1', 'hld_n', 6));
    await here.execute(give('hld_n1'));
    expect(await statusOf('hld_n')).toBe('held');
    await there.execute(confirm('hld_n1', 'ord_n1'));
    expect([await statusOf('hld_n'), await statusOf('hld_n1')]).toEqual(['released', 'allocated']);
    await world.assertBalanced();
  });
});
