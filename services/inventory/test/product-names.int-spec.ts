import { productChanged } from '@solar/contracts/catalog/events';
import type { ProductStockDoc } from '../src/stock/product-stock.schema';
import { WarehouseWorld } from './fixtures/warehouse-world';

let world: WarehouseWorld;

beforeAll(async () => {
  world = await WarehouseWorld.create();
  await world.receive(world.panel, 7);
});
afterAll(() => world.service.close());

const publish = (version: number, name: string, deleted = false) =>
  world.service.publish(productChanged, {
    aggregateId: world.panel,
    version,
    data: {
      productId: world.panel,
      sku: 'PANEL',
      slug: 'panel',
      name,
      brand: 'Test',
      categorySlug: 'solar-panels',
      active: true,
      deleted,
      weightGrams: null,
    },
  });

const kept = () =>
  world.service.db.collection<ProductStockDoc>('product_stock').findOne({ _id: world.panel });

it('keeps the newest name of a product, whatever order its messages come in, and leaves its stock alone', async () => {
  await publish(4, 'Newest');
  await world.service.atRest();
  await publish(3, 'Older');
  await publish(2, 'Oldest', true);
  await world.service.atRest();
  expect(await kept()).toMatchObject({ name: 'Newest', deleted: false, catalogVersion: 4 });
  expect(await world.level(world.panel)).toMatchObject({ onHand: 7, available: 7 });

  await publish(5, 'Gone', true);
  await publish(4, 'Newest');
  await world.service.atRest();
  expect(await kept()).toMatchObject({ name: 'Gone', deleted: true });
  await world.assertBalanced();
});
