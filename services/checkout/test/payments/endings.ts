import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Payments } from './payments';

/** Payments that are abandoned, declined or late, and a second one for the same cart. */
export function paymentEndings(payments: Payments): void {
  describe('the end of a payment', () => {
    it('frees stock and payment of an abandoned checkout when its time is over', async () => {
      const { who, product, checkout } = await payments.reserved(1);
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.due(checkout.checkoutId, { expired: true });
      await payments.sweep();
      expect(await payments.shop.stored(checkout.checkoutId)).toMatchObject({
        state: 'cancelled',
        cancelReason: 'expired',
      });
      await payments.shop.service.waitFor(
        () => payments.shop.inventory.shelf.get(product.productId) === 1,
      );
      expect((await payments.shop.stripe.paymentIntents.retrieve(intent.paymentId)).status).toBe(
        'canceled',
      );
    });

    it.each([
      [
        'pm_card_visa_chargeDeclined',
        { status: 'requires_payment', lastErrorCode: 'generic_decline' },
      ],
      ['pm_card_lateSuccess', { status: 'processing', lastErrorCode: null }],
    ])('shows what became of card %s to the request that waits for it', async (card, shown) => {
      const { who, checkout } = await payments.reserved();
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.pay(intent.paymentId, card).catch(() => 'declined');
      const { body } = await payments.shop.status(who, intent.paymentId);
      expect(body).toMatchObject({ checkoutState: 'authorizing', ...shown });
      const { text } = await payments.shop.service.request('GET', '/metrics');
      const refusals = /^checkout_payments_declined_total (\d+)$/m.exec(text)?.[1];
      if (shown.lastErrorCode) expect(Number(refusals)).toBeGreaterThan(0);
      expect(text).toContain('checkout_overdue{document="checkout"} 0');
      expect(text).toMatch(/^checkout_steps_total\{to="authorizing"\} [1-9]/m);
    });

    it('frees the stock some time after a declined card', async () => {
      const { who, product, checkout } = await payments.reserved(1);
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await expect(
        payments.shop.pay(intent.paymentId, 'pm_card_visa_chargeDeclined'),
      ).rejects.toThrow();
      await payments.shop.service.waitFor(async () => {
        await payments.sweep();
        return payments.shop.inventory.shelf.get(product.productId) === 1;
      });
      expect((await payments.shop.stored(checkout.checkoutId)).state).toBe('cancelled');
    });

    it('places the order when the money arrives after the end and the stock is still there', async () => {
      const { who, checkout } = await payments.reserved(1);
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.pay(intent.paymentId, 'pm_card_lateSuccess');
      await payments.shop.due(checkout.checkoutId, { expired: true });
      await payments.sweep();
      await payments.shop.lever('late/settle');
      await payments.shop.placed(checkout.checkoutId);
    });

    it('refunds by itself when the money arrives after the stock has gone', async () => {
      const { who, product, checkout } = await payments.reserved(1);
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.pay(intent.paymentId, 'pm_card_lateSuccess');
      payments.shop.inventory.holds.clear();
      payments.shop.inventory.shelf.set(product.productId, 0);
      await payments.shop.lever('late/settle');
      await payments.shop.settled(checkout.checkoutId, 'refunded');
      await payments.shop.service.waitFor(async () => {
        const { body } = await payments.shop.status(who, intent.paymentId);
        return body.status === 'refunded' && body.checkoutState === 'refunded';
      });
      const stored = await payments.shop.stored(checkout.checkoutId);
      const order = await payments.shop.service.request<Order>(
        'GET',
        `/api/checkout/orders/${stored.orderId}`,
        {
          token: who.token,
        },
      );
      expect(order.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    });

    it('makes one order of a cart, and refunds the second payment', async () => {
      const { who, checkout } = await payments.reserved(5);
      const first = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.pay(first.paymentId, 'pm_card_lateSuccess');
      await payments.shop.checkouts.updateOne(
        { _id: checkout.checkoutId },
        { $set: { state: 'cancelled' }, $unset: { openCartId: 1 } },
      );
      const again = await payments.shop.checkout(who);
      expect(again.status).toBe(201);
      const second = await payments.shop.createIntent(who, again.body.checkoutId);
      await payments.shop.pay(second.paymentId);
      await payments.shop.placed(again.body.checkoutId);
      await payments.shop.lever('late/settle');
      await payments.shop.settled(checkout.checkoutId, 'refunded');
      const orders = await payments.shop.service.db
        .collection('orders')
        .countDocuments({ customerId: who.userId });
      expect(orders).toBe(1);
    });
  });
}
