import type { Stocktake, StocktakeLine } from '@solar/contracts/inventory/stocktakes';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;
let admin: string;
/** Another person of the warehouse. */
let second: string;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  admin = await world.service.token({ role: 'admin' });
  second = await world.service.token({ role: 'warehouse' });
  await world.receive(world.cable, 20);
  await world.receive(world.panel, 10);
  await world.service.request('PATCH', '/api/inventory/settings', {
    token: admin,
    body: { recountPieces: 2, recountPercent: null },
  });
});
afterAll(() => world.service.close());

type Answer = { code?: string; status?: string };

const start = () =>
  world.post<Stocktake>('stocktakes', { name: 'Count', warehouseId: world.warehouses[0] });

function count(id: string, productId: string, counted: number, token = world.staff) {
  const body = { counts: [{ productId, binId: world.bins[0], counted }] };
  const path = `/api/inventory/stocktakes/${id}/counts`;
  return world.service.request<Stocktake & Answer>('POST', path, { token, body });
}

const approve = (id: string) =>
  world.service.request<Answer>('POST', `/api/inventory/stocktakes/${id}/approval`, {
    token: admin,
  });

async function lineOf(id: string, productId: string): Promise<StocktakeLine | undefined> {
  const { items } = await world.get<{ items: StocktakeLine[] }>(`stocktakes/${id}/lines`);
  return items.find(({ product }) => product.productId === productId);
}

it('counts a category that has products, and refuses one that nothing is in', async () => {
  const place = { name: 'Panels', warehouseId: world.warehouses[0] };
  const panels = await world.post<Stocktake>('stocktakes', {
    ...place,
    categorySlug: 'solar-panels',
  });
  expect(panels.lineCount).toBeGreaterThan(0);
  const none = await world.service.request<Answer>('POST', '/api/inventory/stocktakes', {
    ...{ token: world.staff, body: { ...place, categorySlug: 'no-such-category' } },
  });
  expect([none.status, none.body.code]).toEqual([400, 'validation.failed']);
  await world.service.request('POST', `/api/inventory/stocktakes/${panels.id}/cancellation`, {
    token: admin,
  });
});

it('needs another person where a count differs by more than the threshold, blind, and takes that count', async () => {
  const { id } = await start();
  expect((await count(id, world.panel, 9)).body).toMatchObject({ status: 'active' });
  expect((await count(id, world.cable, 14)).body).toMatchObject({
    ...{ status: 'recounting', recountCount: 1, countedCount: 1, lineCount: 2 },
  });
  const due = await lineOf(id, world.cable);
  expect(due).toMatchObject({
    ...{ expected: null, counted: null, variance: null, recount: 'due' },
    first: { counted: null },
  });
  expect(JSON.stringify(due)).not.toMatch(/:(14|20)\b/);
  const { items } = await world.get<{ items: unknown[] }>(`stocktakes/${id}/lines?state=recount`);
  expect(items).toHaveLength(1);
  const early = await approve(id);
  expect([early.status, early.body.code]).toEqual([409, 'stocktake.recounting']);
  const same = await count(id, world.cable, 20);
  expect([same.status, same.body.code]).toEqual([409, 'stocktake.second_person']);
  expect((await count(id, world.cable, 15, second)).body).toMatchObject({
    ...{ status: 'active', recountCount: 0, variancePieces: 6 },
  });
  const changed = await count(id, world.cable, 20);
  expect([changed.status, changed.body.code]).toEqual([409, 'stocktake.second_person']);
  expect(await lineOf(id, world.cable)).toMatchObject({
    ...{ expected: 20, counted: 15, variance: -5, recount: 'done' },
    first: { counted: 14 },
  });
  expect((await approve(id)).body).toMatchObject({ status: 'completed' });
  expect((await world.level(world.cable)).onHand).toBe(15);
  await world.assertBalanced();
});

it('is over with the stocktake', async () => {
  const { id } = await start();
  await count(id, world.cable, 0);
  const path = `stocktakes/${id}`;
  expect(await world.post<Stocktake>(`${path}/cancellation`, {})).toMatchObject({
    status: 'cancelled',
  });
  const late = await count(id, world.cable, 15, second);
  expect([late.status, late.body.code]).toEqual([409, 'state.illegal_transition']);
});

it('decides rightly when two people count different lines at once', async () => {
  const { id } = await start();
  const both = await Promise.all([count(id, world.cable, 1), count(id, world.panel, 1, second)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.get<Stocktake>(`stocktakes/${id}`)).toMatchObject({
    ...{ status: 'recounting', recountCount: 2 },
  });
  const answers = await Promise.all([
    count(id, world.cable, 15, second),
    count(id, world.panel, 9),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.get<Stocktake>(`stocktakes/${id}`)).toMatchObject({
    ...{ status: 'active', recountCount: 0, variancePieces: 0 },
  });
});

it('lets one person count alone where no threshold is set', async () => {
  const body = { recountPieces: null, recountPercent: null };
  await world.service.request('PATCH', '/api/inventory/settings', { token: admin, body });
  const { id } = await start();
  expect((await count(id, world.cable, 0)).body).toMatchObject({ status: 'active' });
  await world.post(`stocktakes/${id}/cancellation`, {});
});
