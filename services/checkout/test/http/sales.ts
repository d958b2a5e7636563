import type { SalesReport } from '@solar/contracts/checkout/reports-http';
import type { HttpShop } from '../support/http-shop';

const PATH = '/api/checkout/admin/reports/sales';
/** A period in which nothing else is sold. */
const MARCH = 'from=2020-03-01&to=2020-03-31';
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** What was sold, by whom and in which days: those of Dubai. */
export function salesOverHttp(http: HttpShop): void {
  const read = async (query: string, token?: string) =>
    (
      await http.call<SalesReport>(
        token ?? (await http.shop.admin()),
        'GET',
        `${PATH}?${MARCH}&${query}`,
      )
    ).body;

  const orderedAt = async (time: string, productId: string, quantity: number) => {
    const who = await http.shop.customer();
    const order = await http.shop.order(who, productId, quantity);
    await http.shop.service.db
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: order.orderId }, { $set: { placedAt: new Date(time) } });
    return { ...order, who };
  };

  it('sums up what was sold as the orders say it, without cancelled orders and less what went back', async () => {
    const dear = await http.shop.product(10_000, 20);
    const cheap = await http.shop.product(1_000, 20);
    await orderedAt('2020-03-31T20:00:00Z', dear.productId, 1);
    await orderedAt('2020-02-20T12:00:00Z', cheap.productId, 3);
    const first = await orderedAt('2020-02-29T20:00:00Z', dear.productId, 2);
    const last = await orderedAt('2020-03-31T19:59:00Z', cheap.productId, 5);
    const dropped = await orderedAt('2020-03-15T12:00:00Z', dear.productId, 4);
    const admin = await http.shop.admin();
    const cancellation = `/api/checkout/admin/orders/${dropped.orderId}/cancellation`;
    await http.call(admin, 'POST', cancellation, { reason: 'Customer asked' });
    const refunds = `/api/payments/admin/payments/${last.intent.paymentId}/refunds`;
    await http.call(
      admin,
      'POST',
      refunds,
      { amount: usd(700), reason: 'Scratched' },
      { 'idempotency-key': `back-${last.orderId}` },
    );
    await http.shop.service.waitFor(
      async () => (await http.shop.storedOrder(last.orderId)).refundedMinor === 700,
    );

    const sold = [
      await http.shop.storedOrder(first.orderId),
      await http.shop.storedOrder(last.orderId),
    ];
    const total = sold.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    const report = await read('by=product');
    expect(report.figures).toMatchObject({
      orders: 2,
      pieces: 7,
      goods: usd(25_000),
      total: usd(total),
      refunded: usd(700),
      revenue: usd(total - 700),
      cost: usd(12_500),
    });
    const { goods, shipping, tax } = report.figures;
    expect(goods.amount + shipping.amount + tax.amount).toBe(total);
    expect(report.before).toEqual({ from: '2020-01-30', to: '2020-02-29' });
    expect(report.figuresBefore).toMatchObject({ orders: 1, goods: usd(3_000) });
    expect(report.items).toMatchObject([
      { key: dear.productId, pieces: 2, goods: usd(20_000), goodsBefore: usd(0) },
      { key: cheap.productId, name: cheap.name, goods: usd(5_000), goodsBefore: usd(3_000) },
    ]);

    const customers = await read('by=customer&pageSize=1&page=2');
    expect(customers).toMatchObject({
      total: 2,
      items: [{ key: last.who.userId, orders: 1, revenue: usd((sold[1]?.totalMinor ?? 0) - 700) }],
    });
    const days = await read('by=day&pageSize=100');
    expect(days.items).toHaveLength(31);
    expect(days.items.map((day) => day.goods.amount).filter((amount) => amount > 0)).toEqual([
      20_000, 5_000,
    ]);
    expect(days.items[0]?.goods).toEqual(usd(20_000));
    expect(days.items[21]).toMatchObject({ key: '2020-03-22', goodsBefore: usd(3_000) });
    const months = await read('by=month');
    expect(months.items).toMatchObject([{ key: '2020-03', orders: 2, cost: usd(12_500) }]);
    const [category] = (await read('by=category')).items;
    const view = await http.shop.service.db
      .collection<{ _id: string; categorySlug: string }>('product_views')
      .findOne({ _id: dear.productId });
    expect(category).toMatchObject({ key: view?.categorySlug, pieces: 7, goods: usd(25_000) });
    expect(view?.categorySlug).not.toBe('');
  });

  it('says sums of one currency at a time', async () => {
    expect(await read('by=month&currency=EUR')).toMatchObject({
      currency: 'EUR',
      currencies: ['USD'],
      figures: { orders: 0, revenue: { amount: 0, currency: 'EUR' } },
    });
  });

  it('shows costs to nobody without the permission, and sales to no stranger', async () => {
    const token = await http.shop.service.token({ role: 'admin', denies: ['catalog.costs.read'] });
    expect(JSON.stringify(await read('by=product', token))).not.toContain('"cost"');
    const customer = await http.shop.customer();
    const editor = await http.shop.service.token({ role: 'editor' });
    for (const [who, status] of [
      [null, 401],
      [customer, 403],
      [editor, 403],
    ] as const) {
      const answer = await http.call(who, 'GET', `${PATH}?${MARCH}&by=month`);
      expect(answer.status).toBe(status);
    }
  });

  it('refuses a period that ends before it begins, is too long, or is none', async () => {
    const admin = await http.shop.admin();
    for (const query of [
      'by=day&from=2020-03-02&to=2020-03-01',
      'by=day&from=2010-01-01&to=2020-01-01',
      'by=day&from=2020-02-30&to=2020-03-01',
      'by=day',
      `by=colour&${MARCH}`,
      `by=day&${MARCH}&currency=dollars`,
    ]) {
      expect((await http.call(admin, 'GET', `${PATH}?${query}`)).status).toBe(400);
    }
  });
}
