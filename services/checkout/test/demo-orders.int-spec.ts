import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { DEMO_ORDERS } from '../src/demo/demo-order-data';
import { DemoOrders } from '../src/demo/demo-orders';
import type { OrderDoc } from '../src/orders/order.schema';
import type { ReturnDoc } from '../src/returns/return.schema';
import { Shop } from './support/shop';

const PRODUCTS = 7;

describe('demo orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  it('are placed for real, one for each state, numbered in the order of their dates, and once', async () => {
    for (let n = 0; n < PRODUCTS; n += 1) {
      const { productId } = await shop.product(10_000, 100);
      const data = { productId, available: 100, onHand: 100, status: 'in_stock' as const };
      await shop.service.get(LastValues).put(stockLevels, { key: productId, version: 1, data });
    }
    const demo = new DemoOrders(shop.service.app);
    await demo.load();
    await demo.load();
    const orders = await shop.service.db
      .collection<OrderDoc>('orders')
      .find({})
      .sort({ orderNumber: 1 })
      .toArray();
    expect(orders.map(({ status }) => status)).toEqual(DEMO_ORDERS.map(({ end }) => end));
    const dates = orders.map(({ placedAt }) => placedAt.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    const returns = await shop.service.db.collection<ReturnDoc>('returns').find({}).toArray();
    expect(returns.map(({ status }) => status).toSorted()).toEqual(['accepted', 'requested']);
  });
});
