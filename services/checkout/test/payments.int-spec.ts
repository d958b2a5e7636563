import { confirmHold, releaseAllocation } from '@solar/contracts/inventory/commands';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import type { OrderTrace } from '@solar/contracts/checkout/order-trace-http';
import type { Order } from '@solar/contracts/checkout/orders-http';
import type { Payment } from '@solar/contracts/checkout/payments-http';
import { readReservation } from '@solar/contracts/inventory/rpc';
import { newId } from '@solar/service-kit/mongo/new-id';
import Stripe from 'stripe';
import type { DocumentDoc } from '../src/documents/document.schema';
import { CheckoutSweeper } from '../src/saga/expired';
import { Shop } from './support/shop';

/** Nobody takes mails here. */
const MAILS = ['checkout--send-mail'];

describe('payments', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open({ DECLINE_GRACE_SECONDS: '1' });
  });
  afterAll(() => shop.close());

  const sweep = () => shop.service.get(CheckoutSweeper).sweep();
  const due = (checkoutId: string, expired: boolean) => shop.due(checkoutId, { expired });
  const webhook = (body: string, secret = 'whsec_test') =>
    shop.service.request('POST', '/api/payments/webhook', {
      body,
      headers: {
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
      },
    });
  const reserved = async (pieces = 5) => {
    const who = await shop.customer();
    const product = await shop.product(10_000, pieces);
    const checkout = await shop.reserved(who, product.productId);
    return { who, product, checkout };
  };
  const eventOf = async (paymentId: string, type: string) => {
    const events = await shop.stripe.events.list({ limit: 100 });
    const found = events.data.find(
      (event) => event.type === type && (event.data.object as { id?: string }).id === paymentId,
    );
    if (!found) throw new Error(`No ${type} of ${paymentId}`);
    return found;
  };

  it('acts once on a webhook that comes twice, at once and again later', async () => {
    const { who, checkout } = await reserved();
    await shop.lever('webhooks/pause');
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await shop.pay(intent.paymentId);
    const body = JSON.stringify(await eventOf(intent.paymentId, 'payment_intent.succeeded'));
    const before = shop.inventory.count(confirmHold.subject);
    const answers = await Promise.all([webhook(body), webhook(body), webhook(body)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await shop.placed(checkout.checkoutId);
    expect((await webhook(body)).status).toBe(200);
    await shop.lever('webhooks/resume');
    expect(shop.inventory.count(confirmHold.subject)).toBe(before + 1);
    const orders = await shop.service.db
      .collection('orders')
      .countDocuments({ checkoutId: checkout.checkoutId });
    expect(orders).toBe(1);
  });

  it('settles a payment whose webhook is lost, by the browser’s poll and by the sweeper', async () => {
    await shop.lever('webhooks/pause');
    const polled = await reserved();
    const swept = await reserved();
    for (const { who, checkout } of [polled, swept]) {
      const { paymentId } = await shop.createIntent(who, checkout.checkoutId);
      await shop.pay(paymentId);
      if (checkout !== polled.checkout) continue;
      await shop.service.waitFor(
        async () => (await shop.status(who, paymentId)).body.checkoutState === 'paid',
      );
    }
    await due(swept.checkout.checkoutId, false);
    await sweep();
    await shop.placed(swept.checkout.checkoutId);
    await shop.lever('webhooks/resume');
  });

  it('takes a webhook that is earlier than the answer of create-intent', async () => {
    const { who, checkout } = await reserved();
    await shop.lever('faults', { path: '/v1/payment_intents', kind: 'lose_answer', times: 3 });
    const lost = await shop.service.request('POST', '/api/payments/create-intent', {
      token: who.token,
      body: { metadata: { checkoutId: checkout.checkoutId } },
    });
    expect(lost.status).toBe(503);
    const intents = await shop.stripe.paymentIntents.list({ limit: 100 });
    const mine = intents.data.filter(
      (intent) => intent.metadata['checkoutId'] === checkout.checkoutId,
    );
    expect(mine).toHaveLength(1);
    await shop.pay(mine[0]?.id ?? '');
    await shop.placed(checkout.checkoutId);
  });

  it('records a refusal once, however often it is delivered', async () => {
    const { who, checkout } = await reserved();
    const { paymentId } = await shop.createIntent(who, checkout.checkoutId);
    await expect(shop.pay(paymentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
    const body = JSON.stringify(await eventOf(paymentId, 'payment_intent.payment_failed'));
    const answers = await Promise.all([webhook(body), webhook(body), webhook(body)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const { payment } = await shop.stored(checkout.checkoutId);
    expect(payment?.eventIds).toHaveLength(1);
  });

  it('refuses a forged, an altered and an unsigned webhook', async () => {
    const body = JSON.stringify({ id: 'evt_x', object: 'event', type: 'payment_intent.succeeded' });
    expect((await webhook(body, 'whsec_other')).status).toBe(400);
    const header = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec_test',
    });
    const altered = await shop.service.request('POST', '/api/payments/webhook', {
      body: `${body} `,
      headers: { 'stripe-signature': header },
    });
    expect(altered.status).toBe(400);
    const unsigned = await shop.service.request('POST', '/api/payments/webhook', { body });
    expect(unsigned.status).toBe(400);
  });

  it('frees stock and payment of an abandoned checkout when its time is over', async () => {
    const { who, product, checkout } = await reserved(1);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await due(checkout.checkoutId, true);
    await sweep();
    expect(await shop.stored(checkout.checkoutId)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'expired',
    });
    await shop.service.waitFor(() => shop.inventory.shelf.get(product.productId) === 1);
    expect((await shop.stripe.paymentIntents.retrieve(intent.paymentId)).status).toBe('canceled');
  });

  it.each([
    [
      'pm_card_visa_chargeDeclined',
      { status: 'requires_payment', lastErrorCode: 'generic_decline' },
    ],
    ['pm_card_lateSuccess', { status: 'processing', lastErrorCode: null }],
  ])('shows what became of card %s to the request that waits for it', async (card, shown) => {
    const { who, checkout } = await reserved();
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await shop.pay(intent.paymentId, card).catch(() => 'declined');
    const { body } = await shop.status(who, intent.paymentId);
    expect(body).toMatchObject({ checkoutState: 'authorizing', ...shown });
    const { text } = await shop.service.request('GET', '/metrics');
    const refusals = /^checkout_payments_declined_total (\d+)$/m.exec(text)?.[1];
    if (shown.lastErrorCode) expect(Number(refusals)).toBeGreaterThan(0);
    expect(text).toContain('checkout_overdue{document="checkout"} 0');
    expect(text).toMatch(/^checkout_steps_total\{to="authorizing"\} [1-9]/m);
  });

  it('frees the stock some time after a declined card', async () => {
    const { who, product, checkout } = await reserved(1);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await expect(shop.pay(intent.paymentId, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
    await shop.service.waitFor(async () => {
      await sweep();
      return shop.inventory.shelf.get(product.productId) === 1;
    });
    expect((await shop.stored(checkout.checkoutId)).state).toBe('cancelled');
  });

  it('places the order when the money arrives after the end and the stock is still there', async () => {
    const { who, checkout } = await reserved(1);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await shop.pay(intent.paymentId, 'pm_card_lateSuccess');
    await due(checkout.checkoutId, true);
    await sweep();
    await shop.lever('late/settle');
    await shop.placed(checkout.checkoutId);
  });

  it('refunds by itself when the money arrives after the stock has gone', async () => {
    const { who, product, checkout } = await reserved(1);
    const intent = await shop.createIntent(who, checkout.checkoutId);
    await shop.pay(intent.paymentId, 'pm_card_lateSuccess');
    shop.inventory.holds.clear();
    shop.inventory.shelf.set(product.productId, 0);
    await shop.lever('late/settle');
    await shop.settled(checkout.checkoutId, 'refunded');
    await shop.service.waitFor(async () => {
      const { body } = await shop.status(who, intent.paymentId);
      return body.status === 'refunded' && body.checkoutState === 'refunded';
    });
    const stored = await shop.stored(checkout.checkoutId);
    const order = await shop.service.request<Order>(
      'GET',
      `/api/checkout/orders/${stored.orderId}`,
      {
        token: who.token,
      },
    );
    expect(order.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  });

  it('makes one order of a cart, and refunds the second payment', async () => {
    const { who, checkout } = await reserved(5);
    const first = await shop.createIntent(who, checkout.checkoutId);
    await shop.pay(first.paymentId, 'pm_card_lateSuccess');
    await shop.checkouts.updateOne(
      { _id: checkout.checkoutId },
      { $set: { state: 'cancelled' }, $unset: { openCartId: 1 } },
    );
    const again = await shop.checkout(who);
    expect(again.status).toBe(201);
    const second = await shop.createIntent(who, again.body.checkoutId);
    await shop.pay(second.paymentId);
    await shop.placed(again.body.checkoutId);
    await shop.lever('late/settle');
    await shop.settled(checkout.checkoutId, 'refunded');
    const orders = await shop.service.db
      .collection('orders')
      .countDocuments({ customerId: who.userId });
    expect(orders).toBe(1);
  });

  it('keeps captured ≥ refunded and repeats an unanswered refund with the same key', async () => {
    const who = await shop.customer();
    const product = await shop.product(10_000, 5);
    const { intent, orderId, checkout } = await shop.order(who, product.productId);
    const token = await shop.admin();
    const refund = (amount: number | undefined) =>
      shop.service.request<Payment & { code: string }>(
        'POST',
        `/api/payments/admin/payments/${intent.paymentId}/refunds`,
        {
          token,
          headers: { 'idempotency-key': newId('key') },
          body: { reason: 'test', ...(amount ? { amount: { amount, currency: 'USD' } } : {}) },
        },
      );
    const part = await refund(1_000);
    expect(part.body).toMatchObject({ status: 'partially_refunded', refunded: { amount: 1_000 } });
    const tooMuch = await refund(intent.amount.amount);
    expect(tooMuch.body.code).toBe('refund.exceeds_captured');
    await shop.lever('webhooks/pause');
    await shop.lever('faults', { path: '/v1/refunds', kind: 'lose_answer', times: 3 });
    const lost = await refund(undefined);
    expect(lost.body.refunds.at(-1)?.status).toBe('pending');
    const blocked = await refund(1);
    expect(blocked.status).toBe(409);
    await due(checkout.checkoutId, false);
    await sweep();
    const refunds = await shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.reduce((sum, row) => sum + row.amount, 0)).toBe(intent.amount.amount);
    await shop.lever('webhooks/resume');
    const order = await shop.service.request('GET', `/api/checkout/admin/orders/${orderId}`, {
      token,
    });
    expect(order.body).toMatchObject({ status: 'refunded', paymentStatus: 'refunded' });
    await shop.service.waitFor(() => shop.inventory.shelf.get(product.productId) === 5);
    expect(shop.inventory.count(releaseAllocation.subject)).toBeGreaterThan(0);
  });

  it('shows staff why an order is where it is, with and without the warehouse', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    const { checkout, orderId } = await shop.order(who, productId);
    const path = `/api/checkout/admin/orders/${orderId}/trace`;
    const token = await shop.admin();
    const read = () => shop.service.request<OrderTrace>('GET', path, { token });
    expect((await shop.service.request('GET', path, { token: who.token })).status).toBe(403);
    const unknown = path.replace(orderId, newId('ord'));
    expect((await shop.service.request('GET', unknown, { token })).status).toBe(404);
    const bad = path.replace(orderId, 'nonsense');
    expect((await shop.service.request('GET', bad, { token })).status).toBe(404);

    await shop.service.atRest(MAILS);
    const alone = await read();
    expect(alone.status).toBe(200);
    expect(alone.body).toMatchObject({ waitsFor: 'warehouse_answer', warehouse: 'silent' });
    expect(alone.body).toMatchObject({ checkoutId: checkout.checkoutId, owed: [], overdue: false });
    const stepsOf = (of: string) =>
      alone.body.steps.filter((step) => step.of === of).map(({ state }) => state);
    expect(stepsOf('checkout')).toEqual(['reserving', 'reserved', 'authorizing', 'paid']);
    expect(stepsOf('order')).toEqual(['pending', 'processing']);
    expect(stepsOf('payment')).toEqual(['created']);

    const at = new Date().toISOString();
    const owed = [{ subject: 'evt.inventory.order.shipped.v1', since: '2026-01-01T00:00:00.000Z' }];
    const reservation = {
      ...{
        status: 'shipped' as const,
        history: [{ status: 'shipped' as const, at }],
        short: false,
      },
      owed,
    };
    const warehouse = shop.service.stubRpc(readReservation, ({ holdId }) => ({
      reservation: holdId === alone.body.holdId ? reservation : null,
    }));
    const together = await read();
    warehouse.stop();
    expect(together.body).toMatchObject({ waitsFor: 'messages', warehouse: 'known' });
    expect(together.body.owed).toEqual([{ by: 'warehouse', ...owed[0] }]);
    expect(together.body.steps.at(-1)).toEqual({ of: 'warehouse', state: 'shipped', at });
  });

  it('issues papers with dense numbers, whoever asks at once, that add up to the payment', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(3_333, 100);
    const admin = await shop.admin();
    const placed: Awaited<ReturnType<Shop['order']>>[] = [];
    for (let index = 0; index < 4; index += 1) placed.push(await shop.order(who, productId, 3));
    const papersOf = (orderId: string) =>
      shop.service.request<{ items: OrderPaper[] }>(
        'GET',
        `/api/checkout/orders/${orderId}/documents`,
        { token: who.token },
      );
    const everybodyAsks = () =>
      Promise.all([
        ...placed.flatMap(({ orderId }) => [papersOf(orderId), papersOf(orderId)]),
        sweep(),
      ]);
    await everybodyAsks();
    const first = await papersOf(placed[0]?.orderId ?? '');
    expect(first.body.items.map(({ kind }) => kind)).toEqual(['tax_invoice']);
    const pdf = () =>
      shop.service.request(
        'GET',
        `/api/checkout/orders/${placed[0]?.orderId}/documents/${first.body.items[0]?.documentId}`,
        { token: who.token },
      );
    const original = await shop.service.db
      .collection<DocumentDoc>('documents')
      .findOne({ orderId: placed[0]?.orderId });
    expect((await pdf()).text.startsWith('%PDF')).toBe(true);

    for (const [index, { intent }] of placed.entries()) {
      const amounts = [[], [700, 1_333], [null], [1, null]][index] ?? [];
      for (const amount of amounts) {
        await shop.service.request(
          'POST',
          `/api/payments/admin/payments/${intent.paymentId}/refunds`,
          {
            token: admin,
            headers: { 'idempotency-key': newId('key') },
            body: {
              reason: 'Broken glass',
              ...(amount && { amount: { amount, currency: 'USD' } }),
            },
          },
        );
      }
    }
    await everybodyAsks();

    const documents = await shop.service.db.collection<DocumentDoc>('documents').find({}).toArray();
    expect(documents.find(({ _id }) => _id === original?._id)).toEqual(original);
    for (const [kind, prefix] of [
      ['tax_invoice', 'INV'],
      ['credit_note', 'CN'],
    ]) {
      const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number);
      const year = new Date().getUTCFullYear();
      const dense = numbers.map((_, i) => `${prefix}-${year}-${String(i + 1).padStart(6, '0')}`);
      expect(numbers.toSorted()).toEqual(dense);
    }
    for (const { checkout, orderId } of placed) {
      const { payment } = await shop.stored(checkout.checkoutId);
      const sumOf = (kind: string) =>
        documents
          .filter((one) => one.orderId === orderId && one.kind === kind)
          .reduce((sum, { sums }) => sum + sums.total.amount, 0);
      expect(sumOf('tax_invoice')).toBe(payment?.captured);
      expect(sumOf('credit_note')).toBe(payment?.refunded);
    }
    const mine = documents.filter(({ customerId }) => customerId === who.userId);
    expect(mine.filter(({ kind }) => kind === 'credit_note')).toHaveLength(5);
    const stranger = await shop.customer();
    const path = `/api/checkout/orders/${placed[0]?.orderId}/documents`;
    expect((await shop.service.request('GET', path, { token: stranger.token })).status).toBe(404);
  });

  it('is nobody else’s business', async () => {
    const { who, checkout } = await reserved();
    const intent = await shop.createIntent(who, checkout.checkoutId);
    const stranger = await shop.customer();
    expect((await shop.status(stranger, intent.paymentId)).status).toBe(404);
    const foreign = await shop.service.request('POST', '/api/payments/create-intent', {
      token: stranger.token,
      body: { metadata: { checkoutId: checkout.checkoutId } },
    });
    expect(foreign.status).toBe(404);
    expect((await shop.status(who, 'pi_unknown')).status).toBe(404);
    expect((await shop.status(who, '..%2Fx')).status).toBe(404);
  });
});
