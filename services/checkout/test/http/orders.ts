import type { Order, ReorderLine, TrackedOrder } from '@solar/contracts/checkout/orders-http';
import { releaseAllocation, shipOrder } from '@solar/contracts/inventory/commands';
import { orderShipped } from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { HttpShop } from '../support/http-shop';

/** An order after it is placed: tracked, shipped, cancelled, ordered again. */
export function ordersOverHttp(http: HttpShop): void {
  it('tracks an order by number and e-mail alone, without a price or a street', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(43_210, 5);
    const { orderNumber } = await http.shop.order(who, productId);
    const path = '/api/checkout/order-tracking';
    const body = { orderNumber: orderNumber.toLowerCase(), email: who.email.toUpperCase() };
    const found = await http.call<TrackedOrder>(null, 'POST', path, body);
    expect(found.body).toMatchObject({ orderNumber, city: 'Dubai' });
    expect(found.text).not.toMatch(/43210|amount|Wasl|Haddad|\+971/);
    const wrong = { ...body, email: 'else@example.com' };
    expect((await http.call(null, 'POST', path, wrong)).status).toBe(404);
  });

  it('carries the number that the warehouse gave a parcel to staff, customer, public and mail', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, orderNumber } = await http.shop.order(who, productId);
    const parcel = { carrier: 'ARAMEX', trackingNumber: 'W 77' };
    const data = { orderId, orderNumber, shippedAt: new Date().toISOString(), ...parcel };
    await http.shop.service.publish(orderShipped, { aggregateId: orderId, version: 9, data });
    const trackingUrl = 'https://www.aramex.com/track/results?ShipmentNumber=W%2077';
    const seen = { status: 'shipped', ...parcel, trackingUrl };
    await http.shop.service.waitFor(
      async () => (await http.shop.storedOrder(orderId)).status === 'shipped',
    );
    const ofStaff = await http.call(
      await http.shop.admin(),
      'GET',
      `/api/checkout/admin/orders/${orderId}`,
    );
    expect(ofStaff.body).toMatchObject(seen);
    const own = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.body).toMatchObject(seen);
    const body = { orderNumber, email: who.email };
    const tracked = await http.call<TrackedOrder>(
      null,
      'POST',
      '/api/checkout/order-tracking',
      body,
    );
    expect(tracked.body).toMatchObject(seen);
    await http.shop.service.atRest();
    const [, shipped] = await http.mailsTo(who);
    expect(shipped).toContain('Tracking number: W 77');
    expect(shipped).toContain(trackingUrl);
  });

  it('ends a hold when the warehouse has shipped, which staff cannot do while it lasts', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, orderNumber } = await http.shop.order(who, productId);
    const admin = await http.shop.admin();
    const root = `/api/checkout/admin/orders/${orderId}`;
    await http.call(admin, 'PATCH', `${root}/status`, { status: 'onhold' });
    const early = await http.call(admin, 'POST', `${root}/shipments`, {
      trackingNumber: 'T-2',
      carrier: 'Aramex',
    });
    expect(early.body.code).toBe('state.illegal_transition');
    const data = { orderId, orderNumber, shippedAt: new Date().toISOString() };
    const report = { ...data, carrier: 'ARAMEX', trackingNumber: 'W 78' };
    const message = { aggregateId: orderId, data: report };
    await http.shop.service.publish(orderShipped, { ...message, version: 9 });
    await http.shop.service.publish(orderShipped, { ...message, version: 10 });
    await http.shop.service.atRest();
    const order = await http.shop.storedOrder(orderId);
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: 'W 78' });
    expect(order.history.slice(-3)).toMatchObject([
      { status: 'onhold' },
      { status: 'processing', note: 'left_on_hold' },
      { status: 'shipped' },
    ]);
  });

  it('ships, completes and sends the warehouse one command', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId } = await http.shop.order(who, productId);
    const admin = await http.shop.admin();
    const root = `/api/checkout/admin/orders/${orderId}`;
    const early = await http.call(admin, 'PATCH', `${root}/status`, { status: 'delivered' });
    expect(early.body.code).toBe('state.illegal_transition');
    const shipment = { trackingNumber: 'T-1', carrier: 'Aramex' };
    const key = { 'idempotency-key': newId('key') };
    const first = await http.call<Order>(admin, 'POST', `${root}/shipments`, shipment, key);
    const again = await http.call<Order>(admin, 'POST', `${root}/shipments`, shipment, key);
    expect(first.body).toMatchObject({ status: 'shipped', trackingNumber: 'T-1' });
    expect(first.body).toMatchObject({
      shippingMethod: { name: 'Standard delivery', names: { fr: 'Livraison standard' } },
      totals: { taxName: 'VAT 5 %', taxNames: { en: 'VAT 5 %', fr: 'TVA 5 %' } },
    });
    expect(again.body).toEqual(first.body);
    await http.shop.service.waitFor(() => http.shop.inventory.count(shipOrder.subject) === 1);
    expect((await http.call(admin, 'POST', `${root}/shipments`, shipment)).status).toBe(409);
    await http.call(admin, 'PATCH', `${root}/status`, { status: 'delivered' });
    const done = await http.call<Order>(admin, 'PATCH', `${root}/status`, { status: 'completed' });
    expect(done.body.history.map((event) => event.status)).toEqual([
      'pending',
      'processing',
      'shipped',
      'delivered',
      'completed',
    ]);
  });

  it('cancels with stock and money going back', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, intent } = await http.shop.order(who, productId, 2);
    const admin = await http.shop.admin();
    const path = `/api/checkout/admin/orders/${orderId}/cancellation`;
    const answer = await http.call<Order>(admin, 'POST', path, { reason: 'Customer asked' });
    expect(answer.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    await http.shop.service.waitFor(() => http.shop.inventory.shelf.get(productId) === 5);
    expect(http.shop.inventory.count(releaseAllocation.subject)).toBeGreaterThan(0);
    const refunds = await http.shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([intent.amount.amount]);
    expect((await http.call(admin, 'POST', path, { reason: 'Again' })).status).toBe(409);
    await http.shop.service.atRest();
    const paid = `$${(intent.amount.amount / 100).toFixed(2)}`;
    const [, cancelled, refunded, ...others] = await http.mailsTo(who);
    expect(cancelled).toContain('> Customer asked');
    expect(cancelled).toContain(`Refund: ${paid}\nRefunded to: Card`);
    expect(refunded).toContain(`Amount: ${paid}\nRefunded to: Card`);
    expect(others).toEqual([]);
  });

  it('lets a customer cancel what has not left, once, and get the money back', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, intent } = await http.shop.order(who, productId, 2);
    const path = `/api/checkout/orders/${orderId}/cancellation`;
    const order = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(order.body.cancellable).toBe(true);
    expect((await http.call(await http.shop.customer(), 'POST', path, {})).status).toBe(404);
    const answer = await http.call<Order>(who, 'POST', path, { reason: 'Ordered twice' });
    expect(answer.body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      cancellable: false,
      refunds: [{ amount: intent.amount, reason: 'Ordered twice' }],
    });
    await http.shop.service.waitFor(() => http.shop.inventory.shelf.get(productId) === 5);
    expect((await http.call(who, 'POST', path, {})).status).toBe(409);

    const shipped = await http.shop.order(who, productId);
    await http.call(
      await http.shop.admin(),
      'POST',
      `/api/checkout/admin/orders/${shipped.orderId}/shipments`,
      {
        trackingNumber: 'T-2',
        carrier: 'Aramex',
      },
    );
    const late = `/api/checkout/orders/${shipped.orderId}/cancellation`;
    expect((await http.call(who, 'POST', late, {})).body.code).toBe('state.illegal_transition');
  });

  it('says before a reorder what is gone or dearer', async () => {
    const who = await http.shop.customer();
    const [same, dearer, gone] = await Promise.all([
      http.shop.product(100, 50),
      http.shop.product(200, 50),
      http.shop.product(300, 50),
    ]);
    for (const { productId } of [same, dearer, gone]) await http.shop.addToCart(who, productId, 2);
    const { orderId } = await http.shop.order(who, same.productId, 1);
    dearer.unitMinor = 250;
    gone.unitMinor = null;
    const path = `/api/checkout/orders/${orderId}/reorder`;
    const { body } = await http.call<{ lines: ReorderLine[] }>(who, 'GET', path);
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
    expect((await http.call(await http.shop.customer(), 'GET', path)).status).toBe(404);
  });
}
