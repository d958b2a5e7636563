import { releaseAllocation } from '@solar/contracts/inventory/commands';
import type { Payment } from '@solar/contracts/checkout/payments-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Payments } from './payments';

/** Money that staff give back. */
export function paymentRefunds(payments: Payments): void {
  describe('refunds', () => {
    it('keeps captured ≥ refunded and repeats an unanswered refund with the same key', async () => {
      const who = await payments.shop.customer();
      const product = await payments.shop.product(10_000, 5);
      const { intent, orderId, checkout } = await payments.shop.order(who, product.productId);
      const token = await payments.shop.admin();
      const refund = (amount: number | undefined) =>
        payments.shop.service.request<Payment & { code: string }>(
          'POST',
          `/api/payments/admin/payments/${intent.paymentId}/refunds`,
          {
            token,
            headers: { 'idempotency-key': newId('key') },
            body: { reason: 'test', ...(amount ? { amount: { amount, currency: 'USD' } } : {}) },
          },
        );
      const part = await refund(1_000);
      expect(part.body).toMatchObject({
        status: 'partially_refunded',
        refunded: { amount: 1_000 },
      });
      const tooMuch = await refund(intent.amount.amount);
      expect(tooMuch.body.code).toBe('refund.exceeds_captured');
      await payments.shop.lever('webhooks/pause');
      await payments.shop.lever('faults', { path: '/v1/refunds', kind: 'lose_answer', times: 3 });
      const lost = await refund(undefined);
      expect(lost.body.refunds.at(-1)?.status).toBe('pending');
      const blocked = await refund(1);
      expect(blocked.status).toBe(409);
      await payments.shop.due(checkout.checkoutId, { expired: false });
      await payments.sweep();
      const refunds = await payments.shop.stripe.refunds.list({ payment_intent: intent.paymentId });
      expect(refunds.data.reduce((sum, row) => sum + row.amount, 0)).toBe(intent.amount.amount);
      await payments.shop.lever('webhooks/resume');
      const order = await payments.shop.service.request(
        'GET',
        `/api/checkout/admin/orders/${orderId}`,
        {
          token,
        },
      );
      expect(order.body).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' });
      await payments.shop.service.waitFor(
        () => payments.shop.inventory.shelf.get(product.productId) === 5,
      );
      expect(payments.shop.inventory.count(releaseAllocation.subject)).toBeGreaterThan(0);
    });
  });
}
