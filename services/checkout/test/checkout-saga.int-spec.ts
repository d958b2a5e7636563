import { currencyChanged, settingsChanged } from '@solar/contracts/admin/events';
import { invoicingSchema } from '@solar/contracts/admin/site-http';
import type { CurrencyConversion } from '@solar/contracts/common/currency-conversion';
import { money } from '@solar/contracts/common/money';
import { orderPlaced } from '@solar/contracts/checkout/events';
import { confirmHold, placeHold } from '@solar/contracts/inventory/commands';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { DocumentDoc } from '../src/documents/document.schema';
import { moneyText } from '../src/orders/money-text';
import type { OrderDoc } from '../src/orders/order.schema';
import type { ShippingMethodDoc } from '../src/shipping/shipping-method.schema';
import { Shop, STANDARD } from './support/shop';

describe('checkout', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  it('turns a cart into a paid order with its own prices, whatever amount the client sends', async () => {
    const who = await shop.customer();
    const product = await shop.product(20_000, 10);
    await shop.addToCart(who, product.productId, 2);
    const started = await shop.checkout(who);
    expect(started.status).toBe(201);
    expect(started.body.state).toBe('reserved');
    const shipping = 2_500 + 40 * 25;
    const tax = Math.round((40_000 + shipping) * 0.05);
    expect(started.body.totals.total).toEqual(money(40_000 + shipping + tax, 'USD'));
    const intent = await shop.createIntent(who, started.body.checkoutId);
    expect(intent.amount).toEqual(started.body.totals.total);
    await shop.pay(intent.paymentId);
    await shop.placed(started.body.checkoutId);
    const status = await shop.status(who, intent.paymentId);
    expect(status.body).toMatchObject({ status: 'succeeded', checkoutState: 'paid' });
    expect(status.body.orderNumber).toMatch(/^ALSA-\d{4}-\d{6}$/);
    const cart = await shop.service.request('GET', '/api/checkout/cart', { token: who.token });
    expect(cart.body).toMatchObject({ itemCount: 0, lines: [] });
    expect(shop.inventory.shelf.get(product.productId)).toBe(8);
    const placed = await shop.service.published(orderPlaced);
    expect(
      placed.filter((event) => event.data.orderNumber === status.body.orderNumber),
    ).toHaveLength(1);
  });

  it('refuses what the shelf does not hold, naming the product, and takes no payment', async () => {
    const who = await shop.customer();
    const product = await shop.product(5_000, 1);
    await shop.addToCart(who, product.productId, 3);
    const answer = await shop.checkout(who);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'stock.insufficient',
      shortages: [{ productId: product.productId, requested: 3, available: 1 }],
    });
    expect(shop.inventory.shelf.get(product.productId)).toBe(1);
  });

  it('answers 409 with the new price when it changed, and holds nothing', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 5);
    await shop.addToCart(who, product.productId);
    const preview = await shop.service.request<{ options: { totals: { total: object } }[] }>(
      'POST',
      '/api/checkout/totals-preview',
      { token: who.token, body: { country: 'AE' } },
    );
    const seen = preview.body.options[0]?.totals.total;
    product.unitMinor = 12_000;
    const holds = shop.inventory.count(placeHold.subject);
    const changed = await shop.checkout(who, { expectedTotal: seen });
    expect(changed.status).toBe(409);
    expect(changed.body).toMatchObject({
      code: 'checkout.price_changed',
      totals: { subtotal: money(12_000, 'USD') },
    });
    expect(shop.inventory.count(placeHold.subject)).toBe(holds);
    const again = await shop.checkout(who, { expectedTotal: changed.body.totals.total });
    expect(again.status).toBe(201);
  });

  it('answers a repeated key with the same checkout and refuses it with another body', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 5);
    await shop.addToCart(who, product.productId);
    const key = newId('key');
    const answers = await Promise.all([1, 2, 3].map(() => shop.checkout(who, {}, key)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.checkoutId)).size).toBe(1);
    expect(shop.inventory.shelf.get(product.productId)).toBe(4);
    const other = await shop.checkout(who, { notes: 'other' }, key);
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('idempotency.mismatch');
  });

  it('lets a new checkout of the cart replace the open one and gives its stock back', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 1);
    const first = await shop.reserved(who, product.productId);
    const intent = await shop.createIntent(who, first.checkoutId);
    const second = await shop.checkout(who);
    expect(second.status).toBe(201);
    expect((await shop.stored(first.checkoutId)).state).toBe('cancelled');
    expect((await shop.stripe.paymentIntents.retrieve(intent.paymentId)).status).toBe('canceled');
    expect(shop.inventory.shelf.get(product.productId)).toBe(0);
  });

  it('keeps the stock for another try after a declined card, and takes that', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 1);
    const checkout = await shop.reserved(who, product.productId);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await expect(shop.pay(intent.paymentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
    await shop.service.waitFor(
      async () => (await shop.status(who, intent.paymentId)).body.lastErrorCode,
    );
    const again = await shop.createIntent(who, checkout.checkoutId);
    expect(again.paymentId).toBe(intent.paymentId);
    await shop.pay(intent.paymentId);
    await shop.placed(checkout.checkoutId);
  });

  it('gives stock and payment back when the shopper leaves', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 1);
    const checkout = await shop.reserved(who, product.productId);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    const left = await shop.service.request(
      'DELETE',
      `/api/checkout/checkouts/${checkout.checkoutId}`,
      { token: who.token },
    );
    expect(left.body).toMatchObject({ state: 'cancelled', cancelReason: 'abandoned' });
    await shop.service.waitFor(() => shop.inventory.shelf.get(product.productId) === 1);
    expect((await shop.stripe.paymentIntents.retrieve(intent.paymentId)).status).toBe('canceled');
    const retry = await shop.service.request('POST', '/api/payments/create-intent', {
      token: who.token,
      body: { metadata: { checkoutId: checkout.checkoutId } },
    });
    expect(retry.status).toBe(409);
  });

  it('numbers orders without a gap while its process lives, also when many are paid at once', async () => {
    const product = await shop.product(1_000, 30);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
    const orders = await Promise.all(buyers.map((who) => shop.order(who, product.productId)));
    const stored = await shop.service.db.collection<OrderDoc>('orders').find({}).toArray();
    const counts = stored.map(({ orderNumber }) => Number(orderNumber.slice(-6)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_count, index) => index + 1));
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(12);
  });

  it('sends each command once per checkout', async () => {
    const who = await shop.customer();
    const product = await shop.product(1_000, 3);
    const before = shop.inventory.commands.length;
    const { checkout } = await shop.order(who, product.productId);
    const { holdId } = await shop.stored(checkout.checkoutId);
    const sent = shop.inventory.commands.slice(before);
    expect(sent.map(({ subject, aggregateId }) => [subject, aggregateId])).toEqual([
      [placeHold.subject, holdId],
      [confirmHold.subject, holdId],
    ]);
  });

  it('sells in dinars from the moment that the shop does: shipping, tax, payment and invoice with three decimals', async () => {
    const methods = shop.service.db.collection<ShippingMethodDoc>('shipping_methods');
    const before = await methods.findOne({ _id: STANDARD });
    const conversion = {
      ...{ changeId: newId('cch'), from: 'USD', to: 'KWD', rate: '0.307', step: 10 },
      undoes: null,
    };
    const announceCurrency = (version: number, data: CurrencyConversion) =>
      shop.service.publish(currencyChanged, { aggregateId: 'currency', version, data });
    const settle = (version: number, currency: string) =>
      shop.service.publish(settingsChanged, {
        aggregateId: 'site',
        version,
        data: {
          ...{ siteName: 'Alsa Solar', contactEmail: 'sales@alsa.example', currency },
          ...{ currencySymbol: currency, taxEnabled: true, taxBasisPoints: 500 },
          ...{ shippingEnabled: true, defaultShippingMinor: 0, paymentsEnabled: true },
          invoicing: {
            ...invoicingSchema.parse({ dirhamRate: '11.95' }),
            dirhamRateDate: '2026-11-24',
          },
        },
      });
    const who = await shop.customer();
    const product = await shop.product(43_750, 5);
    await shop.addToCart(who, product.productId, 2);

    await settle(1_000, 'KWD');
    await shop.service.waitFor(async () => (await shop.checkout(who)).status === 503);
    await announceCurrency(1, conversion);
    shop.catalog.currency = 'KWD';
    await shop.service.waitFor(() => methods.findOne({ _id: STANDARD, currency: 'KWD' }));

    const started = await shop.checkout(who);
    // 7.680 for the parcel and 0.080 for each of its 40 kg; the tax of 5 % is rounded to ten fils.
    const [goods, shipping] = [87_500, 7_680 + 40 * 80];
    const tax = Math.round(((goods + shipping) * 0.05) / 10) * 10;
    expect(started.body.totals).toMatchObject({
      shipping: money(shipping, 'KWD'),
      tax: money(tax, 'KWD'),
      total: money(goods + shipping + tax, 'KWD'),
    });
    const intent = await shop.createIntent(who, started.body.checkoutId);
    expect(intent.amount).toEqual(started.body.totals.total);
    await shop.pay(intent.paymentId);
    await shop.placed(started.body.checkoutId);
    const { orderId } = await shop.stored(started.body.checkoutId);
    const paper = await shop.service.request('GET', `/api/checkout/orders/${orderId}/document`, {
      token: who.token,
    });
    expect(paper.status).toBe(200);
    const documents = shop.service.db.collection<DocumentDoc>('documents');
    const invoice = (await documents.findOne({ orderId })) as DocumentDoc;
    expect(invoice.sums.total).toEqual(started.body.totals.total);
    expect(invoice.dirhams).toMatchObject({ rate: '11.95', rateDate: '2026-11-24' });
    // 98.380 dinars at 11.95 dirhams, to the fils of a dirham.
    expect(invoice.dirhams.net).toEqual(
      money(Math.round(((goods + shipping) * 11.95) / 10), 'AED'),
    );
    expect(moneyText(invoice.sums.total, 'en')).toMatch(/^KWD \d+\.\d{3}$/);

    await settle(1_001, 'USD');
    const { changeId } = conversion;
    await announceCurrency(2, {
      ...{ changeId: newId('cch'), from: 'KWD', to: 'USD', rate: '3.257328990228', step: 1 },
      undoes: changeId,
    });
    await shop.service.waitFor(() => methods.findOne({ _id: STANDARD, currency: 'USD' }));
    const { baseMinor, perKgMinor, freeFromMinor } = before ?? {};
    const after = await methods.findOne({ _id: STANDARD });
    expect(after).toMatchObject({ baseMinor, perKgMinor, freeFromMinor });
    shop.catalog.currency = 'USD';
  });
});
