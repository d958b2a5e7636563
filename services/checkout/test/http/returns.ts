import type { Order } from '@solar/contracts/checkout/orders-http';
import type {
  OrderReturn,
  OrderReturns,
  ReturnPicture,
  StaffReturn,
} from '@solar/contracts/checkout/returns-http';
import { expectReturn, withdrawReturn } from '@solar/contracts/inventory/commands';
import { orderShipped, returnReceived, returnWithdrawn } from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import sharp from 'sharp';
import { Refunds } from '../../src/saga/refund';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

type Failed = { code: string };
const key = () => ({ 'idempotency-key': newId('key') });

/** Goods that come back: asked for, decided on, received by the warehouse, paid for. */
export function returnsOverHttp(http: HttpShop): void {
  let admin: string;
  beforeAll(async () => {
    admin = await http.shop.admin();
  });

  async function shipped(quantity: number, unitMinor = 1_000) {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(unitMinor, 50);
    const order = await http.shop.order(who, productId, quantity);
    const shipment = { trackingNumber: 'T-1', carrier: 'Aramex' };
    await http.call(
      admin,
      'POST',
      `/api/checkout/admin/orders/${order.orderId}/shipments`,
      shipment,
    );
    return { who, productId, ...order };
  }

  const ask = <T = OrderReturn & Failed>(
    who: Customer | string | null,
    orderId: string,
    lines: unknown,
    more: object = {},
    headers: Record<string, string> = key(),
  ) =>
    http.call<T>(
      who,
      'POST',
      `/api/checkout/orders/${orderId}/returns`,
      { lines, ...more },
      headers,
    );

  const line = (productId: string, quantity: number) => ({
    ...{ productId, quantity, reason: 'defective' },
  });

  const staff = (id: string, step: string, body: object = {}) =>
    http.call<StaffReturn & Failed>(
      admin,
      'POST',
      `/api/checkout/admin/returns/${id}/${step}`,
      body,
      key(),
    );

  const ofOrder = async (who: Customer, orderId: string) =>
    (await http.call<OrderReturns>(who, 'GET', `/api/checkout/orders/${orderId}/returns`)).body;

  const reached = (who: Customer, orderId: string, status: string) =>
    http.shop.service.waitFor(
      async () => (await ofOrder(who, orderId)).items[0]?.status === status,
    );

  /** The warehouse's answer. */
  const arrive = (one: OrderReturn, productId: string, sellable: number, damaged: number) =>
    http.shop.service.publish(returnReceived, {
      aggregateId: one.orderId,
      version: 5,
      data: {
        ...{ returnId: one.returnId, orderId: one.orderId },
        receivedAt: new Date().toISOString(),
        lines: [{ productId, sellable, damaged }],
        by: { id: 'usr_warehouse', name: 'Wael Nasser' },
      },
    });

  const commandsAbout = (subject: string, id: string) =>
    http.shop.inventory.commands.filter(
      ({ subject: sent, aggregateId }) => sent === subject && aggregateId === id,
    );

  it('takes goods back from the request to the refund, over warehouse, payment, papers and mails', async () => {
    const { who, productId, orderId, orderNumber, intent } = await shipped(4);
    const { body: one } = await ask(who, orderId, [line(productId, 3)], { comment: 'Cracked' });
    expect(one).toMatchObject({ status: 'requested', returnNumber: `${orderNumber}-R1` });
    expect((await ofOrder(who, orderId)).returnable).toMatchObject({
      open: true,
      lines: [{ productId, quantity: 1 }],
    });
    const { returnId } = one;
    const accepted = await staff(returnId, 'acceptance', { note: 'Dock 4' });
    expect(accepted.body).toMatchObject({ status: 'accepted', refundable: null });
    await http.shop.service.waitFor(
      () => commandsAbout(expectReturn.subject, returnId).length === 1,
    );
    expect(commandsAbout(expectReturn.subject, returnId)[0]?.data).toMatchObject({
      ...{ orderId, orderNumber },
      lines: [{ productId, quantity: 3, reason: 'defective' }],
    });
    const early = await staff(returnId, 'refund');
    expect(early.body.code).toBe('state.illegal_transition');

    await arrive(one, productId, 1, 1);
    await reached(who, orderId, 'received');
    await arrive(one, productId, 3, 0);
    // One of three did not come, which can be returned again.
    expect((await ofOrder(who, orderId)).returnable.lines).toMatchObject([{ quantity: 2 }]);
    const { body: seen } = await http.call<StaffReturn>(
      admin,
      'GET',
      `/api/checkout/admin/returns/${returnId}`,
    );
    // Two pieces at 10.00 with 5 % tax.
    expect(seen.refundable).toEqual({ amount: 2_100, currency: 'USD' });
    const tooMuch = await staff(returnId, 'refund', { amount: { amount: 2_101, currency: 'USD' } });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'validation.failed']);
    const paid = await staff(returnId, 'refund', { amount: { amount: 2_000, currency: 'USD' } });
    expect(paid.body).toMatchObject({ status: 'refunded', refund: { amount: 2_000 } });
    expect((await staff(returnId, 'refund')).status).toBe(409);
    const refunds = await http.shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([2_000]);
    const order = await http.call<Order>(who, 'GET', `/api/checkout/orders/${orderId}`);
    expect(order.body).toMatchObject({
      status: 'shipped',
      paymentStatus: 'partially_refunded',
      refunds: [{ amount: { amount: 2_000 }, reason: `Return ${orderNumber}-R1` }],
    });
    const papers = await http.call<{ items: { kind: string }[] }>(
      who,
      'GET',
      `/api/checkout/orders/${orderId}/documents`,
    );
    expect(papers.body.items.map(({ kind }) => kind)).toContain('credit_note');
    const [own] = (await ofOrder(who, orderId)).items;
    expect(own?.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'requested customer',
      'accepted staff',
      'received warehouse',
      'refunding staff',
      'refunded system',
    ]);
    // Names of staff are for staff.
    expect(JSON.stringify(own)).not.toMatch(/Wael|person/);
    const { history } = (
      await http.call<StaffReturn>(admin, 'GET', `/api/checkout/admin/returns/${returnId}`)
    ).body;
    expect(history.map(({ person = '' }) => person)).toEqual([
      ...['', 'Test Person', 'Wael Nasser'],
      ...['Test Person', ''],
    ]);
    await http.shop.service.atRest();
    const [, , asked, agreed, arrived, back, ...others] = await http.mailsTo(who);
    expect(asked).toContain(`${orderNumber}-R1`);
    expect(asked).toContain('Defective');
    expect(agreed).toContain('> Dock 4');
    expect(arrived).toContain('arrived at our warehouse');
    expect(back).toContain('Amount: $20.00\nRefunded to: Visa\u00a0•••• 4242');
    expect(others).toEqual([]);
  });

  it('lets nobody claim more than was shipped, however they ask at once, and repeats an answer by its key', async () => {
    const { who, productId, orderId } = await shipped(4);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => ask(who, orderId, [line(productId, 3)])),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const again = key();
    const first = await ask(who, orderId, [line(productId, 1)], {}, again);
    const second = await ask(who, orderId, [line(productId, 1)], {}, again);
    expect(second.body).toEqual(first.body);
    const more = await ask(who, orderId, [line(productId, 1)]);
    expect(more.body.code).toBe('return.exceeds_shipped');
    expect((await ofOrder(who, orderId)).items).toHaveLength(2);
    const orders = http.shop.service.db.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: orderId }, { $set: { returnCount: 50 } });
    expect((await ask(who, orderId, [line(productId, 1)])).body.code).toBe('return.too_many');
  });

  it('names the pieces that come back, which were sent with the order', async () => {
    const { who, productId, orderId, orderNumber } = await shipped(2);
    const serials = [{ productId, number: 'SN-1' }];
    const report = { orderId, orderNumber, shippedAt: new Date().toISOString(), serials };
    await http.shop.service.publish(orderShipped, {
      aggregateId: orderId,
      version: 9,
      data: report,
    });
    await http.shop.service.atRest();
    const named = (numbers: string[], quantity = 1) =>
      ask(who, orderId, [{ ...line(productId, quantity), serials: numbers }]);
    const other = await named(['SN-2']);
    expect([other.status, other.body.code]).toEqual([409, 'return.not_sent']);
    expect((await named(['SN-1', 'SN-2'])).status).toBe(400);
    const { body: one } = await named(['sn-1']);
    expect(one.lines).toMatchObject([{ quantity: 1, serials: ['SN-1'] }]);
    await staff(one.returnId, 'acceptance');
    await http.shop.service.waitFor(
      () => commandsAbout(expectReturn.subject, one.returnId).length === 1,
    );
    expect(commandsAbout(expectReturn.subject, one.returnId)[0]?.data).toMatchObject({
      lines: [{ productId, quantity: 1, serials: ['SN-1'] }],
    });
  });

  it('refuses, cancels and withdraws, each only from where the table allows it', async () => {
    const { who, productId, orderId } = await shipped(2);
    const cancel = (id: string, by: Customer | string | null = who) =>
      http.call<OrderReturn & Failed>(by, 'POST', `/api/checkout/returns/${id}/cancellation`, {});
    const { body: first } = await ask(who, orderId, [line(productId, 2)]);
    expect((await cancel(first.returnId, await http.shop.customer())).status).toBe(404);
    expect((await cancel(first.returnId)).body.status).toBe('cancelled');
    expect((await staff(first.returnId, 'acceptance')).body.code).toBe('state.illegal_transition');

    const { body: second } = await ask(who, orderId, [line(productId, 2)]);
    const refused = await staff(second.returnId, 'refusal', { reason: 'Opened and used' });
    expect(refused.body.history.at(-1)).toMatchObject({
      status: 'refused',
      note: 'Opened and used',
    });

    const { body: third } = await ask(who, orderId, [line(productId, 2)]);
    await staff(third.returnId, 'acceptance');
    expect((await cancel(third.returnId)).body.code).toBe('state.illegal_transition');
    expect((await staff(third.returnId, 'withdrawal')).body.status).toBe('withdrawing');
    await http.shop.service.waitFor(
      () => commandsAbout(withdrawReturn.subject, third.returnId).length === 1,
    );
    const { returnId } = third;
    const data = { returnId, orderId };
    await http.shop.service.publish(returnWithdrawn, { aggregateId: orderId, version: 6, data });
    await reached(who, orderId, 'cancelled');
    // The warehouse had already given it up.
    await arrive(third, productId, 2, 0);
    await http.shop.service.atRest();
    expect((await ofOrder(who, orderId)).items[0]?.status).toBe('cancelled');
    const mails = (await http.mailsTo(who)).join('\n');
    expect(mails).toContain('> Opened and used');
    expect(mails).toContain('we no longer expect the items');
  });

  it('waits for the provider’s answer, and is refunded again after a refusal', async () => {
    const { who, productId, orderId, intent } = await shipped(1);
    const { body: one } = await ask(who, orderId, [line(productId, 1)]);
    await staff(one.returnId, 'acceptance');
    await arrive(one, productId, 0, 1);
    await reached(who, orderId, 'received');
    await http.shop.lever('faults', { path: '/v1/refunds', kind: 'refuse', times: 3 });
    const waiting = await staff(one.returnId, 'refund');
    expect(waiting.body).toMatchObject({ status: 'refunding', refund: { amount: 1_050 } });
    expect((await staff(one.returnId, 'refund')).body.code).toBe('state.illegal_transition');
    const checkout = await http.shop.checkouts.findOne({ 'payment.id': intent.paymentId });
    const refundId = checkout?.payment?.refunds[0]?.refundId ?? '';
    await http.shop.service.get(Refunds).finish(intent.paymentId, refundId, 'failed');
    const [back] = (await ofOrder(who, orderId)).items;
    expect(back).toMatchObject({ status: 'received', refund: null });
    expect((await staff(one.returnId, 'refund')).body.status).toBe('refunded');
    await http.shop.service.atRest();
    const arrived = (await http.mailsTo(who)).filter((mail) => mail.includes('arrived at our'));
    expect(arrived).toHaveLength(1);
  });

  it('closes its window to customers, not to staff', async () => {
    const { who, productId, orderId } = await shipped(1);
    const orders = http.shop.service.db.collection<{ _id: string }>('orders');
    const long = new Date(Date.now() - 31 * 86_400_000);
    const left = { 'history.$[step].at': long };
    const arrayFilters = [{ 'step.status': 'shipped' }];
    await orders.updateOne({ _id: orderId }, { $set: left }, { arrayFilters });
    const late = await ask(who, orderId, [line(productId, 1)]);
    expect([late.status, late.body.code]).toEqual([409, 'return.too_late']);
    const path = `/api/checkout/admin/orders/${orderId}/returns`;
    const body = { lines: [{ productId, quantity: 1, reason: 'undelivered' }] };
    const opened = await http.call<StaffReturn>(admin, 'POST', path, body, key());
    expect(opened.body).toMatchObject({ status: 'accepted' });
    const [first] = (
      await http.call<{ items: StaffReturn[] }>(
        admin,
        'GET',
        `/api/checkout/admin/returns?status=accepted&q=${opened.body.returnNumber.toLowerCase()}`,
      )
    ).body.items;
    expect(first?.returnId).toBe(opened.body.returnId);
  });

  it('keeps pictures small, for their owner and staff alone, and takes a type from the content', async () => {
    const { who, productId, orderId } = await shipped(1);
    const upload = (by: Customer, bytes: Buffer) => {
      const head =
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
      return http.shop.service.request<ReturnPicture & Failed>(
        'POST',
        '/api/checkout/return-pictures',
        {
          token: by.token,
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
          body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
        },
      );
    };
    const photo = await sharp({
      create: { width: 2_400, height: 1_200, channels: 3, background: '#fa0' },
    })
      .jpeg()
      .toBuffer();
    const { body } = await upload(who, photo);
    const stranger = await http.shop.customer();
    const foreign = await ask(stranger, orderId, [line(productId, 1)]);
    expect(foreign.status).toBe(404);
    const stolen = await upload(stranger, photo);
    const pictures = [body.pictureId];
    const wrong = await ask(who, orderId, [line(productId, 1)], {
      pictures: [stolen.body.pictureId],
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'validation.failed']);
    const { body: one } = await ask(who, orderId, [line(productId, 1)], { pictures });
    expect(one.pictures).toEqual(pictures);
    const path = `/api/checkout/return-pictures/${body.pictureId}`;
    const answers = await Promise.all(
      [who.token, admin, stranger.token, undefined].map((token) =>
        http.shop.service.request('GET', path, { token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
    expect(answers[0]?.headers['content-type']).toBe('image/webp');
    const stored = await http.shop.service.db
      .collection<{ _id: string; bytes: { buffer: Buffer }; expiresAt?: Date }>('return_pictures')
      .findOne({ _id: body.pictureId });
    const { width, height } = await sharp(Buffer.from(stored?.bytes.buffer ?? [])).metadata();
    expect([width, height, stored?.expiresAt]).toEqual([1_600, 800, undefined]);
    const fake = await upload(who, Buffer.from('<svg onload="alert(1)"/>'));
    expect([fake.status, fake.body.code]).toEqual([422, 'media.unsupported']);
  });

  it('is closed to strangers and the unapproved, and says what is wrong with a request', async () => {
    const { who, productId, orderId } = await shipped(1);
    const stranger = await http.shop.customer();
    const path = `/api/checkout/orders/${orderId}/returns`;
    expect((await http.call(null, 'GET', path)).status).toBe(401);
    expect((await http.call(stranger, 'GET', path)).status).toBe(404);
    const unapproved = await http.shop.customer(false);
    expect((await http.call(unapproved, 'GET', path)).status).toBe(403);
    expect((await http.call(who, 'GET', '/api/checkout/admin/returns')).status).toBe(403);
    const bad = [
      [],
      [line(productId, 0)],
      [line(productId, 1), line(productId, 1)],
      [{ ...line(productId, 1), reason: 'undelivered' }],
      [{ ...line(productId, 1), extra: 1 }],
    ];
    for (const lines of bad) expect((await ask(who, orderId, lines)).status).toBe(400);
    expect((await ask(who, orderId, [line(productId, 1)], {}, {})).status).toBe(400);
    const pending = await http.shop.order(who, productId, 1);
    const unshipped = await ask(who, pending.orderId, [line(productId, 1)]);
    expect([unshipped.status, unshipped.body.code]).toEqual([409, 'return.not_shipped']);
  });
}
