import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { loadDemo } from '../src/demo/load-demo';
import { ReconciliationService } from '../src/reports/reconciliation.service';
import { inventoryService } from '../src/service';
import type { ProductStockDoc } from '../src/stock/product-stock.schema';

let service: TestService;

beforeAll(async () => {
  service = await createTestService(inventoryService);
});
afterAll(() => service.close());

it('stocks the demo catalogue once, announces every level and agrees with the ledger', async () => {
  expect(await loadDemo(service.app)).toBe(6);
  expect(await loadDemo(service.app)).toBe(0);
  await service.atRest();
  const stocked = await service.db
    .collection<ProductStockDoc>('product_stock')
    .find({ onHand: { $gt: 0 } })
    .toArray();
  expect(stocked.length).toBeGreaterThan(40);
  const versions = await service.get(LastValues).versions(stockLevels);
  const behind = stocked.filter(({ _id, version }) => versions.get(_id) !== version);
  expect(behind).toEqual([]);
  const onOrder = service.db.collection<ProductStockDoc>('product_stock');
  const expected = await onOrder.find({ 'incoming.0.quantity': { $gt: 0 } }).toArray();
  expect(expected.length).toBeGreaterThan(5);
  expect(expected.every(({ incoming }) => incoming?.length === 1)).toBe(true);
  const orders = await service.db.collection('purchase_orders').find().toArray();
  expect(orders.length).toBe(2);
  expect(orders.flatMap(({ lines }) => lines).every(({ unitCost }) => unitCost?.amount > 0)).toBe(
    true,
  );
  const { drifts } = await service.get(ReconciliationService).run();
  expect(drifts).toEqual([]);
});
