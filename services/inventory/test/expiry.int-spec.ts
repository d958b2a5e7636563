import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import type { StockDetail } from '@solar/contracts/inventory/stock-levels';
import { auditOf } from '@solar/service-kit/testing/audit';
import type { z } from 'zod';
import { ExpirySweeper } from '../src/stock/expiry-sweeper';
import { expectedReturn } from './fixtures/expected-return';
import { sellGoods } from './fixtures/sell-goods';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;

const DAY_MS = 86_400_000;
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const LOT = 'LOT-1';

beforeAll(async () => {
  world = await WarehouseWorld.create();
  await world.service.get(LastValues).follow(stockLevels, (key, level) => {
    announced.set(key, level);
  });
});
afterAll(() => world.service.close());

function receive(productId: string, quantity: number, expiresOn: string | null, bin = 0) {
  return world.post('goods-receipts', {
    ...{ supplierId: world.supplierId, warehouseId: world.warehouses[0] },
    reference: `DN-${productId}-${bin}-${quantity}`,
    lines: [{ productId, binId: world.bins[bin], quantity, lot: LOT, expiresOn }],
  });
}

function correct(productId: string, body: object, token: string | null = world.staff) {
  const path = `/api/inventory/stock-levels/${productId}/expiry-corrections`;
  return world.service.request<StockDetail & { code?: string }>('POST', path, {
    ...(token && { token }),
    body: { lot: LOT, expiresOn: day(30), reason: 'Read from the label again', ...body },
  });
}

/** The last level that was announced of each product. */
const announced = new Map<string, z.output<typeof stockLevels.data>>();

it('leaves what has expired out of what can be sold, and says so to the shop', async () => {
  await receive(world.panel, 6, day(-1));
  expect(await world.level(world.panel)).toMatchObject({ onHand: 6, available: 0, expired: 6 });
  await world.service.waitFor(() => Promise.resolve(announced.get(world.panel)?.onHand === 6));
  expect(announced.get(world.panel)).toMatchObject({ available: 0, status: 'out_of_stock' });
  await world.assertBalanced();
});

it('corrects the day of a lot in all its bins, with who and why in the audit trail, and no move', async () => {
  const moves = () => world.get<{ total: number }>('moves');
  const before = await moves();
  const { status, body } = await correct(world.panel, {});
  expect([status, body.available, body.expired]).toEqual([200, 6, 0]);
  expect(body.balances).toMatchObject([{ lot: LOT, expiresOn: day(30) }]);
  expect((await moves()).total).toBe(before.total);
  const [entry] = await auditOf(world.service, `${world.panel}|${LOT}`);
  expect(entry).toMatchObject({ action: 'changed', thing: { type: 'lot' } });
  expect(entry?.changes).toMatchObject([
    { field: 'expiresOn', from: day(-1), to: day(30) },
    { field: 'reason', to: 'Read from the label again' },
  ]);
  await world.assertBalanced();
});

it('keeps the corrected day for goods of the lot that come later', async () => {
  await receive(world.cable, 4, day(10));
  await correct(world.cable, { expiresOn: day(60) });
  const other = await world.service.request<{ errors?: { code: string }[] }>(
    'POST',
    '/api/inventory/goods-receipts',
    {
      token: world.staff,
      body: {
        ...{ supplierId: world.supplierId, warehouseId: world.warehouses[0], reference: 'DN-X' },
        lines: [
          {
            ...{ productId: world.cable, binId: world.bins[1], quantity: 1, lot: LOT },
            expiresOn: day(10),
          },
        ],
      },
    },
  );
  expect([other.status, other.body.errors?.[0]?.code]).toEqual([400, 'other_expiry']);
  const written = await world.post('adjustments', {
    ...{ type: 'remove', reason: 'lost' },
    lines: [{ productId: world.cable, binId: world.bins[0], quantity: 4, lot: LOT }],
  });
  await correct(world.cable, {}).then(({ status }) => expect(status).toBe(404));
  await world.post(`adjustments/${written.id}/reversal`, { reason: 'It was behind the rack' });
  const { balances } = await world.get<StockDetail>(`stock-levels/${world.cable}`);
  expect(balances).toMatchObject([{ onHand: 4, expiresOn: day(60) }]);
});

it('brings goods of the lot back from a customer with the corrected day', async () => {
  await receive(world.inverter, 2, day(5));
  const orderId = await sellGoods(world, world.inverter, 1);
  await world.post(`orders/${orderId}/shipment`, {});
  const returnId = await expectedReturn(world, orderId, world.inverter, 1);
  await correct(world.inverter, { expiresOn: day(90) });
  const line = { productId: world.inverter, lot: LOT, quantity: 1, condition: 'sellable' };
  await world.post(`returns/${returnId}/receipt`, {
    ...{ note: '', lines: [{ ...line, binId: world.bins[1] }] },
  });
  const { balances } = await world.get<StockDetail>(`stock-levels/${world.inverter}`);
  expect(balances.map(({ expiresOn }) => expiresOn)).toEqual([day(90), day(90)]);
});

it('takes goods out of what can be sold when their day is over, and leaves them to who has them', async () => {
  const orderId = await sellGoods(world, world.cable, 1);
  // Midnight: the day of the goods is over, and nobody has counted them apart yet.
  await world.service.db
    .collection('balances')
    .updateMany({ productId: world.cable }, { $set: { expiresOn: day(-1) }, $inc: { version: 1 } });
  expect(await world.level(world.cable)).toMatchObject({ available: 3, allocated: 1 });
  await world.service.get(ExpirySweeper).sweep();
  expect(await world.level(world.cable)).toMatchObject({ available: 0, expired: 3, allocated: 1 });
  await world.service.waitFor(() => Promise.resolve(announced.get(world.cable)?.available === 0));
  await world.assertBalanced();
  await world.post(`orders/${orderId}/shipment`, {});
  await world.post('adjustments', {
    ...{ type: 'remove', reason: 'expired' },
    lines: [{ productId: world.cable, binId: world.bins[0], quantity: 3, lot: LOT }],
  });
  expect(await world.level(world.cable)).toMatchObject({ onHand: 0, available: 0, expired: 0 });
  await world.assertBalanced();
});

it('refuses strangers, who may not adjust, and bad input', async () => {
  const editor = await world.service.token({ role: 'editor' });
  expect((await correct(world.panel, {}, null)).status).toBe(401);
  expect((await correct(world.panel, {}, editor)).status).toBe(403);
  for (const bad of [{ reason: ' ' }, { lot: '' }, { expiresOn: 'soon' }, { other: 1 }]) {
    expect((await correct(world.panel, bad)).status).toBe(400);
  }
  expect((await correct(world.panel, { lot: 'NONE' })).status).toBe(404);
});
