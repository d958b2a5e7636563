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
