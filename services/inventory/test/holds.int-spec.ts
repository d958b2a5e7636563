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
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import { readReservation } from '@solar/contracts/inventory/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { goodsThatComeBack } from './fixtures/goods-that-come-back';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let panel: string;
let inverter: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  ({ panel, inverter } = world);
});
afterAll(() => world.service.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

interface Line {
  productId: string;
  quantity: number;
}

async function place(lines: Line[], expiresAt = inMinutes(15)): Promise<string> {
  const holdId = newId('hld');
  await world.service.publish(placeHold, {
    aggregateId: holdId,
    version: 1,
    data: { holdId, checkoutId: `chk-${holdId}`, lines, expiresAt },
  });
  return holdId;
}

async function release(holdId: string): Promise<void> {
  const data = { holdId, reason: 'test' };
  await world.service.publish(releaseHold, { aggregateId: holdId, version: 2, data });
}

async function confirm(holdId: string): Promise<string> {
  const orderId = newId('ord');
  const data = { holdId, orderId, orderNumber: `SO-${orderId.slice(-6)}` };
  await world.service.publish(confirmHold, { aggregateId: holdId, version: 2, data });
  return orderId;
}

/** The message about a hold, once it has come. */
function answered<T extends { data: { holdId: string } }>(
  read: () => Promise<T[]>,
  holdId: string,
): Promise<T> {
  return world.service.waitFor(async () =>
    (await read()).find((message) => message.data.holdId === holdId),
  );
}

const held = (holdId: string) => answered(() => world.service.published(stockHeld), holdId);
const refused = (holdId: string) =>
  answered(() => world.service.published(stockHoldRefused), holdId);
const allocated = (holdId: string) =>
  answered(() => world.service.published(stockAllocated), holdId);
const released = (holdId: string) => answered(() => world.service.published(stockReleased), holdId);

/** Sells what is left so that the next test begins at a known level. */
async function setAvailable(productId: string, quantity: number): Promise<void> {
  const { available } = await world.level(productId);
  if (available < quantity) await world.receive(productId, quantity - available);
  if (available > quantity)
    await held(await place([{ productId, quantity: available - quantity }]));
}

describe('holds', () => {
  it.each([
    ['one process', false],
    ['two processes', true],
  ])('gives 10 pieces to exactly 10 of 50 buyers at once, in %s', async (_where, twice) => {
    const replica = twice && (await world.startReplica());
    await setAvailable(panel, 10);
    const holdIds = await Promise.all(
      Array.from({ length: 50 }, () => place([{ productId: panel, quantity: 1 }])),
    );
    const answers = await world.service.waitFor(async () => {
      const yes = await world.service.published(stockHeld);
      const no = await world.service.published(stockHoldRefused);
      const mine = (messages: { data: { holdId: string } }[]) =>
        messages.filter(({ data }) => holdIds.includes(data.holdId)).length;
      return mine(yes) + mine(no) === 50 && { yes: mine(yes), no: mine(no) };
    });
    expect(answers).toEqual({ yes: 10, no: 40 });
    expect((await world.level(panel)).available).toBe(0);
    await world.assertBalanced();
    for (const holdId of holdIds) await release(holdId);
    await world.service.waitFor(async () => (await world.level(panel)).available === 10);
    if (replica) await replica.close();
  });

  it('says over the message server how far a hold has come', async () => {
    await setAvailable(panel, 2);
    const ask = (holdId: string) => world.service.get(RpcClient).call(readReservation, { holdId });
    const holdId = await place([{ productId: panel, quantity: 1 }]);
    await held(holdId);
    expect((await ask(holdId)).reservation).toMatchObject({ status: 'held', short: false });
    await confirm(holdId);
    await allocated(holdId);
    const { reservation } = await ask(holdId);
    expect(reservation?.history.map(({ status }) => status)).toEqual(['held', 'allocated']);
    expect((await ask(newId('hld'))).reservation).toBeNull();
  });

  it('holds all lines or none', async () => {
    await setAvailable(panel, 5);
    await setAvailable(inverter, 1);
    const before = await world.level(panel);
    const holdId = await place([
      { productId: panel, quantity: 2 },
      { productId: inverter, quantity: 2 },
    ]);
    const { data } = await refused(holdId);
    expect(data.shortages).toEqual([{ productId: inverter, requested: 2, available: 1 }]);
    expect(await world.level(panel)).toEqual(before);
  });

  it('sums the lines of one product before it checks', async () => {
    await setAvailable(panel, 5);
    const holdId = await place([
      { productId: panel, quantity: 3 },
      { productId: panel, quantity: 3 },
    ]);
    const { data } = await refused(holdId);
    expect(data.shortages).toEqual([{ productId: panel, requested: 6, available: 5 }]);
  });

  it('counts a hold whose time is over as nothing and announces that it has ended', async () => {
    await setAvailable(inverter, 4);
    const late = await place([{ productId: inverter, quantity: 4 }], inMinutes(-1));
    const next = await place([{ productId: inverter, quantity: 4 }]);
    await held(next);
    const { data } = await released(late);
    expect(data.reason).toBe('expired');
    await release(next);
  });

  it('refuses a hold whose release came first', async () => {
    await setAvailable(panel, 5);
    const holdId = newId('hld');
    await release(holdId);
    await world.service.waitFor(() =>
      world.service.db.collection<{ _id: string }>('reservations').findOne({ _id: holdId }),
    );
    await world.service.publish(placeHold, {
      aggregateId: holdId,
      version: 1,
      data: {
        holdId,
        checkoutId: 'chk',
        lines: [{ productId: panel, quantity: 5 }],
        expiresAt: inMinutes(15),
      },
    });
    const probe = await place([{ productId: panel, quantity: 5 }]);
    await held(probe);
    await release(probe);
    await released(probe);
  });
});

describe('orders', () => {
  it('allocates by bin, ships into the ledger, and acts once on repeated commands', async () => {
    await world.receive(panel, 3, 0, 'LOT-1');
    await world.receive(panel, 4, 2);
    const before = await world.level(panel);
    const holdId = await place([{ productId: panel, quantity: 5 }]);
    await held(holdId);
    const orderId = await confirm(holdId);
    const { data } = await allocated(holdId);
    expect(data.orderId).toBe(orderId);
    expect(data.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(5);
    expect(await world.level(panel)).toMatchObject({
      onHand: before.onHand,
      allocated: before.allocated + 5,
      held: before.held,
    });
    for (const _twice of [1, 2]) {
      await world.service.publish(shipOrder, {
        aggregateId: orderId,
        version: 3,
        data: { orderId, orderNumber: 'SO-1', trackingNumber: 'TRACK' },
      });
    }
    const shipped = await world.service.waitFor(async () =>
      (await world.service.published(orderShipped)).filter((m) => m.data.orderId === orderId),
    );
    const order = await world.service.waitFor(async () => {
      const found = await world.get<{ status: string }>(`orders/${orderId}`);
      return found.status === 'shipped' && found;
    });
    expect(order).toMatchObject({ trackingNumber: 'TRACK', pieces: 5 });
    expect(shipped.length).toBeLessThanOrEqual(1);
    const moves = await world.get<{ items: { quantity: number; to: { kind: string } }[] }>(
      `moves?reference=${orderId}`,
    );
    expect(moves.items.every((move) => move.to.kind === 'customer')).toBe(true);
    expect(moves.items.reduce((sum, move) => sum + move.quantity, 0)).toBe(5);
    const log = await world.get<{ items: { operation: string }[] }>(`order-log?orderId=${orderId}`);
    expect(new Set(log.items.map((entry) => entry.operation))).toEqual(
      new Set(['allocated', 'shipped']),
    );
    await world.assertBalanced();
  });

  it('confirms an ended hold when the goods are there, and refuses it when they are gone', async () => {
    await setAvailable(inverter, 3);
    const first = await place([{ productId: inverter, quantity: 3 }]);
    await held(first);
    await release(first);
    await released(first);
    await confirm(first);
    await allocated(first);

    await setAvailable(inverter, 2);
    const second = await place([{ productId: inverter, quantity: 2 }]);
    await held(second);
    await release(second);
    await released(second);
    const winner = await place([{ productId: inverter, quantity: 2 }]);
    await held(winner);
    const orderId = await confirm(second);
    const { data } = await answered(() => world.service.published(stockAllocationRefused), second);
    expect(data).toMatchObject({
      orderId,
      shortages: [{ productId: inverter, requested: 2, available: 0 }],
    });
    await release(winner);
    await world.assertBalanced();
  });

  it('gives the allocation of a cancelled order back', async () => {
    await setAvailable(panel, 6);
    const holdId = await place([{ productId: panel, quantity: 6 }]);
    await held(holdId);
    const orderId = await confirm(holdId);
    await allocated(holdId);
    expect((await world.level(panel)).available).toBe(0);
    await world.service.publish(releaseAllocation, {
      aggregateId: orderId,
      version: 3,
      data: { orderId, reason: 'cancelled' },
    });
    await world.service.waitFor(async () => (await world.level(panel)).available === 6);
    await world.assertBalanced();
  });

  it('lets the warehouse ship by hand, announces it, and refuses a second time', async () => {
    await setAvailable(panel, 2);
    const holdId = await place([{ productId: panel, quantity: 2 }]);
    await held(holdId);
    const orderId = await confirm(holdId);
    await allocated(holdId);
    await world.post(`orders/${orderId}/shipment`, {
      trackingNumber: 'HAND',
      carrier: 'Aramex',
    });
    const message = await world.service.waitFor(async () =>
      (await world.service.published(orderShipped)).find((m) => m.data.orderId === orderId),
    );
    expect(message.data).toMatchObject({ trackingNumber: 'HAND', carrier: 'Aramex' });
    const again = await world.service.request<{ code: string }>(
      'POST',
      `/api/inventory/orders/${orderId}/shipment`,
      { token: world.staff, body: {} },
    );
    expect([again.status, again.body.code]).toEqual([409, 'state.illegal_transition']);
  });

  goodsThatComeBack(async () => {
    await setAvailable(panel, 3);
    const holdId = await place([{ productId: panel, quantity: 3 }]);
    await held(holdId);
    const orderId = await confirm(holdId);
    await allocated(holdId);
    await world.post(`orders/${orderId}/shipment`, {});
    return { world, orderId };
  });
});
