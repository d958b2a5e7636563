import type { Stocktake, StocktakeBin } from '@solar/contracts/inventory/stocktakes';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let admin: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  admin = await world.service.token({ role: 'admin' });
});
afterAll(() => world.service.close());

type Answer = { code?: string; status?: string };

/** A stocktake of a warehouse whose two bins have 10 panels each. */
async function start(): Promise<Stocktake> {
  await world.receive(world.panel, 10);
  await world.receive(world.panel, 10, 1);
  return world.post('stocktakes', { name: 'Count', warehouseId: world.warehouses[0] });
}

function count(id: string, bin: number, counted: number, productId = world.panel) {
  const body = { counts: [{ productId, binId: world.bins[bin], counted }] };
  const path = `/api/inventory/stocktakes/${id}/counts`;
  return world.service.request<Stocktake & Answer>('POST', path, { token: world.staff, body });
}

function approve(id: string, bin?: number, token: string | null = admin) {
  return world.service.request<Stocktake & Answer>(
    'POST',
    `/api/inventory/stocktakes/${id}/approval`,
    { ...(token && { token }), body: bin === undefined ? {} : { binId: world.bins[bin] } },
  );
}

const bins = async (id: string) =>
  (await world.get<{ items: StocktakeBin[] }>(`stocktakes/${id}/bins`)).items;
const onHand = async () => (await world.level(world.panel)).onHand;

it('posts a bin by itself, which is not counted again, and is completed with the last one', async () => {
  const { id } = await start();
  const before = await onHand();
  expect([(await approve(id, 0)).body.code, (await approve(id, 2)).status]).toEqual([
    'stocktake.uncounted',
    400,
  ]);
  const [here] = await bins(id);
  const expected = 10;
  await count(id, 0, expected - 2);
  expect((await approve(id, 0)).body).toMatchObject({
    ...{ status: 'active', approvedCount: 1, variancePieces: 2, openVariancePieces: 0 },
  });
  expect(await onHand()).toBe(before - 2);
  expect(here?.approvedAt).toBeNull();
  const approved = (await bins(id)).filter(({ approvedAt }) => approvedAt !== null);
  expect(approved).toMatchObject([{ bin: { binId: world.bins[0] }, countedCount: 1 }]);

  const again = await count(id, 0, 3);
  expect([again.status, again.body.code]).toEqual([409, 'stocktake.bin_approved']);
  const found = await count(id, 0, 1, world.cable);
  expect([found.status, found.body.code]).toEqual([409, 'stocktake.bin_approved']);
  expect((await approve(id, 0)).status).toBe(400);

  await count(id, 1, expected + 1);
  expect((await approve(id)).body).toMatchObject({ status: 'completed', openVariancePieces: 0 });
  expect(await onHand()).toBe(before - 1);
  const reversal = await world.service.request('POST', `/api/inventory/stocktakes/${id}/reversal`, {
    ...{ token: admin, body: { reason: 'Counted the wrong aisle' } },
  });
  expect([reversal.status, await onHand()]).toEqual([201, before]);
  await world.assertBalanced();
});

it('lets nobody approve who may only count, and no stranger read the bins', async () => {
  const { id } = await start();
  await count(id, 0, 1);
  expect((await approve(id, 0, world.staff)).status).toBe(403);
  expect((await approve(id, 0, null)).status).toBe(401);
  const customer = await world.service.token({ role: 'user' });
  const path = `/api/inventory/stocktakes/${id}/bins`;
  const seen = await world.service.request('GET', path, { token: customer });
  expect(seen.status).toBe(403);
  const malformed = await world.service.request(
    'POST',
    `/api/inventory/stocktakes/${id}/approval`,
    {
      ...{ token: admin, body: { binId: 'nonsense' } },
    },
  );
  expect(malformed.status).toBe(400);
});

it('keeps what single bins have posted when the rest is stopped, and can take it back', async () => {
  const { id } = await start();
  const before = await onHand();
  const [first] = await bins(id);
  const bin = world.bins.indexOf(first?.bin.binId ?? '');
  await count(id, bin, 0);
  await approve(id, bin);
  const stopped = await world.post<Stocktake>(`stocktakes/${id}/cancellation`, {});
  expect(stopped).toMatchObject({ status: 'cancelled', approvedCount: 1 });
  expect(await onHand()).toBe(before - stopped.variancePieces);
  const path = `/api/inventory/stocktakes/${id}/reversal`;
  const body = { reason: 'It was the wrong bin' };
  expect((await world.service.request('POST', path, { token: admin, body })).status).toBe(201);
  expect(await onHand()).toBe(before);
  await world.assertBalanced();
});

it('lets one of two approvals of the last bins complete it', async () => {
  const { id } = await start();
  for (const { bin } of await bins(id)) await count(id, world.bins.indexOf(bin.binId), 0);
  const both = await Promise.all([approve(id, 0), approve(id, 1)]);
  for (const [index, { status }] of both.entries()) if (status === 409) await approve(id, index);
  expect(await world.get<Stocktake>(`stocktakes/${id}`)).toMatchObject({ status: 'completed' });
  expect(await onHand()).toBe(0);
  await world.assertBalanced();
});
