import { settingsChanged } from '@solar/contracts/admin/events';
import type { Cart } from '@solar/contracts/checkout/cart-http';
import type { KeptDraft, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import { ADDRESS } from '../support/shop';
import type { HttpShop } from '../support/http-shop';

/** What a checkout starts from: what was typed, quotes, the site's settings. */
export function buyingOverHttp(http: HttpShop): void {
  it('keeps what was typed until the cart has become an order, whose address it offers next', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const path = '/api/checkout/draft';
    const draft = {
      email: 'half@',
      addressId: null,
      shipping: { fullName: 'Amal', phone: '12' },
      sameBilling: true,
      billing: null,
      saveAddress: true,
      shippingMethodId: null,
      paymentMethod: 'card',
      notes: 'Gate 4',
      poNumber: 'PO-7',
      taxNumber: '',
    };
    expect((await http.call<KeptDraft>(who, 'GET', path)).body).toEqual({
      draft: null,
      lastOrder: null,
    });
    expect((await http.call(who, 'PUT', path, draft)).status).toBe(204);
    await http.shop.addToCart(who, productId);
    expect((await http.call<KeptDraft>(who, 'GET', path)).body.draft).toEqual(draft);
    expect((await http.call(who, 'PUT', path, { ...draft, card: '4242' })).status).toBe(400);
    const other = await http.call<KeptDraft>(await http.shop.customer(), 'GET', path);
    expect(other.body.draft).toBeNull();

    for (const taxNumber of ['1002', 'FR12345678901']) {
      const refused = await http.shop.checkout(who, { taxNumber });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'taxNumber' }] } });
    }
    const started = await http.shop.checkout(who, {
      poNumber: 'PO-7',
      taxNumber: '100 2222 2222 2223',
      notes: 'Gate 4',
    });
    const taxNumber = '100222222222223';
    const { paymentId } = await http.shop.createIntent(who, started.body.checkoutId);
    await http.shop.pay(paymentId);
    await http.shop.placed(started.body.checkoutId);
    expect((await http.call<KeptDraft>(who, 'GET', path)).body).toEqual({
      draft: null,
      lastOrder: { shippingAddress: ADDRESS, billingAddress: ADDRESS, taxNumber },
    });
    const { orderId } = await http.shop.stored(started.body.checkoutId);
    const order = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(order.body).toMatchObject({ poNumber: 'PO-7', taxNumber, notes: 'Gate 4' });
  });

  it('prices a line by how many are bought, to the same amount in cart, preview and checkout', async () => {
    const who = await http.shop.customer();
    const product = await http.shop.product(1_000, 100);
    const { productId } = product;
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    product.tiers = [
      { from: 10, unit: usd(950) },
      { from: 36, unit: usd(900) },
    ];
    await http.shop.addToCart(who, productId, 1);
    const lineOf = async (quantity: number) => {
      const path = `/api/checkout/cart/lines/${productId}`;
      const { body } = await http.call<Cart>(who, 'PATCH', path, { quantity });
      expect(body.subtotal).toEqual(body.lines[0]?.lineTotal);
      return [body.lines[0]?.unit?.amount, body.subtotal?.amount];
    };
    expect(await lineOf(9)).toEqual([1_000, 9_000]);
    expect(await lineOf(10)).toEqual([950, 9_500]);
    expect(await lineOf(36)).toEqual([900, 32_400]);
    const preview = await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
      country: 'AE',
    });
    expect(preview.body.lines[0]).toMatchObject({ unit: usd(900), lineTotal: usd(32_400) });
    const { body } = await http.shop.checkout(who);
    expect(body.totals.subtotal).toEqual(usd(32_400));
    expect(body.lines[0]).toMatchObject({ quantity: 36, unit: usd(900) });
    product.tiers = [];
    expect(await lineOf(36)).toEqual([1_000, 36_000]);
  });

  it('sells a quote at its frozen prices, once', async () => {
    const who = await http.shop.customer();
    const product = await http.shop.product(9_000, 50);
    const { productId } = product;
    const request = { lines: [{ productId, quantity: 10 }], message: 'For our depot' };
    const key = { 'idempotency-key': newId('req') };
    const ask = () => http.call<Quote>(who, 'POST', '/api/checkout/quotes', request, key);
    const asked = await ask();
    expect((await ask()).body).toEqual(asked.body);
    const requestMails = async () =>
      (await http.shop.service.published(sendMailContract('checkout'))).filter(({ data }) =>
        data.subject.includes(`${asked.body.quoteNumber} requested`),
      );
    await http.shop.service.waitFor(async () => (await requestMails()).length > 0);
    expect((await requestMails()).map(({ data }) => data.text)).toEqual([
      expect.stringContaining('For our depot'),
    ]);
    const admin = await http.shop.admin();
    const root = `/api/checkout/admin/quotes/${asked.body.quoteId}`;
    const seen = await http.call<Quote>(admin, 'GET', root);
    expect(seen.body.customerId).toBe(who.userId);
    const validUntil = new Date(Date.now() + 86_400_000).toISOString();
    const unit = { amount: 7_500, currency: 'USD' };
    const bad = await http.call(admin, 'POST', `${root}/answer`, {
      lines: [{ productId, unit: { amount: 0, currency: 'USD' } }],
      validUntil,
    });
    expect(bad.status).toBe(400);
    await http.call(admin, 'POST', `${root}/answer`, { lines: [{ productId, unit }], validUntil });
    const { quoteId } = asked.body;
    await http.shop.service.waitFor(async () => (await http.answersOf(quoteId)).length > 0);
    const [announced, ...others] = await http.answersOf(quoteId);
    expect(announced).toMatchObject({ customerId: who.userId, answer: 'priced', validUntil });
    expect(others).toEqual([]);
    expect(JSON.stringify(announced)).not.toContain('7500');
    expect((await http.shop.checkout(who, { quoteId })).body.code).toBe('quote.not_accepted');
    await http.call(who, 'POST', `/api/checkout/quotes/${quoteId}/acceptance`, {
      revision: 1,
    });
    product.unitMinor = 99_999;
    const started = await http.shop.checkout(who, { quoteId });
    expect(started.body.totals.subtotal.amount).toBe(75_000);
    const intent = await http.shop.createIntent(who, started.body.checkoutId);
    await http.shop.pay(intent.paymentId);
    await http.shop.placed(started.body.checkoutId);
    expect((await http.shop.checkout(who, { quoteId })).body.code).toBe('quote.not_accepted');
  });

  it('follows the site’s settings, and no older ones that come late', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(10_000, 5);
    await http.shop.addToCart(who, productId, 1);
    const settings = {
      siteName: 'Alsa Solar',
      contactEmail: 'sales@alsa.example',
      currency: 'USD',
      currencySymbol: '$',
      taxEnabled: true,
      taxBasisPoints: 500,
      shippingEnabled: true,
      defaultShippingMinor: 5_000,
    };
    const publish = (version: number, paymentsEnabled: boolean) =>
      http.shop.service.publish(settingsChanged, {
        aggregateId: 'site',
        version,
        data: { ...settings, paymentsEnabled },
      });
    const enabled = async () =>
      (
        await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
          country: 'AE',
        })
      ).body.paymentsEnabled;
    expect(await enabled()).toBe(true);
    await publish(2, false);
    await http.shop.service.waitFor(async () => !(await enabled()));
    await publish(1, true);
    await http.shop.service.atRest();
    expect(await enabled()).toBe(false);
    const checkout = await http.shop.checkout(who);
    const intent = await http.call(who, 'POST', '/api/payments/create-intent', {
      metadata: { checkoutId: checkout.body.checkoutId },
    });
    expect(intent.body.code).toBe('payments.disabled');
    await publish(3, true);
    await http.shop.service.waitFor(enabled);
  });

  it('records who has refused a quote', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(9_000, 50);
    const lines = [{ productId, quantity: 12 }];
    const { body } = await http.call<{ quoteId: string }>(who, 'POST', '/api/checkout/quotes', {
      lines,
    });
    const path = `/api/checkout/admin/quotes/${body.quoteId}/refusal`;
    const refused = await http.call(await http.shop.admin(), 'POST', path);
    expect(refused.status).toBe(200);
    await auditOf(http.shop.service, body.quoteId, ({ action }) => action === 'changed');
  });
}
