import { settingsChanged } from '@solar/contracts/admin/events';
import type { KeptDraft, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { quoteAnswered } from '@solar/contracts/checkout/events';
import type { Availability, Cart } from '@solar/contracts/checkout/cart-http';
import type { Order, ReorderLine, TrackedOrder } from '@solar/contracts/checkout/orders-http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { releaseAllocation, shipOrder } from '@solar/contracts/inventory/commands';
import { orderShipped, stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { ADDRESS, Shop, STANDARD, type Customer } from './support/shop';

describe('checkout over HTTP', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  const call = <T = { code: string }>(
    who: Customer | string | null,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => {
    const token = typeof who === 'string' ? who : who?.token;
    return shop.service.request<T>(method, path, { token, body, headers });
  };

  const mailsTo = async (who: Customer) =>
    (await shop.service.published(sendMailContract('checkout')))
      .filter(({ data }) => data.to === who.email)
      .map(({ data }) => data.text);

  const answersOf = async (quoteId: string) =>
    (await shop.service.published(quoteAnswered))
      .map(({ data }) => data)
      .filter((answer) => answer.quoteId === quoteId);

  describe('cart', () => {
    it('merges the browser’s cart once and twice to the same', async () => {
      const who = await shop.customer();
      const [a, b] = [await shop.product(100, 5), await shop.product(200, 5)];
      await shop.addToCart(who, a.productId, 3);
      const lines = [
        { productId: a.productId, quantity: 2 },
        { productId: b.productId, quantity: 4 },
        { productId: newId('prd'), quantity: 1 },
      ];
      const once = await call<Cart>(who, 'POST', '/api/checkout/cart/merge', { lines });
      const twice = await call<Cart>(who, 'POST', '/api/checkout/cart/merge', { lines });
      expect(once.body.lines.map((line) => line.quantity)).toEqual([3, 4]);
      expect(twice.body.lines).toEqual(once.body.lines);
      expect(twice.body.subtotal).toEqual({ amount: 3 * 100 + 4 * 200, currency: 'USD' });
    });

    it.each([0, -1, 1.5, 1e9, '2', null])('refuses a quantity of %p', async (quantity) => {
      const who = await shop.customer();
      const { productId } = await shop.product(100, 5);
      await shop.addToCart(who, productId, 1);
      const path = `/api/checkout/cart/lines/${productId}`;
      const lines = [{ productId, quantity }];
      const answers = [
        await call(who, 'POST', '/api/checkout/cart/lines', { productId, quantity }),
        await call(who, 'PATCH', path, { quantity }),
        await call(who, 'PUT', '/api/checkout/cart', { lines }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
      const cart = await call<Cart>(who, 'GET', '/api/checkout/cart');
      expect(cart.body.lines.map((line) => line.quantity)).toEqual([1]);
    });

    it('refuses unknown products and fields, and more pieces than the limit in sum', async () => {
      const who = await shop.customer();
      const { productId } = await shop.product(100, 5);
      const path = '/api/checkout/cart/lines';
      expect((await call(who, 'POST', path, { productId: newId('prd') })).status).toBe(404);
      expect((await call(who, 'POST', path, { productId: 'prd_x' })).status).toBe(400);
      expect((await call(who, 'POST', path, { productId, price: 1 })).status).toBe(400);
      await shop.addToCart(who, productId, 10_000);
      expect((await call(who, 'POST', path, { productId, quantity: 1 })).status).toBe(400);
      expect((await call(null, 'GET', '/api/checkout/cart')).status).toBe(401);
    });

    it('says when less is left than the line asks for', async () => {
      const who = await shop.customer();
      const { productId } = await shop.product(100, 5);
      await shop.addToCart(who, productId, 3);
      await shop.service.get(LastValues).put(stockLevels, {
        key: productId,
        version: 1,
        data: { productId, available: 2, onHand: 2, status: 'low_stock' },
      });
      await shop.service.waitFor(async () => {
        const { body } = await call<Cart>(who, 'GET', '/api/checkout/cart');
        return body.lines[0]?.stock.available === 2;
      });
      const left = (quantity: number) =>
        call<Availability>(
          null,
          'GET',
          `/api/checkout/products/${productId}/availability?quantity=${quantity}`,
        );
      expect((await left(2)).body).toEqual({ available: null });
      expect((await left(3)).body).toEqual({ available: 2 });
      expect((await left(0)).status).toBe(400);
    });

    it('shows a product as the catalogue last announced it, whatever comes late', async () => {
      const who = await shop.customer();
      const product = await shop.product(100, 5);
      const { productId } = product;
      await shop.addToCart(who, productId);
      const shown = async () =>
        (await call<Cart>(who, 'GET', '/api/checkout/cart')).body.lines[0]?.name;
      await shop.catalog.announce(product, 3, { name: 'Renamed', brand: 'Quokka' });
      await shop.service.waitFor(async () => (await shown()) === 'Renamed');
      await shop.catalog.announce(product, 2, { name: 'Late' });
      await shop.service.atRest();
      expect(await shown()).toBe('Renamed');
      const { lines } = (await call<Cart>(who, 'GET', '/api/checkout/cart')).body;
      expect(lines[0]?.brand).toBe('Quokka');
      await shop.catalog.announce(product, 4, { active: false });
      await shop.service.atRest();
      const path = '/api/checkout/cart/lines';
      expect((await call(who, 'POST', path, { productId })).status).toBe(404);
    });

    it('merges what two devices change, and adds once what is sent twice', async () => {
      const who = await shop.customer();
      const [panel, inverter, cable] = await Promise.all([
        shop.product(100, 50),
        shop.product(200, 50),
        shop.product(300, 50),
      ]);
      const change = (revision: number, ...changes: object[]) => ({
        changeId: newId('chg'),
        revision,
        changes,
      });
      const send = (body: object) => call<Cart>(who, 'POST', '/api/checkout/cart/changes', body);
      const quantities = ({ body }: { body: Cart }) =>
        Object.fromEntries(body.lines.map((line) => [line.productId, line.quantity]));

      const first = change(
        0,
        { productId: panel.productId, add: 6 },
        { productId: inverter.productId, add: 2 },
      );
      const { revision } = (await send(first)).body;
      const answers = await Promise.all([
        send(change(revision, { productId: inverter.productId, quantity: 5 })),
        send(change(revision, { productId: panel.productId, quantity: 7 })),
        send(change(revision, { productId: cable.productId, add: 1 })),
        send(change(revision, { productId: cable.productId, add: 2 })),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const merged = {
        [panel.productId]: 7,
        [inverter.productId]: 5,
        [cable.productId]: 3,
      };
      const again = await send(first);
      expect(quantities(again)).toEqual(merged);

      const gone = change(again.body.revision, { productId: panel.productId, quantity: 0 });
      const left = await send(gone);
      expect(left.body.lines.map((line) => line.productId)).not.toContain(panel.productId);
      const same = { productId: inverter.productId, quantity: 5 };
      expect((await send(change(0, same))).body.revision).toBe(left.body.revision);
      const unknown = change(0, { productId: newId('prd'), add: 1 }, { ...same, quantity: 4 });
      expect(quantities(await send(unknown))).toEqual({
        [inverter.productId]: 4,
        [cable.productId]: 3,
      });
      for (const quantity of [-1, 2.5, 999_999]) {
        const refused = await send(change(0, { productId: panel.productId, quantity }));
        expect(refused.status).toBe(400);
      }
    });

    it('loses no line when the same cart is changed from many places', async () => {
      const who = await shop.customer();
      const { productId } = await shop.product(100, 5);
      await shop.addToCart(who, productId, 1);
      const adds = await Promise.all(
        [1, 2, 3].map(() =>
          call(who, 'POST', '/api/checkout/cart/lines', { productId, quantity: 2 }),
        ),
      );
      const done = adds.filter((answer) => answer.status === 200).length;
      const cart = await call<Cart>(who, 'GET', '/api/checkout/cart');
      expect(cart.body.itemCount).toBe(1 + 2 * done);
    });
  });

  it('shows no money to a customer who is not approved, on any endpoint', async () => {
    const who = await shop.customer(false);
    const { productId } = await shop.product(77_777, 5);
    await shop.addToCart(who, productId, 1);
    const asked = shop.catalog.asked;
    const cart = await call<Cart>(who, 'GET', '/api/checkout/cart');
    expect(cart.text).not.toMatch(/77777|"amount"/);
    expect(cart.body).toMatchObject({ priceAccess: 'approval', subtotal: null });
    expect(shop.catalog.asked).toBe(asked);
    const start = await shop.checkout(who);
    const others = [
      await call(who, 'POST', '/api/checkout/totals-preview', { country: 'AE' }),
      await call(who, 'GET', '/api/checkout/orders'),
      await call(who, 'GET', `/api/checkout/orders/${newId('ord')}`),
      await call(who, 'GET', '/api/checkout/quotes'),
      await call(who, 'GET', `/api/checkout/checkouts/${newId('chk')}`),
      await call(who, 'POST', '/api/payments/create-intent', {
        metadata: { checkoutId: newId('chk') },
      }),
    ];
    for (const answer of [start, ...others]) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('access.approval_required');
    }
  });

  it('never sells what has no price', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(null, 5);
    await shop.addToCart(who, productId, 1);
    const answer = await shop.checkout(who);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('price.unavailable');
  });

  it('refuses a checkout that is malformed, empty or unkeyed', async () => {
    const who = await shop.customer();
    const body = { email: who.email, shippingAddress: ADDRESS, shippingMethodId: STANDARD };
    const path = '/api/checkout/checkouts';
    const key = { 'idempotency-key': newId('key') };
    expect((await call(who, 'POST', path, body)).status).toBe(400);
    expect((await call(who, 'POST', path, body, key)).body.code).toBe('cart.empty');
    const { productId } = await shop.product(100, 5);
    await shop.addToCart(who, productId, 1);
    const wrong = [
      { ...body, total: 1 },
      { ...body, email: 'x' },
      { ...body, shippingAddress: { ...ADDRESS, country: 'Emirates' } },
      { ...body, shippingAddress: { ...ADDRESS, vip: true } },
      { ...body, notes: 'x'.repeat(1_001) },
      { ...body, expectedTotal: { amount: 1.5, currency: 'USD' } },
      '{"broken',
    ];
    for (const one of wrong) {
      const answer = await call(who, 'POST', path, one, { 'idempotency-key': newId('key') });
      expect(answer.status).toBe(400);
    }
    const nowhere = await shop.checkout(who, { shippingMethodId: 'shm_unknown' });
    expect(nowhere.body.code).toBe('shipping.unavailable');
    const stale = await shop.checkout(who, { cartRevision: 99 });
    expect(stale.body.code).toBe('cart.changed');
  });

  it('hides another customer’s checkout, order, document and quote', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    const { checkout, orderId } = await shop.order(who, productId);
    const stranger = await shop.customer();
    for (const path of [
      `/api/checkout/checkouts/${checkout.checkoutId}`,
      `/api/checkout/orders/${orderId}`,
      `/api/checkout/orders/${orderId}/document`,
      `/api/checkout/quotes/${newId('quo')}`,
      '/api/checkout/orders/not-an-id',
    ]) {
      expect((await call(stranger, 'GET', path)).status).toBe(404);
    }
    const own = await call(who, 'GET', `/api/checkout/orders/${orderId}/document`);
    expect(own.status).toBe(200);
    expect(own.text.startsWith('%PDF')).toBe(true);
  });

  it('keeps what was typed until the cart has become an order, whose address it offers next', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
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
    expect((await call<KeptDraft>(who, 'GET', path)).body).toEqual({
      draft: null,
      lastOrder: null,
    });
    expect((await call(who, 'PUT', path, draft)).status).toBe(204);
    await shop.addToCart(who, productId);
    expect((await call<KeptDraft>(who, 'GET', path)).body.draft).toEqual(draft);
    expect((await call(who, 'PUT', path, { ...draft, card: '4242' })).status).toBe(400);
    const other = await call<KeptDraft>(await shop.customer(), 'GET', path);
    expect(other.body.draft).toBeNull();

    const started = await shop.checkout(who, {
      poNumber: 'PO-7',
      taxNumber: '1002',
      notes: 'Gate 4',
    });
    const { paymentId } = await shop.createIntent(who, started.body.checkoutId);
    await shop.pay(paymentId);
    await shop.placed(started.body.checkoutId);
    expect((await call<KeptDraft>(who, 'GET', path)).body).toEqual({
      draft: null,
      lastOrder: { shippingAddress: ADDRESS, billingAddress: ADDRESS, taxNumber: '1002' },
    });
    const { orderId } = await shop.stored(started.body.checkoutId);
    const order = await call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(order.body).toMatchObject({ poNumber: 'PO-7', taxNumber: '1002', notes: 'Gate 4' });
  });

  it('tracks an order by number and e-mail alone, without a price or a street', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(43_210, 5);
    const { orderNumber } = await shop.order(who, productId);
    const path = '/api/checkout/order-tracking';
    const body = { orderNumber: orderNumber.toLowerCase(), email: who.email.toUpperCase() };
    const found = await call<TrackedOrder>(null, 'POST', path, body);
    expect(found.body).toMatchObject({ orderNumber, city: 'Dubai' });
    expect(found.text).not.toMatch(/43210|amount|Wasl|Haddad|\+971/);
    const wrong = { ...body, email: 'else@example.com' };
    expect((await call(null, 'POST', path, wrong)).status).toBe(404);
  });

  it('carries the number that the warehouse gave a parcel to staff, customer, public and mail', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    const { orderId, orderNumber } = await shop.order(who, productId);
    const parcel = { carrier: 'ARAMEX', trackingNumber: 'W 77' };
    const data = { orderId, orderNumber, shippedAt: new Date().toISOString(), ...parcel };
    await shop.service.publish(orderShipped, { aggregateId: orderId, version: 9, data });
    const trackingUrl = 'https://www.aramex.com/track/results?ShipmentNumber=W%2077';
    const seen = { status: 'shipped', ...parcel, trackingUrl };
    await shop.service.waitFor(async () => (await shop.storedOrder(orderId)).status === 'shipped');
    const ofStaff = await call(await shop.admin(), 'GET', `/api/checkout/admin/orders/${orderId}`);
    expect(ofStaff.body).toMatchObject(seen);
    const own = await call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.body).toMatchObject(seen);
    const body = { orderNumber, email: who.email };
    const tracked = await call<TrackedOrder>(null, 'POST', '/api/checkout/order-tracking', body);
    expect(tracked.body).toMatchObject(seen);
    await shop.service.atRest();
    const [, shipped] = await mailsTo(who);
    expect(shipped).toContain('Tracking number: W 77');
    expect(shipped).toContain(trackingUrl);
  });

  it('ships, completes and sends the warehouse one command', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    const { orderId } = await shop.order(who, productId);
    const admin = await shop.admin();
    const root = `/api/checkout/admin/orders/${orderId}`;
    const early = await call(admin, 'PATCH', `${root}/status`, { status: 'delivered' });
    expect(early.body.code).toBe('state.illegal_transition');
    const shipment = { trackingNumber: 'T-1', carrier: 'Aramex' };
    const key = { 'idempotency-key': newId('key') };
    const first = await call<Order>(admin, 'POST', `${root}/shipments`, shipment, key);
    const again = await call<Order>(admin, 'POST', `${root}/shipments`, shipment, key);
    expect(first.body).toMatchObject({ status: 'shipped', trackingNumber: 'T-1' });
    expect(first.body).toMatchObject({
      shippingMethod: { name: 'Standard delivery', names: { fr: 'Livraison standard' } },
      totals: { taxName: 'VAT 5 %', taxNames: { en: 'VAT 5 %', fr: 'TVA 5 %' } },
    });
    expect(again.body).toEqual(first.body);
    await shop.service.waitFor(() => shop.inventory.count(shipOrder.subject) === 1);
    expect((await call(admin, 'POST', `${root}/shipments`, shipment)).status).toBe(409);
    await call(admin, 'PATCH', `${root}/status`, { status: 'delivered' });
    const done = await call<Order>(admin, 'PATCH', `${root}/status`, { status: 'completed' });
    expect(done.body.history.map((event) => event.status)).toEqual([
      'pending',
      'processing',
      'shipped',
      'delivered',
      'completed',
    ]);
  });

  it('cancels with stock and money going back', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    const { orderId, intent } = await shop.order(who, productId, 2);
    const admin = await shop.admin();
    const path = `/api/checkout/admin/orders/${orderId}/cancellation`;
    const answer = await call<Order>(admin, 'POST', path, { reason: 'Customer asked' });
    expect(answer.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    await shop.service.waitFor(() => shop.inventory.shelf.get(productId) === 5);
    expect(shop.inventory.count(releaseAllocation.subject)).toBeGreaterThan(0);
    const refunds = await shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([intent.amount.amount]);
    expect((await call(admin, 'POST', path, { reason: 'Again' })).status).toBe(409);
    await shop.service.atRest();
    const paid = `$${(intent.amount.amount / 100).toFixed(2)}`;
    const [, cancelled, refunded, ...others] = await mailsTo(who);
    expect(cancelled).toContain('> Customer asked');
    expect(cancelled).toContain(`Refund: ${paid}\nRefunded to: Card`);
    expect(refunded).toContain(`Amount: ${paid}\nRefunded to: Card`);
    expect(others).toEqual([]);
  });

  it('lets a customer cancel what has not left, once, and get the money back', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    const { orderId, intent } = await shop.order(who, productId, 2);
    const path = `/api/checkout/orders/${orderId}/cancellation`;
    const order = await call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(order.body.cancellable).toBe(true);
    expect((await call(await shop.customer(), 'POST', path, {})).status).toBe(404);
    const answer = await call<Order>(who, 'POST', path, { reason: 'Ordered twice' });
    expect(answer.body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellable: false,
      refunds: [{ amount: intent.amount, reason: 'Ordered twice' }],
    });
    await shop.service.waitFor(() => shop.inventory.shelf.get(productId) === 5);
    expect((await call(who, 'POST', path, {})).status).toBe(409);

    const shipped = await shop.order(who, productId);
    await call(
      await shop.admin(),
      'POST',
      `/api/checkout/admin/orders/${shipped.orderId}/shipments`,
      {
        trackingNumber: 'T-2',
        carrier: 'Aramex',
      },
    );
    const late = `/api/checkout/orders/${shipped.orderId}/cancellation`;
    expect((await call(who, 'POST', late, {})).body.code).toBe('state.illegal_transition');
  });

  it('says before a reorder what is gone or dearer', async () => {
    const who = await shop.customer();
    const [same, dearer, gone] = await Promise.all([
      shop.product(100, 50),
      shop.product(200, 50),
      shop.product(300, 50),
    ]);
    for (const { productId } of [same, dearer, gone]) await shop.addToCart(who, productId, 2);
    const { orderId } = await shop.order(who, same.productId, 1);
    dearer.unitMinor = 250;
    gone.unitMinor = null;
    const path = `/api/checkout/orders/${orderId}/reorder`;
    const { body } = await call<{ lines: ReorderLine[] }>(who, 'GET', path);
    expect(
      body.lines.map(({ productId, quantity, state, now }) => [
        productId,
        quantity,
        state,
        now?.amount,
      ]),
    ).toEqual([
      [same.productId, 3, 'same', 100],
      [dearer.productId, 2, 'dearer', 250],
      [gone.productId, 2, 'gone', undefined],
    ]);
    expect((await call(await shop.customer(), 'GET', path)).status).toBe(404);
  });

  it('keeps staff’s endpoints for staff', async () => {
    const who = await shop.customer();
    const editor = await shop.service.token({ role: 'editor' });
    for (const path of [
      '/api/checkout/admin/orders',
      '/api/checkout/admin/quotes',
      '/api/checkout/admin/shipping-methods',
      '/api/payments/admin/payments',
    ]) {
      expect((await call(null, 'GET', path)).status).toBe(401);
      expect((await call(who, 'GET', path)).status).toBe(403);
      expect((await call(editor, 'GET', path)).status).toBe(403);
      expect((await call(await shop.admin(), 'GET', path)).status).toBe(200);
    }
  });

  it('sells a quote at its frozen prices, once', async () => {
    const who = await shop.customer();
    const product = await shop.product(9_000, 50);
    const { productId } = product;
    const request = { lines: [{ productId, quantity: 10 }], message: 'For our depot' };
    const key = { 'idempotency-key': newId('req') };
    const ask = () => call<Quote>(who, 'POST', '/api/checkout/quotes', request, key);
    const asked = await ask();
    expect((await ask()).body).toEqual(asked.body);
    const requestMails = async () =>
      (await shop.service.published(sendMailContract('checkout'))).filter(({ data }) =>
        data.subject.includes(`${asked.body.quoteNumber} requested`),
      );
    await shop.service.waitFor(async () => (await requestMails()).length > 0);
    expect((await requestMails()).map(({ data }) => data.text)).toEqual([
      expect.stringContaining('For our depot'),
    ]);
    const admin = await shop.admin();
    const root = `/api/checkout/admin/quotes/${asked.body.quoteId}`;
    const validUntil = new Date(Date.now() + 86_400_000).toISOString();
    const unit = { amount: 7_500, currency: 'USD' };
    const bad = await call(admin, 'POST', `${root}/answer`, {
      lines: [{ productId, unit: { amount: 0, currency: 'USD' } }],
      validUntil,
    });
    expect(bad.status).toBe(400);
    await call(admin, 'POST', `${root}/answer`, { lines: [{ productId, unit }], validUntil });
    const { quoteId } = asked.body;
    await shop.service.waitFor(async () => (await answersOf(quoteId)).length > 0);
    const [announced, ...others] = await answersOf(quoteId);
    expect(announced).toMatchObject({ customerId: who.userId, answer: 'priced', validUntil });
    expect(others).toEqual([]);
    expect(JSON.stringify(announced)).not.toContain('7500');
    expect((await shop.checkout(who, { quoteId })).body.code).toBe('quote.not_accepted');
    await call(who, 'POST', `/api/checkout/quotes/${quoteId}/acceptance`);
    product.unitMinor = 99_999;
    const started = await shop.checkout(who, { quoteId });
    expect(started.body.totals.subtotal.amount).toBe(75_000);
    const intent = await shop.createIntent(who, started.body.checkoutId);
    await shop.pay(intent.paymentId);
    await shop.placed(started.body.checkoutId);
    expect((await shop.checkout(who, { quoteId })).body.code).toBe('quote.not_accepted');
  });

  it('follows the site’s settings, and no older ones that come late', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    await shop.addToCart(who, productId, 1);
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
      shop.service.publish(settingsChanged, {
        aggregateId: 'site',
        version,
        data: { ...settings, paymentsEnabled },
      });
    const enabled = async () =>
      (await call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', { country: 'AE' }))
        .body.paymentsEnabled;
    expect(await enabled()).toBe(true);
    await publish(2, false);
    await shop.service.waitFor(async () => !(await enabled()));
    await publish(1, true);
    await shop.service.atRest();
    expect(await enabled()).toBe(false);
    const checkout = await shop.checkout(who);
    const intent = await call(who, 'POST', '/api/payments/create-intent', {
      metadata: { checkoutId: checkout.body.checkoutId },
    });
    expect(intent.body.code).toBe('payments.disabled');
    await publish(3, true);
    await shop.service.waitFor(enabled);
  });

  it('applies shipping methods and taxes as staff changes them', async () => {
    const admin = await shop.admin();
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    await shop.addToCart(who, productId, 1);
    const name = { en: 'VAT 15 %', fr: 'TVA 15 %' };
    const tax = { country: 'SA', name, basisPoints: 1_500, appliesToShipping: true };
    const rule = { ...tax, active: true };
    expect((await call(admin, 'POST', '/api/checkout/admin/tax-rules', rule)).status).toBe(201);
    const twice = await call(admin, 'POST', '/api/checkout/admin/tax-rules', rule);
    expect(twice.body.code).toBe('tax.duplicate');
    const preview = await call<{ options: { totals: { taxBasisPoints: number } }[] }>(
      who,
      'POST',
      '/api/checkout/totals-preview',
      { country: 'SA' },
    );
    expect(preview.body.options.map((option) => option.totals.taxBasisPoints)).toEqual([1_500]);
  });
});
