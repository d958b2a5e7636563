import type { Dashboard } from '@solar/contracts/admin/site-http';
import { userChanged } from '@solar/contracts/account/events';
import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { Database } from '@solar/service-kit/mongo/database';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { SENDERS_OF_MAILS, type Site } from '../site';

/** Figures of the first screen of the back office. */
export function dashboardFigures(site: Site): void {
  describe('dashboard', () => {
    const putLevel = (
      productId: string,
      version: number,
      status: 'low_stock' | 'in_stock' | 'out_of_stock',
    ) =>
      site.service.get(LastValues).put(stockLevels, {
        key: productId,
        version,
        data: { productId, available: 0, onHand: 0, status },
      });
    const read = async () =>
      (await site.service.request<Dashboard>('GET', '/api/admin/dashboard', { token: site.token }))
        .body;

    it('counts what the other slices report, newest version wins', async () => {
      const orderId = 'ord_01J8Z3V6Q4M5N6P7R8S9T0V1W2';
      const summary = {
        orderId,
        orderNumber: 'ALSA-2026-000001',
        customerId: 'usr_01J8Z3V6Q4M5N6P7R8S9T0V1W2',
        email: 'buyer@example.com',
        total: { amount: 120_000, currency: 'USD' },
        placedAt: new Date().toISOString(),
      };
      await site.service.publish(orderStatusChanged, {
        aggregateId: orderId,
        version: 2,
        data: { ...summary, from: 'processing', to: 'shipped', trackingNumber: null },
      });
      await site.service.publish(orderPlaced, {
        aggregateId: orderId,
        version: 1,
        data: { ...summary, lines: [] },
      });
      const next = 'ord_01J8Z3V6Q4M5N6P7R8S9T0V1W3';
      await site.service.publish(orderPlaced, {
        aggregateId: next,
        version: 1,
        data: { ...summary, orderId: next, orderNumber: 'ALSA-2026-000002', lines: [] },
      });
      await putLevel('prd_a', 1, 'out_of_stock');
      await site.service.atRest(SENDERS_OF_MAILS);
      const figures = await site.service.waitFor(async () => {
        const { body } = await site.service.request<Dashboard>('GET', '/api/admin/dashboard', {
          token: site.token,
        });
        return body.ordersToday === 2 && body.outOfStock === 1 && body;
      });
      expect(figures.revenue30Days).toEqual([{ amount: 240_000, currency: 'USD' }]);
      const statuses = figures.recentOrders.map((order) => [order.orderId, order.status]);
      expect(Object.fromEntries(statuses)).toEqual({ [orderId]: 'shipped', [next]: 'processing' });
      expect((await site.service.request('GET', '/api/admin/dashboard')).status).toBe(401);

      // What an earlier day came to is kept; only the day of the order that changes is counted again.
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const kept = { day: yesterday, status: 'shipped', currency: 'USD', orders: 5, amount: 500 };
      await site.service
        .get(Database)
        .collection<{ _id: string; figures: object[] }>('dashboard_days')
        .updateOne({ _id: 'orders' }, { $push: { figures: kept } });
      await site.service.publish(orderStatusChanged, {
        aggregateId: next,
        version: 2,
        data: {
          ...summary,
          orderId: next,
          orderNumber: 'ALSA-2026-000002',
          from: 'processing',
          to: 'cancelled',
          trackingNumber: null,
        },
      });
      const later = await site.service.waitFor(async () => {
        const dashboard = await read();
        return dashboard.revenue30Days[0]?.amount === 120_500 && dashboard;
      });
      expect(later).toMatchObject({ ordersToday: 2, orders30Days: 7 });
      expect(later.ordersPerDay).toContainEqual({ day: yesterday, orders: 5 });
      const byStatus = later.ordersByStatus.map(({ status, orders }) => [status, orders]);
      expect(Object.fromEntries(byStatus)).toEqual({ shipped: 6, cancelled: 1 });
    });

    it('keeps the newest state of a person, late and repeated messages change nothing', async () => {
      const userId = 'usr_01J8Z3V6Q4M5N6P7R8S9T0V1W4';
      const state = (version: number, approved: boolean, active = true) => ({
        aggregateId: userId,
        version,
        data: {
          userId,
          email: 'p@example.com',
          firstName: 'P',
          lastName: 'Q',
          company: null,
          role: 'user' as const,
          active,
          approved,
          groupId: null,
          language: 'en' as const,
          registeredAt: '2026-01-01T00:00:00.000Z',
        },
      });
      await site.service.publish(userChanged, state(2, true));
      await site.service.publish(userChanged, state(1, false));
      await site.service.waitFor(async () => (await read()).customers === 1);
      expect((await read()).customersPending).toBe(0);
      await site.service.publish(userChanged, state(4, true, false));
      await site.service.waitFor(async () => (await read()).customers === 0);
      await site.service.publish(userChanged, state(3, false));
      await site.service.publish(userChanged, state(2, true));
      const other = { ...state(0, false).data, userId: `${userId.slice(0, -1)}5` };
      await site.service.publish(userChanged, {
        aggregateId: other.userId,
        version: 0,
        data: other,
      });
      await site.service.waitFor(async () => (await read()).customersPending === 1);
      expect((await read()).customers).toBe(1);
    });

    it('follows stock in memory: the newest level counts and no command is sent for it', async () => {
      await putLevel('prd_b', 5, 'low_stock');
      await site.service.waitFor(async () => (await read()).lowStock === 1);
      await site.service.atRest(SENDERS_OF_MAILS);
      const commands = await commandsDuring([site.service], async () => {
        await putLevel('prd_b', 4, 'out_of_stock');
        await putLevel('prd_c', 1, 'low_stock');
      });
      expect(commands).toEqual([]);
      await site.service.waitFor(async () => (await read()).lowStock === 2);
      expect((await read()).outOfStock).toBe(1);
      await putLevel('prd_b', 6, 'in_stock');
      await site.service.waitFor(async () => (await read()).lowStock === 1);
    });
  });
}
