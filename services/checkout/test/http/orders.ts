import { join } from 'node:path';
import type {
  Order,
  OrderListItem,
  ReorderLine,
  StaffOrder,
  TrackedOrder,
} from '@solar/contracts/checkout/orders-http';
import type { Page } from '@solar/contracts/common/pagination';
import { releaseAllocation, shipOrder } from '@solar/contracts/inventory/commands';
import {
  orderCovered,
  orderPartShipped,
  orderShipped,
  orderShort,
} from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { auditOf, unclassifiedCollections } from '@solar/service-kit/testing/audit';
import { mistakesOfAuditedRoutes } from '@solar/service-kit/testing/audited-routes';
import { unlistedAuditFields } from '@solar/service-kit/testing/audited-fields';
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
    const by = { id: 'usr_1', name: 'Picker Person' };
    const data = { orderId, orderNumber, shippedAt: new Date().toISOString(), by, ...parcel };
    await http.shop.service.publish(orderShipped, { aggregateId: orderId, version: 9, data });
    const trackingUrl = 'https://www.aramex.com/track/results?ShipmentNumber=W%2077';
    const seen = { status: 'shipped', ...parcel, trackingUrl };
    await http.shop.service.waitFor(
      async () => (await http.shop.storedOrder(orderId)).status === 'shipped',
    );
    const ofStaff = await http.call<StaffOrder>(
      await http.shop.admin(),
      'GET',
      `/api/checkout/admin/orders/${orderId}`,
    );
    expect(ofStaff.body.history.at(-1)).toMatchObject({ status: 'shipped', by });
    const mine = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(mine.text).not.toContain('Picker');
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

  it('waits for goods that are gone, ships in parts, and refunds once what never comes', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, orderNumber } = await http.shop.order(who, productId, 3);
    const { service } = http.shop;
    const become = (check: (order: Awaited<ReturnType<typeof http.shop.storedOrder>>) => boolean) =>
      service.waitFor(async () => check(await http.shop.storedOrder(orderId)));
    const raise = <T extends typeof orderShort | typeof orderCovered | typeof orderPartShipped>(
      contract: T,
      version: number,
      data: object,
    ) =>
      service.publish(contract, {
        ...{ aggregateId: orderId, version },
        data: { orderId, orderNumber, ...data } as never,
      });
    const short = (choice: string) => ({
      ...{ shortageId: newId('sho'), choice, lines: [{ productId, quantity: 1 }] },
    });
    await raise(orderShort, 20, short('wait'));
    await become(({ status }) => status === 'onhold');
    await raise(orderCovered, 21, {});
    await become(({ status }) => status === 'processing');
    const left = { shippedAt: new Date().toISOString(), carrier: 'DHL', trackingNumber: 'P1' };
    const by = { id: 'usr_w', name: 'Waleed Saif' };
    await raise(orderPartShipped, 22, { ...left, by, lines: [{ productId, quantity: 1 }] });
    await become(({ parts }) => parts?.length === 1);
    const [{ name = '' } = {}] = (await http.shop.storedOrder(orderId)).lines;
    const part = { lines: [{ name, quantity: 1 }], carrier: 'DHL', trackingNumber: 'P1' };
    const seen = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(seen.body.history.at(-1)).toMatchObject({ status: 'processing', part });
    expect(seen.text).not.toContain(by.name);
    const byStaff = await http.call<StaffOrder>(
      await http.shop.admin(),
      'GET',
      `/api/checkout/admin/orders/${orderId}`,
    );
    expect(byStaff.body.history.at(-1)).toMatchObject({ part, by });
    await http.shop.service.waitFor(async () =>
      (await http.mailsTo(who)).some((mail) => mail.includes('partly shipped')),
    );
    const cancelled = await http.call<{ code: string }>(
      await http.shop.admin(),
      'POST',
      `/api/checkout/admin/orders/${orderId}/cancellation`,
      { reason: 'late' },
    );
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'order.part_shipped']);
    const gone = short('short_ship');
    await raise(orderShort, 23, gone);
    await raise(orderShort, 24, gone);
    await become(({ refundedMinor }) => refundedMinor > 0);
    await service.atRest();
    const order = await http.shop.storedOrder(orderId);
    expect(order.notShipped).toEqual([{ productId, quantity: 1 }]);
    expect(order.history.map(({ note }) => note)).toEqual([
      ...[null, null, 'waiting_for_stock', 'stock_arrived', 'part_shipped', 'short_shipped'],
    ]);
    expect(order.refunds).toHaveLength(1);
    const { lines } = order;
    expect(order.refundedMinor).toBeGreaterThanOrEqual((lines[0]?.lineTotal.amount ?? 0) / 3);
    expect(order.refundedMinor).toBeLessThan(order.totalMinor / 2);
    expect((await http.mailsTo(who)).join()).toContain('items of your order are missing');
  });

  it('cancels and refunds an order for which the warehouse has nothing', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, orderNumber } = await http.shop.order(who, productId);
    await http.shop.service.publish(orderShort, {
      ...{ aggregateId: orderId, version: 30 },
      data: {
        ...{ orderId, orderNumber, shortageId: newId('sho'), choice: 'cancel' },
        lines: [{ productId, quantity: 1 }],
      },
    });
    await http.shop.service.waitFor(async () => {
      const order = await http.shop.storedOrder(orderId);
      return order.status === 'cancelled' && order.refundedMinor === order.totalMinor;
    });
    expect(http.shop.inventory.count(releaseAllocation.subject)).toBeGreaterThan(0);
  });

  it('keeps notes of staff and who moved an order, for staff alone', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId } = await http.shop.order(who, productId);
    const admin = await http.shop.admin();
    const root = `/api/checkout/admin/orders/${orderId}`;
    const text = 'Call before delivery, gate 4';
    const noted = await http.call<StaffOrder>(admin, 'POST', `${root}/notes`, { text });
    expect(noted.status).toBe(201);
    const [{ by }] = noted.body.staffNotes as [StaffOrder['staffNotes'][number]];
    expect(noted.body.staffNotes).toMatchObject([{ text, by: { name: 'Test Person' } }]);
    await http.call(admin, 'PATCH', `${root}/status`, { status: 'onhold' });
    const { body } = await http.call<StaffOrder>(admin, 'GET', root);
    expect(body.history.at(-1)).toMatchObject({ status: 'onhold', by });
    expect(body.history[0]?.by).toBeNull();
    const own = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.text).not.toMatch(/gate 4|staffNotes|"by"/);
    expect(own.text).not.toContain(by.id);
    for (const bad of [{}, { text: ' ' }, { text: 'x', by: 'me' }]) {
      expect((await http.call(admin, 'POST', `${root}/notes`, bad)).status).toBe(400);
    }
    expect((await http.call(who, 'POST', `${root}/notes`, { text })).status).toBe(403);
    const missing = `/api/checkout/admin/orders/${newId('ord')}/notes`;
    expect((await http.call(admin, 'POST', missing, { text })).status).toBe(404);
  });

  it('are found by any part of their number, by name, e-mail, SKU and product', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { orderId, orderNumber } = await http.shop.order(who, productId);
    const admin = await http.shop.admin();
    const stored = await http.shop.storedOrder(orderId);
    const [line] = stored.lines;
    const found = async (q: string) => {
      const path = `/api/checkout/admin/orders?pageSize=100&q=${encodeURIComponent(q)}`;
      const { body } = await http.call<Page<OrderListItem>>(admin, 'GET', path);
      return body.items.map((item) => item.orderId);
    };
    const sequence = orderNumber.slice(orderNumber.lastIndexOf('-') + 1);
    const asked = [
      orderNumber,
      sequence,
      sequence.replace(/^0+/, ''),
      who.email.toUpperCase(),
      stored.shippingAddress.fullName,
      line?.sku ?? '',
      `${line?.name ?? ''} ${sequence}`,
    ];
    for (const q of asked)
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([orderId])]);
    expect(await found(`${sequence} nothing-like-it`)).toEqual([]);
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
    const serials = [{ productId, number: 'SN-1' }];
    const report = { ...data, carrier: 'ARAMEX', trackingNumber: 'W 78', serials };
    const message = { aggregateId: orderId, data: report };
    await http.shop.service.publish(orderShipped, { ...message, version: 9 });
    await http.shop.service.publish(orderShipped, { ...message, version: 10 });
    await http.shop.service.atRest();
    const order = await http.shop.storedOrder(orderId);
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: 'W 78' });
    const own = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(own.body.serials).toEqual(serials);
    // What staff did is recorded; the purchase and what followed from the warehouse stand in the order's own history.
    const entries = await auditOf(http.shop.service, orderId);
    expect(entries.map(({ actor, changes }) => [actor.kind, changes])).toEqual([
      ['person', [{ field: 'status', from: 'processing', to: 'onhold' }]],
    ]);
    expect(order.history.slice(-3)).toMatchObject([
      { status: 'onhold' },
      { status: 'processing', note: 'left_on_hold' },
      { status: 'shipped' },
    ]);
  });

  it('classify every collection for the audit trail', () => {
    expect(unclassifiedCollections(http.shop.service)).toEqual([]);
    expect(unlistedAuditFields(http.shop.service)).toEqual([]);
  });

  it('say of every endpoint that changes something what it leaves in the audit trail', async () => {
    const folder = join(__dirname, '../..');
    expect(await mistakesOfAuditedRoutes(http.shop.service, folder)).toEqual([]);
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
      totals: { taxName: 'VAT 5%', taxNames: { en: 'VAT 5%', fr: 'TVA 5 %' } },
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
    expect(cancelled).toContain(`Refund: ${paid}\nRefunded to: Visa\u00a0•••• 4242`);
    expect(refunded).toContain(`Amount: ${paid}\nRefunded to: Visa\u00a0•••• 4242`);
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
