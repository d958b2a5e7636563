import { settingsChanged } from '@solar/contracts/admin/events';
import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { ShippingMethod, TaxRule } from '@solar/contracts/checkout/settings-http';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import { arrivalAfter } from '@solar/contracts/common/working-days';
import { auditOf } from '@solar/service-kit/testing/audit';
import { STANDARD } from '../support/shop';
import type { HttpShop } from '../support/http-shop';

const OFFICE = {
  ...{ timeZone: OFFICE_TIME_ZONE, openDays: [0, 1, 2, 3, 4] },
  ...{ opensAtHour: 9, closesAtHour: 18 },
};

/** What a delivery costs, what tax is due on it, and when it arrives. */
export function shippingAndTaxesOverHttp(http: HttpShop): void {
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
}
