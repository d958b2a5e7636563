import { settingsChanged } from '@solar/contracts/admin/events';
import type { Cart } from '@solar/contracts/checkout/cart-http';
import type { Checkout, KeptDraft, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import type { ShippingMethod, TaxRule } from '@solar/contracts/checkout/settings-http';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import { arrivalAfter } from '@solar/contracts/common/working-days';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf } from '@solar/service-kit/testing/audit';
import { ADDRESS, STANDARD } from '../support/shop';
import type { HttpShop } from '../support/http-shop';

const OFFICE = {
  ...{ timeZone: OFFICE_TIME_ZONE, openDays: [0, 1, 2, 3, 4] },
  ...{ opensAtHour: 9, closesAtHour: 18 },
};

/** What a checkout starts from: what was typed, quotes, the site's settings, shipping and taxes. */
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

  it('applies shipping methods and taxes as staff changes them', async () => {
    const admin = await http.shop.admin();
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(10_000, 5);
    await http.shop.addToCart(who, productId, 1);
    const name = { en: 'VAT 15 %', fr: 'TVA 15 %' };
    const tax = { country: 'SA', name, basisPoints: 1_500, appliesToShipping: true };
    const rule = { ...tax, active: true };
    expect((await http.call(admin, 'POST', '/api/checkout/admin/tax-rules', rule)).status).toBe(
      201,
    );
    const twice = await http.call(admin, 'POST', '/api/checkout/admin/tax-rules', rule);
    expect(twice.body.code).toBe('tax.duplicate');
    const preview = await http.call<{ options: { totals: { taxBasisPoints: number } }[] }>(
      who,
      'POST',
      '/api/checkout/totals-preview',
      { country: 'SA' },
    );
    expect(preview.body.options.map((option) => option.totals.taxBasisPoints)).toEqual([1_500]);
  });

  it('counts tax and shipping as the settings say, where no rule and no method does', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(10_000, 5);
    await http.shop.addToCart(who, productId, 1);
    const publish = (version: number, settings: object) =>
      http.shop.service.publish(settingsChanged, {
        ...{ aggregateId: 'site', version },
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', paymentsEnabled: true },
          ...{ currency: 'USD', currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 5_000, ...settings },
        },
      });
    const admin = await http.shop.admin();
    const root = '/api/checkout/admin';
    const [{ body: methods }, { body: rules }] = [
      await http.call<ShippingMethod[]>(admin, 'GET', `${root}/shipping-methods`),
      await http.call<TaxRule[]>(admin, 'GET', `${root}/tax-rules`),
    ];
    const served = [
      ...methods.map(({ methodId, ...one }) => ({ path: `shipping-methods/${methodId}`, one })),
      ...rules.map(({ ruleId, ...one }) => ({ path: `tax-rules/${ruleId}`, one })),
    ].filter(({ one }) => one.active);
    const switched = async (active: boolean) => {
      for (const { path, one } of served) {
        const saved = await http.call(admin, 'PUT', `${root}/${path}`, { ...one, active });
        expect(saved.status).toBe(200);
      }
    };
    const sums = async () => {
      const { body } = await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
        country: 'KE',
      });
      return body.options.map(({ totals: { tax, shipping } }) => [tax.amount, shipping.amount]);
    };
    const becomes = (expected: number[][]) =>
      http.shop.service.waitFor(
        async () => JSON.stringify(await sums()) === JSON.stringify(expected),
      );
    await switched(false);
    try {
      await publish(20, {});
      await becomes([[750, 5_000]]);
      await publish(21, { taxBasisPoints: 1_000 });
      await becomes([[1_500, 5_000]]);
      await publish(22, { taxEnabled: false });
      await becomes([[0, 5_000]]);
      await publish(23, { taxEnabled: false, defaultShippingMinor: 7_000 });
      await becomes([[0, 7_000]]);
      await publish(24, { taxEnabled: false, shippingEnabled: false });
      await becomes([[0, 0]]);
    } finally {
      await switched(true);
      await publish(25, {});
    }
  });

  it('says when the goods arrive, leaves out holidays, and keeps in the order what it promised', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(10_000, 5);
    await http.shop.addToCart(who, productId, 1);
    const standard = async () => {
      const { body } = await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
        country: 'AE',
      });
      return body.options.find(({ methodId }) => methodId === STANDARD);
    };
    const first = await standard();
    expect(first?.arrival).toEqual(first && arrivalAfter(first, new Date(), { country: 'AE' }));
    const { from = '' } = first?.arrival ?? {};
    const publish = (version: number, holidays: string[]) =>
      http.shop.service.publish(settingsChanged, {
        ...{ aggregateId: 'site', version },
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', paymentsEnabled: true },
          ...{ currency: 'USD', currencySymbol: '$', taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 5_000 },
          office: { ...OFFICE, holidays },
        },
      });
    await publish(26, [from]);
    try {
      await http.shop.service.waitFor(async () => (await standard())?.arrival?.from !== from);
      const promised = (await standard())?.arrival;
      const started = await http.shop.reserved(who, productId);
      const path = `/api/checkout/checkouts/${started.checkoutId}`;
      const open = await http.call<Checkout>(who, 'GET', path);
      for (const { shippingMethod } of [started, open.body]) {
        expect(shippingMethod.arrival).toEqual(promised);
      }
      const left = await http.call<Checkout>(who, 'DELETE', path);
      expect(left.body).toMatchObject({ state: 'cancelled' });
      expect(left.body.shippingMethod.arrival).toBeUndefined();
      const { orderId, orderNumber } = await http.shop.order(who, productId);
      const order = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
      expect(order.body.shippingMethod).toMatchObject({ arrival: promised });
      const tracked = await http.shop.service.request('POST', '/api/checkout/order-tracking', {
        body: { orderNumber, email: who.email },
      });
      expect(tracked.body).toMatchObject({ arrival: promised });
      await http.shop.service.waitFor(() =>
        http.shop.mailbox.mails.some(
          (mail) => mail.includes(`To: ${who.email}`) && mail.includes('Expected delivery'),
        ),
      );
    } finally {
      await publish(27, []);
    }
  });

  it('records who has made, changed and removed a shipping method and a tax', async () => {
    const admin = await http.shop.admin();
    const name = { en: 'Slow boat', fr: 'Bateau lent' };
    const method = {
      ...{ name, description: { en: '', fr: '' }, countries: ['KE'], active: true },
      ...{ baseMinor: 100, perKgMinor: 1, freeFromMinor: null, maxWeightGrams: null },
      ...{ minDays: 9, maxDays: 30, position: 90 },
    };
    const tax = { country: 'KE', name, basisPoints: 1_600, appliesToShipping: false, active: true };
    const things = [
      ['shipping-methods', 'methodId', method, { ...method, baseMinor: 200 }],
      ['tax-rules', 'ruleId', tax, { ...tax, basisPoints: 1_700 }],
    ] as const;
    for (const [path, idField, body, changed] of things) {
      const root = `/api/checkout/admin/${path}`;
      const made = await http.call<Record<string, string>>(admin, 'POST', root, body);
      expect(made.status).toBe(201);
      const id = made.body[idField] ?? '';
      expect((await http.call(admin, 'PUT', `${root}/${id}`, changed)).status).toBe(200);
      expect((await http.call(admin, 'DELETE', `${root}/${id}`)).status).toBe(204);
      const { service } = http.shop;
      const entries = await auditOf(service, id, ({ action }) => action === 'removed');
      expect(entries.map(({ action }) => action)).toEqual(['created', 'changed', 'removed']);
    }
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
