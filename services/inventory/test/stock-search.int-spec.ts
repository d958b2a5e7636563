import { productChanged } from '@solar/contracts/catalog/events';
import type { Overview } from '@solar/contracts/inventory/reports';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { explainsWithIndex } from '@solar/service-kit/testing/explain';
import { migrations } from '../src/migrations';
import { WarehouseWorld } from './fixtures/warehouse-world';

type Terms = { _id: string; searchTerms?: string[] };

const productId = newId('prd');
let world: WarehouseWorld;

const found = async (q: string) => {
  const query = new URLSearchParams({ q });
  const { items } = await world.get<{ items: { productId: string }[] }>(`stock-levels?${query}`);
  return items.map((item) => item.productId);
};

beforeAll(async () => {
  world = await WarehouseWorld.create();
  const data = {
    productId,
    sku: 'GW-5048',
    name: 'Hybrid inverter 5 kW',
    brand: 'GoodWé',
    slug: 'gw-5048',
    categorySlug: 'inverters',
    active: true,
    deleted: false,
    weightGrams: null,
  };
  await world.service.publish(productChanged, { aggregateId: productId, version: 1, data });
  await world.service.waitFor(async () => (await found('gw-5048')).length === 1);
});
afterAll(() => world.service.close());

it.each(['GW-50', '5048', 'hybrid', 'goodwe inv'])('finds a product by %s', async (q) => {
  expect(await found(q)).toEqual([productId]);
});

it.each(['brid', 'hybrid panel', '.*', '$'])('finds nothing by %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

it('counts a draft of the catalogue when its first pieces come, and finds it before', async () => {
  const id = newId('prd');
  const data = {
    ...{ productId: id, sku: 'DRAFT-1', name: 'Not shown yet', brand: 'Test', slug: 'draft-1' },
    ...{ categorySlug: 'inverters', active: false, deleted: false, weightGrams: null },
  };
  const counted = async () => {
    const { total } = await world.get<{ total: number }>('stock-levels?status=out_of_stock');
    const { products, byStatus } = await world.get<Overview>('reports/overview');
    expect(byStatus.out_of_stock).toBe(total);
    return products;
  };
  const before = await counted();
  await world.service.publish(productChanged, { aggregateId: id, version: 1, data });
  await world.service.waitFor(async () => (await found('draft-1')).length === 1);
  expect(await counted()).toBe(before);
  await world.receive(id, 5);
  expect(await counted()).toBe(before + 1);
  await world.assertBalanced();
});

it('reads no whole collection', async () => {
  const stock = world.service.db.collection('product_stock');
  expect(await explainsWithIndex(stock.find(searchTermsFilter('hybrid inv')))).toBe(true);
  expect(await explainsWithIndex(stock.find({ slug: 'gw-5048' }))).toBe(false);
});

it('finds what was there before it, after the migration', async () => {
  const stock = world.service.db.collection<Terms>('product_stock');
  await stock.updateOne({ _id: productId }, { $unset: { searchTerms: '' } });
  expect(await found('hybrid')).toEqual([]);
  for (const { up } of migrations) await up(world.service.db);
  expect(await found('hybrid')).toEqual([productId]);
});
