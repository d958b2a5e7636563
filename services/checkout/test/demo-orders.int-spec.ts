import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { pastOrders } from '../src/demo/demo-history';
import { DEMO_ORDERS } from '../src/demo/demo-order-data';
import { DemoOrders } from '../src/demo/demo-orders';
import type { OrderDoc } from '../src/orders/order.schema';
import type { ReturnDoc } from '../src/returns/return.schema';
import { Shop } from './support/shop';

/** Seven of the single orders, and two for those of the years before. */
const PRODUCTS = 9;
const DAY_MS = 86_400_000;
const NOW = new Date();
const PAST = [700, 650, 300, 12].map((days) => new Date(NOW.getTime() - days * DAY_MS));
/** In which state each order ends, oldest first. */
const ENDS = [
  ...pastOrders(PAST, NOW).map(({ at, end }) => ({ at: at.getTime(), end })),
  ...DEMO_ORDERS.map(({ daysAgo, end }) => ({ at: NOW.getTime() - daysAgo * DAY_MS, end })),
]
  .toSorted((a, b) => a.at - b.at)
  .map(({ end }) => end);

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
    await demo.load(PAST);
    await demo.load(PAST);
    const orders = await shop.service.db
      .collection<OrderDoc>('orders')
      .find({})
      .sort({ orderNumber: 1 })
      .toArray();
    expect(orders.map(({ status }) => status)).toEqual(ENDS);
    const dates = orders.map(({ placedAt }) => placedAt.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(dates).toEqual(expect.arrayContaining(PAST.map((date) => date.getTime())));
    const returns = await shop.service.db.collection<ReturnDoc>('returns').find({}).toArray();
    expect(returns.map(({ status }) => status).toSorted()).toEqual(['accepted', 'requested']);
  });
});
