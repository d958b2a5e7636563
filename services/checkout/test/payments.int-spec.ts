import type { Payment } from '@solar/contracts/checkout/payments-http';
import type { Page } from '@solar/contracts/common/pagination';
import { paymentEndings } from './payments/endings';
import { orderPapers } from './payments/papers';
import { Payments } from './payments/payments';
import { paymentRefunds } from './payments/refunds';
import { orderTraces } from './payments/trace';
import { paymentWebhooks } from './payments/webhooks';

describe('payments', () => {
  const payments = new Payments();
  beforeAll(() => payments.open());
  afterAll(() => payments.shop.close());

  paymentWebhooks(payments);
  paymentEndings(payments);
  paymentRefunds(payments);
  orderTraces(payments);
  orderPapers(payments);

  it('are found by the payment’s id, the order’s number and the buyer’s address, in any case', async () => {
    const who = await payments.shop.customer();
    const product = await payments.shop.product(10_000, 5);
    const { intent, orderNumber } = await payments.shop.order(who, product.productId);
    const token = await payments.shop.admin();
    const found = async (q: string, status = 'succeeded') => {
      const query = `q=${encodeURIComponent(q)}&status=${status}`;
      const path = `/api/payments/admin/payments?${query}`;
      const { body } = await payments.shop.service.request<Page<Payment>>('GET', path, { token });
      return body.items.map(({ paymentId }) => paymentId);
    };
    for (const q of [intent.paymentId, orderNumber.toLowerCase(), who.email.toUpperCase()]) {
      expect([q, await found(q)]).toEqual([q, [intent.paymentId]]);
      expect([q, await found(q, 'refunded')]).toEqual([q, []]);
    }
    expect(await found('pi_unknown')).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const { who, checkout } = await payments.reserved();
    const intent = await payments.shop.createIntent(who, checkout.checkoutId);
    const stranger = await payments.shop.customer();
    expect((await payments.shop.status(stranger, intent.paymentId)).status).toBe(404);
    const foreign = await payments.shop.service.request('POST', '/api/payments/create-intent', {
      token: stranger.token,
      body: { metadata: { checkoutId: checkout.checkoutId } },
    });
    expect(foreign.status).toBe(404);
    expect((await payments.shop.status(who, 'pi_unknown')).status).toBe(404);
    expect((await payments.shop.status(who, '..%2Fx')).status).toBe(404);
  });
});
