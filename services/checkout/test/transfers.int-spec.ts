import { orderPlaced, orderStatusChanged } from '@solar/contracts/checkout/events';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type {
  Payment,
  PaymentConfig,
  PaymentIntentView,
} from '@solar/contracts/checkout/payments-http';
import type { Page } from '@solar/contracts/common/pagination';
import { confirmHold } from '@solar/contracts/inventory/commands';
import { stockAllocationRefused } from '@solar/contracts/inventory/events';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CheckoutRepository } from '../src/saga/checkout.repository';
import { CheckoutSweeper } from '../src/saga/expired';
import { rightBefore } from './support/barrier';
import { BANK, Shop, type Customer } from './support/shop';

type Answer = { code: string };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

describe('bank transfers', () => {
  let shop: Shop;
  let admin: string;
  beforeAll(async () => {
    shop = await Shop.open(BANK);
    admin = await shop.admin();
  });
  afterEach(() => shop.inventory.deaf.clear());
  afterAll(() => shop.close());

  const choose = <T = PaymentIntentView & Answer>(
    who: Customer,
    checkoutId: string,
    method = 'bank_transfer',
  ) =>
    shop.service.request<T>('POST', '/api/payments/create-intent', {
      token: who.token,
      body: { method, metadata: { checkoutId } },
    });

  const staff = <T = Payment & Answer>(path: string, body: object = {}, token = admin) =>
    shop.service.request<T>('POST', `/api/payments/admin/payments/${path}`, {
      token,
      headers: { 'idempotency-key': newId('key') },
      body,
    });

  /** A reserved checkout, not paid for yet. */
  const reserved = async (pieces = 3) => {
    const who = await shop.customer();
    const product = await shop.product(10_000, pieces);
    const checkout = await shop.reserved(who, product.productId, 2);
    return { who, productId: product.productId, checkoutId: checkout.checkoutId };
  };

  /** An order that waits for its money with its stock allocated. */
  const placed = async () => {
    const open = await reserved();
    const { status, body: intent } = await choose(open.who, open.checkoutId);
    expect(status).toBe(200);
    const { orderId } = await shop.stored(open.checkoutId);
    await shop.service.waitFor(async () => (await shop.storedOrder(orderId)).allocatedAt);
    return { ...open, intent, orderId };
  };

  const readOrder = async (who: Customer, orderId: string) =>
    (
      await shop.service.request<Order>('GET', `/api/checkout/orders/${orderId}`, {
        token: who.token,
      })
    ).body;
  const placedEvents = async (orderId: string) =>
    (await shop.service.published(orderPlaced)).filter(({ data }) => data.orderId === orderId);
  const mailsTo = (who: Customer) =>
    shop.mailbox.mails.filter((mail) => mail.includes(`To: ${who.email}`));

  it('are offered beside cards where the shop has named an account', async () => {
    const { body } = await shop.service.request<PaymentConfig>('GET', '/api/payments/config');
    expect(body.methods).toEqual([{ code: 'card' }, { code: 'bank_transfer' }]);
  });

  it('place an unpaid order with its stock, and count it once staff have the money', async () => {
    const { who, productId, intent, orderId, checkoutId } = await placed();
    expect(intent).toMatchObject({ status: 'awaiting_transfer', clientSecret: '' });
    expect(shop.inventory.shelf.get(productId)).toBe(1);
    expect(shop.inventory.allocations.has(orderId)).toBe(true);
    const unpaid = await readOrder(who, orderId);
    expect(unpaid).toMatchObject({ status: 'pending', paymentStatus: 'awaiting_transfer' });
    expect(unpaid.shippingMethod.arrival).toBeUndefined();
    expect(unpaid.transfer).toMatchObject({
      reference: unpaid.orderNumber,
      amount: unpaid.total,
      iban: BANK.BANK_IBAN,
    });
    const status = await shop.status(who, intent.paymentId);
    expect(status.body).toMatchObject({
      checkoutState: 'awaiting_transfer',
      transfer: { reference: unpaid.orderNumber },
    });
    const cart = await shop.service.request('GET', '/api/checkout/cart', { token: who.token });
    expect(cart.body).toMatchObject({ itemCount: 0 });
    expect(await placedEvents(orderId)).toEqual([]);
    await shop.service.waitFor(() => mailsTo(who).length === 1);

    const paid = await staff(`${intent.paymentId}/receipt`, { amount: unpaid.total });
    expect(paid.body).toMatchObject({ status: 'succeeded', captured: unpaid.total });
    const order = await readOrder(who, orderId);
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'succeeded',
      paymentMethod: 'bank_transfer',
      transfer: null,
    });
    expect(order.shippingMethod.arrival).toEqual({
      from: expect.stringMatching(DATE),
      to: expect.stringMatching(DATE),
    });
    expect((await shop.stored(checkoutId)).state).toBe('paid');
    await shop.service.waitFor(async () => (await placedEvents(orderId)).length === 1);
    await shop.service.waitFor(() => mailsTo(who).length === 2);
  });

  it('show a pro-forma with the account until the money has come, then the tax invoice', async () => {
    const { who, intent, orderId } = await placed();
    const title = async () => {
      const pdf = await shop.service.request('GET', `/api/checkout/orders/${orderId}/document`, {
        token: who.token,
      });
      return /\(((?:Pro-forma invoice ALSA|Tax invoice INV)-[^)]*)\)/.exec(pdf.text)?.[1];
    };
    expect(await title()).toMatch(/^Pro-forma invoice ALSA-/);
    const { total } = await readOrder(who, orderId);
    await staff(`${intent.paymentId}/receipt`, { amount: total });
    expect(await title()).toMatch(/^Tax invoice INV-\d{4}-\d{6}$/);
  });

  it('answer a repeated choice with the same order', async () => {
    const { who, checkoutId } = await reserved();
    const answers = await Promise.all([1, 2, 3].map(() => choose(who, checkoutId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    const orders = await shop.service.db.collection('orders').countDocuments({ checkoutId });
    expect(orders).toBe(1);
  });

  it('do not mix with a card: what was chosen first stays', async () => {
    const card = await reserved();
    await shop.createIntent(card.who, card.checkoutId);
    expect((await choose(card.who, card.checkoutId)).body.code).toBe('payment.method_chosen');
    const transfer = await placed();
    const late = await choose(transfer.who, transfer.checkoutId, 'card');
    expect(late.body.code).toBe('payment.method_chosen');
    expect((await choose(card.who, card.checkoutId, 'cheque')).status).toBe(400);
  });

  it('count no other amount, no stranger’s word, and no second receipt', async () => {
    const { who, intent, orderId } = await placed();
    const { total } = await readOrder(who, orderId);
    const path = `${intent.paymentId}/receipt`;
    const less = await staff(path, { amount: { ...total, amount: total.amount - 1 } });
    expect([less.status, less.body.code]).toEqual([409, 'payment.amount_mismatch']);
    const foreign = await staff(path, { amount: { ...total, currency: 'EUR' } });
    expect(foreign.body.code).toBe('payment.amount_mismatch');
    for (const body of [{}, { amount: 5 }, { amount: total, paid: true }]) {
      expect((await staff(path, body)).status).toBe(400);
    }
    expect((await staff(path, { amount: total }, who.token)).status).toBe(403);
    const editor = await shop.service.token({ role: 'editor' });
    expect((await staff(path, { amount: total }, editor)).status).toBe(403);
    expect((await staff('btr_unknown/receipt', { amount: total })).status).toBe(404);
    const stranger = await shop.customer();
    expect((await shop.status(stranger, intent.paymentId)).status).toBe(404);
    expect((await readOrder(who, orderId)).paymentStatus).toBe('awaiting_transfer');
    expect(await placedEvents(orderId)).toEqual([]);

    const answers = await Promise.all([1, 2, 3].map(() => staff(path, { amount: total })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await staff(path, { amount: total })).body.code).toBe('payment.not_awaited');
    await shop.service.atRest();
    expect(await placedEvents(orderId)).toHaveLength(1);
  });

  it('are counted when the stock is allocated after the receipt, too', async () => {
    shop.inventory.deaf.add(confirmHold.subject);
    const { who, checkoutId } = await reserved();
    const { body: intent } = await choose(who, checkoutId);
    const { orderId } = await shop.stored(checkoutId);
    const { total } = await readOrder(who, orderId);
    expect((await staff(`${intent.paymentId}/receipt`, { amount: total })).status).toBe(200);
    expect((await readOrder(who, orderId)).status).toBe('pending');
    expect(await placedEvents(orderId)).toEqual([]);
    shop.inventory.deaf.clear();
    await shop.service.db
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: orderId }, { $set: { wakeAt: new Date(0) } });
    await shop.service.get(CheckoutSweeper).sweep();
    await shop.placed(checkoutId);
    await shop.service.waitFor(async () => (await placedEvents(orderId)).length === 1);
  });

  it('are reminded of once, and end with stock and order given back', async () => {
    const { who, productId, intent, orderId, checkoutId } = await placed();
    await shop.service.waitFor(() => mailsTo(who).length === 1);
    const sweep = () => shop.service.get(CheckoutSweeper).sweep();
    await shop.due(checkoutId, { expired: false });
    await sweep();
    await shop.due(checkoutId, { expired: false });
    await sweep();
    await shop.service.waitFor(() => mailsTo(who).length === 2);
    expect((await shop.stored(checkoutId)).state).toBe('awaiting_transfer');

    await shop.due(checkoutId, { expired: true });
    await sweep();
    expect(await shop.stored(checkoutId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'expired',
      payment: { status: 'cancelled', captured: 0 },
    });
    expect(await readOrder(who, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
    });
    await shop.service.waitFor(() => shop.inventory.shelf.get(productId) === 3);
    await shop.service.atRest();
    expect(mailsTo(who)).toHaveLength(3);

    const { total } = await readOrder(who, orderId);
    const late = await staff(`${intent.paymentId}/receipt`, { amount: total });
    expect(late.body.code).toBe('payment.not_awaited');
    expect((await readOrder(who, orderId)).status).toBe('cancelled');
    const changes = await shop.service.published(orderStatusChanged);
    const own = changes.filter(({ data }) => data.orderId === orderId);
    expect(own.map(({ data }) => [data.from, data.to])).toEqual([['pending', 'cancelled']]);
    expect(await placedEvents(orderId)).toEqual([]);
  });

  it('stay paid when the receipt comes in the moment of the end', async () => {
    const { who, intent, orderId, checkoutId, productId } = await placed();
    const { total } = await readOrder(who, orderId);
    await shop.due(checkoutId, { expired: true });
    const barrier = rightBefore(
      shop.service,
      CheckoutRepository,
      'take',
      (step) => step === 'transferEnded',
      () => staff(`${intent.paymentId}/receipt`, { amount: total }),
    );
    await shop.service.get(CheckoutSweeper).sweep();
    expect(barrier.done()).toBe(true);
    expect((await shop.stored(checkoutId)).state).toBe('paid');
    expect((await readOrder(who, orderId)).status).toBe('processing');
    expect(shop.inventory.shelf.get(productId)).toBe(1);
  });

  it('stay cancelled when the end comes in the moment of the receipt', async () => {
    const { who, intent, orderId, checkoutId } = await placed();
    const { total } = await readOrder(who, orderId);
    await shop.due(checkoutId, { expired: true });
    rightBefore(
      shop.service,
      CheckoutRepository,
      'take',
      (step) => step === 'received',
      () => shop.service.get(CheckoutSweeper).sweep(),
    );
    const answer = await staff(`${intent.paymentId}/receipt`, { amount: total });
    expect(answer.status).toBe(409);
    expect((await readOrder(who, orderId)).paymentStatus).toBe('cancelled');
    expect(await placedEvents(orderId)).toEqual([]);
  });

  it('are given up when the stock was gone, without asking for money', async () => {
    shop.inventory.deaf.add(confirmHold.subject);
    const { who, checkoutId } = await reserved();
    await choose(who, checkoutId);
    const { holdId, orderId } = await shop.stored(checkoutId);
    await shop.service.publish(stockAllocationRefused, {
      aggregateId: holdId,
      version: 1,
      data: { holdId, checkoutId, orderId, shortages: [] },
    });
    await shop.settled(checkoutId, 'cancelled');
    expect((await readOrder(who, orderId)).status).toBe('cancelled');
  });

  it('can be given up by staff, who alone may; a paid one is refunded by hand', async () => {
    const unpaid = await placed();
    const cancel = (orderId: string) =>
      shop.service.request<Order & Answer>(
        'POST',
        `/api/checkout/admin/orders/${orderId}/cancellation`,
        { token: admin, body: { reason: 'Customer asked', notify: false } },
      );
    const given = await cancel(unpaid.orderId);
    expect(given.body).toMatchObject({ status: 'cancelled', paymentStatus: 'cancelled' });
    await shop.service.waitFor(() => shop.inventory.shelf.get(unpaid.productId) === 3);

    const paid = await placed();
    const { total } = await readOrder(paid.who, paid.orderId);
    await staff(`${paid.intent.paymentId}/receipt`, { amount: total });
    await cancel(paid.orderId);
    const [refund] = (await shop.stored(paid.checkoutId)).payment?.refunds ?? [];
    expect(refund).toMatchObject({ status: 'pending', amount: total.amount });
    await shop.service.get(CheckoutSweeper).sweep();
    expect((await shop.stored(paid.checkoutId)).payment?.refunded).toBe(0);
    const path = `${paid.intent.paymentId}/refunds/${refund?.refundId}/confirmation`;
    expect((await staff(path, {}, paid.who.token)).status).toBe(403);
    const sent = await staff(path);
    expect(sent.body).toMatchObject({ status: 'refunded', refunded: total });
    expect((await staff(path)).body.code).toBe('refund.not_pending');
  });

  it('stand in the back office’s list of payments', async () => {
    const { intent } = await placed();
    const { body } = await shop.service.request<Page<Payment>>(
      'GET',
      '/api/payments/admin/payments',
      { token: admin, query: { status: 'awaiting_transfer', pageSize: 100 } },
    );
    expect(body.items.map(({ paymentId }) => paymentId)).toContain(intent.paymentId);
    expect(body.items.every(({ status }) => status === 'awaiting_transfer')).toBe(true);
  });
});

describe('a shop without an account', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  it('offers no transfers', async () => {
    const { body } = await shop.service.request<PaymentConfig>('GET', '/api/payments/config');
    expect(body.methods).toEqual([{ code: 'card' }]);
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 1);
    const { checkoutId } = await shop.reserved(who, productId);
    const answer = await shop.service.request<Answer>('POST', '/api/payments/create-intent', {
      token: who.token,
      body: { method: 'bank_transfer', metadata: { checkoutId } },
    });
    expect(answer.body.code).toBe('payment.method_unavailable');
    expect((await shop.stored(checkoutId)).state).toBe('reserved');
  });
});
