import type { OrderTrace } from '@solar/contracts/checkout/order-trace-http';
import { readReservation } from '@solar/contracts/inventory/rpc';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Payments } from './payments';

/** Nobody takes mails here. */
const MAILS = ['checkout--send-mail'];

/** Why an order is where it is. */
export function orderTraces(payments: Payments): void {
  describe('the trace of an order', () => {
    it('shows staff why an order is where it is, with and without the warehouse', async () => {
      const who = await payments.shop.customer();
      const { productId } = await payments.shop.product(10_000, 5);
      const { checkout, orderId } = await payments.shop.order(who, productId);
      const path = `/api/checkout/admin/orders/${orderId}/trace`;
      const token = await payments.shop.admin();
      const read = () => payments.shop.service.request<OrderTrace>('GET', path, { token });
      expect((await payments.shop.service.request('GET', path, { token: who.token })).status).toBe(
        403,
      );
      const unknown = path.replace(orderId, newId('ord'));
      expect((await payments.shop.service.request('GET', unknown, { token })).status).toBe(404);
      const bad = path.replace(orderId, 'nonsense');
      expect((await payments.shop.service.request('GET', bad, { token })).status).toBe(404);

      await payments.shop.service.atRest(MAILS);
      const alone = await read();
      expect(alone.status).toBe(200);
      expect(alone.body).toMatchObject({ waitsFor: 'warehouse_answer', warehouse: 'silent' });
      expect(alone.body).toMatchObject({
        checkoutId: checkout.checkoutId,
        owed: [],
        overdue: false,
      });
      const stepsOf = (of: string) =>
        alone.body.steps.filter((step) => step.of === of).map(({ state }) => state);
      expect(stepsOf('checkout')).toEqual(['reserving', 'reserved', 'authorizing', 'paid']);
      expect(stepsOf('order')).toEqual(['pending', 'processing']);
      expect(stepsOf('payment')).toEqual(['created']);

      const at = new Date().toISOString();
      const owed = [
        { subject: 'evt.inventory.order.shipped.v1', since: '2026-01-01T00:00:00.000Z' },
      ];
      const reservation = {
        ...{
          status: 'shipped' as const,
          history: [{ status: 'shipped' as const, at }],
          short: false,
        },
        owed,
      };
      const warehouse = payments.shop.service.stubRpc(readReservation, ({ holdId }) => ({
        reservation: holdId === alone.body.holdId ? reservation : null,
      }));
      const together = await read();
      warehouse.stop();
      expect(together.body).toMatchObject({ waitsFor: 'messages', warehouse: 'known' });
      expect(together.body.owed).toEqual([{ by: 'warehouse', ...owed[0] }]);
      expect(together.body.steps.at(-1)).toEqual({ of: 'warehouse', state: 'shipped', at });
    });
  });
}
