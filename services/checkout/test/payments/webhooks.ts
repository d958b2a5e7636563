import Stripe from 'stripe';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Payment } from '@solar/contracts/checkout/payments-http';
import { confirmHold } from '@solar/contracts/inventory/commands';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { Payments } from './payments';

/** What the provider says by itself: once, twice, too early, or not at all; and what others say in its name. */
export function paymentWebhooks(payments: Payments): void {
  describe('webhooks of a payment', () => {
    it('acts once on a webhook that comes twice, at once and again later', async () => {
      const { who, checkout } = await payments.reserved();
      await payments.shop.lever('webhooks/pause');
      const intent = await payments.shop.createIntent(who, checkout.checkoutId);
      await payments.shop.pay(intent.paymentId);
      const body = JSON.stringify(
        await payments.eventOf(intent.paymentId, 'payment_intent.succeeded'),
      );
      const before = payments.shop.inventory.count(confirmHold.subject);
      const answers = await Promise.all([
        payments.webhook(body),
        payments.webhook(body),
        payments.webhook(body),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      await payments.shop.placed(checkout.checkoutId);
      expect((await payments.webhook(body)).status).toBe(200);
      await payments.shop.lever('webhooks/resume');
      expect(payments.shop.inventory.count(confirmHold.subject)).toBe(before + 1);
      const orders = await payments.shop.service.db
        .collection('orders')
        .countDocuments({ checkoutId: checkout.checkoutId });
      expect(orders).toBe(1);
    });

    it('settles a payment whose webhook is lost, by the browser’s poll and by the sweeper', async () => {
      await payments.shop.lever('webhooks/pause');
      const polled = await payments.reserved();
      const swept = await payments.reserved();
      for (const { who, checkout } of [polled, swept]) {
        const { paymentId } = await payments.shop.createIntent(who, checkout.checkoutId);
        await payments.shop.pay(paymentId);
        if (checkout !== polled.checkout) continue;
        await payments.shop.service.waitFor(
          async () => (await payments.shop.status(who, paymentId)).body.checkoutState === 'paid',
        );
      }
      await payments.shop.due(swept.checkout.checkoutId, { expired: false });
      await payments.sweep();
      await payments.shop.placed(swept.checkout.checkoutId);
      await payments.shop.lever('webhooks/resume');
    });

    it('names the card that has paid on order, payment, mail and invoice, and keeps nothing else of it', async () => {
      const { shop } = payments;
      const { who, checkout } = await payments.reserved();
      const { paymentId } = await shop.createIntent(who, checkout.checkoutId);
      await shop.pay(paymentId, 'pm_card_mastercard');
      await shop.placed(checkout.checkoutId);
      const card = { brand: 'mastercard', last4: '4444' };
      const { orderId, payment } = await shop.stored(checkout.checkoutId);
      expect(payment?.card).toEqual(card);
      expect((await shop.storedOrder(orderId)).paymentCard).toEqual(card);
      const order = await shop.service.request<Order>('GET', `/api/checkout/orders/${orderId}`, {
        token: who.token,
      });
      expect(order.body.paymentCard).toEqual(card);
      const paid = await shop.service.request<Payment>(
        'GET',
        `/api/payments/admin/payments/${paymentId}`,
        { token: await shop.admin() },
      );
      expect(paid.body.card).toEqual(card);
      const texts = async () =>
        (await shop.service.published(sendMailContract('checkout')))
          .filter(({ data }) => data.to === who.email)
          .map(({ data }) => data.text);
      await shop.service.waitFor(async () => (await texts()).length > 0);
      expect(await texts()).toEqual([expect.stringContaining('Mastercard\u00a0•••• 4444')]);
      await payments.sweep();
      const invoice = await shop.service.db.collection('documents').findOne({ orderId });
      expect(invoice?.['payment']).toMatchObject({ method: 'card', card });
    });

    it('makes the order without its card when the provider does not name it', async () => {
      const { shop } = payments;
      const { who, checkout } = await payments.reserved();
      const { paymentId } = await shop.createIntent(who, checkout.checkoutId);
      await shop.lever('faults', {
        method: 'GET',
        path: `/v1/payment_intents/${paymentId}`,
        kind: 'refuse',
      });
      await shop.pay(paymentId);
      await shop.placed(checkout.checkoutId);
      const { orderId, payment } = await shop.stored(checkout.checkoutId);
      expect(payment).not.toHaveProperty('card');
      const order = await shop.service.request<Order>('GET', `/api/checkout/orders/${orderId}`, {
        token: who.token,
      });
      expect(order.body).toMatchObject({ paymentMethod: 'card', paymentCard: null });
    });

    it('takes a webhook that is earlier than the answer of create-intent', async () => {
      const { who, checkout } = await payments.reserved();
      await payments.shop.lever('faults', {
        path: '/v1/payment_intents',
        kind: 'lose_answer',
        times: 3,
      });
      const lost = await payments.shop.service.request('POST', '/api/payments/create-intent', {
        token: who.token,
        body: { metadata: { checkoutId: checkout.checkoutId } },
      });
      expect(lost.status).toBe(503);
      const intents = await payments.shop.stripe.paymentIntents.list({ limit: 100 });
      const mine = intents.data.filter(
        (intent) => intent.metadata['checkoutId'] === checkout.checkoutId,
      );
      expect(mine).toHaveLength(1);
      await payments.shop.pay(mine[0]?.id ?? '');
      await payments.shop.placed(checkout.checkoutId);
    });

    it('records a refusal once, however often it is delivered', async () => {
      const { who, checkout } = await payments.reserved();
      const { paymentId } = await payments.shop.createIntent(who, checkout.checkoutId);
      await expect(payments.shop.pay(paymentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
      const body = JSON.stringify(
        await payments.eventOf(paymentId, 'payment_intent.payment_failed'),
      );
      const answers = await Promise.all([
        payments.webhook(body),
        payments.webhook(body),
        payments.webhook(body),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      const { payment } = await payments.shop.stored(checkout.checkoutId);
      expect(payment?.eventIds).toHaveLength(1);
    });

    it('refuses a forged, an altered and an unsigned webhook', async () => {
      const body = JSON.stringify({
        id: 'evt_x',
        object: 'event',
        type: 'payment_intent.succeeded',
      });
      expect((await payments.webhook(body, 'whsec_other')).status).toBe(400);
      const header = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: 'whsec_test',
      });
      const altered = await payments.shop.service.request('POST', '/api/payments/webhook', {
        body: `${body} `,
        headers: { 'stripe-signature': header },
      });
      expect(altered.status).toBe(400);
      const unsigned = await payments.shop.service.request('POST', '/api/payments/webhook', {
        body,
      });
      expect(unsigned.status).toBe(400);
    });
  });
}
