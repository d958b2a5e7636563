import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { beginsWith } from '@solar/service-kit/mongo/text-pattern';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import { SEARCH_FIELDS } from '../src/lists/search-fields';
import { migrations } from '../src/migrations';
import { WarehouseWorld } from './fixtures/warehouse-world';

type Terms = { _id: string; searchTerms?: string[] };

let world: WarehouseWorld;
beforeAll(async () => {
  world = await WarehouseWorld.create();
});
afterAll(() => world.service.close());

const found = async (list: string, q: string) => {
  const query = new URLSearchParams({ q });
  const { items } = await world.get<{ items: { id: string }[] }>(`${list}?${query}`);
  return items.map((item) => item.id);
};
const change = (path: string, body: object) =>
  world.service.request('PATCH', `/api/inventory/${path}`, { token: world.staff, body });

it.each(Object.keys(SEARCH_FIELDS))('searches %s without reading all of them', async (name) => {
  const collection = world.service.db.collection(name);
  expect(await explainsWithIndex(collection.find(searchTermsFilter('north 12')))).toBe(true);
});

it('searches reservations by number with an index', async () => {
  const collection = world.service.db.collection('reservations');
  const number = beginsWith('ALSA-2026');
  expect(await explainsWithIndex(collection.find({ orderNumber: number }))).toBe(true);
});

it('finds a supplier and a warehouse by words of the name, also after a change of it', async () => {
  for (const list of ['suppliers', 'warehouses']) {
    const code = newId('c').slice(-12);
    const { id } = await world.post(list, { code, name: 'Émirats Roofing North' });
    expect(await found(list, 'emirats nor')).toEqual([id]);
    expect(await found(list, code.toLowerCase())).toEqual([id]);
    expect((await change(`${list}/${id}`, { name: 'Gulf Mounting' })).status).toBe(200);
    expect(await found(list, 'emirats')).toEqual([]);
    expect(await found(list, 'mounting')).toEqual([id]);
  }
});

it('finds a purchase order by its number and by its reference, also after a change of it', async () => {
  const order = await world.post<{ id: string; number: string }>('purchase-orders', {
    supplierId: world.supplierId,
    warehouseId: world.warehouses[0],
    reference: 'Tender 7741',
    lines: [{ productId: world.panel, quantity: 2, unitCost: null }],
  });
  expect(await found('purchase-orders', order.number.toLowerCase())).toEqual([order.id]);
  expect(await found('purchase-orders', '7741')).toEqual([order.id]);
  expect((await change(`purchase-orders/${order.id}`, { reference: 'Frame 9' })).status).toBe(200);
  expect(await found('purchase-orders', '7741')).toEqual([]);
  expect(await found('purchase-orders', 'frame')).toEqual([order.id]);
});

it('finds an adjustment by its number and by words of its notes', async () => {
  const lines = [{ productId: world.cable, binId: world.bins[1], lot: null, quantity: 1 }];
  const found7 = { type: 'add', reason: 'found', notes: 'Behind rack 7745', lines };
  const { id, number } = await world.post<{ id: string; number: string }>('adjustments', found7);
  expect(await found('adjustments', number.toLowerCase())).toEqual([id]);
  expect(await found('adjustments', '7745')).toEqual([id]);
  expect(await found('adjustments', '7746')).toEqual([]);
});

it('finds what was there before the search terms, after the migration', async () => {
  const suppliers = world.service.db.collection<Terms>('suppliers');
  await suppliers.updateOne({ _id: world.supplierId }, { $unset: { searchTerms: '' } });
  const { code } = await world.get<{ code: string }>(`suppliers/${world.supplierId}`);
  expect(await found('suppliers', code)).toEqual([]);
  for (const { up } of migrations) await up(world.service.db);
  expect(await found('suppliers', code)).toEqual([world.supplierId]);
});
