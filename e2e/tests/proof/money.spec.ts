import { randomUUID } from 'node:crypto';
import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { StackClient } from '@solar/infra-local/stack/stack-client';
import type { Api } from '../../src/api';
import { mailsTo, ordersOf, settledStock, stockOf } from '../../src/books';
import { ADDRESS, Buyer, CARDS, type OpenPayment } from '../../src/buyer';
import { createProduct, removeProduct, setPrice, UNIT_PRICE } from '../../src/fresh-product';
import { PaymentLevers } from '../../src/payment-levers';
import { atRest } from '../../src/rest';
import { expect, test } from '../../src/test';
import { waitUntil } from '../../src/wait';

const PIECES = 5;
const SUCCEEDED = 'payment_intent.succeeded';
/** The hold of the set-up, and what looks after ended ones every quarter of a minute. */
const HOLD_ENDS_MS = 90_000;
/** Stripe's libraries refuse a signature that is older than five minutes. */
const STALE_SECONDS = 3_600;

/** A buyer whose payment waits for the card, and the product that is held for it. */
async function openPurchase(api: Api) {
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const payment = await buyer.openPayment(product.id);
  return { product, buyer, payment, warehouse: await api.as('warehouse') };
}

type Purchase = Awaited<ReturnType<typeof openPurchase>>;

async function checkoutOf(buyer: Buyer, { checkoutId }: OpenPayment): Promise<Checkout> {
  return (await buyer.api.get<Checkout>(`/api/checkout/checkouts/${checkoutId}`)).body;
}

/** One order, one allocation and one mail: what a payment leads to, however often it is announced. */
async function expectBoughtOnce(
  { buyer, product, warehouse }: Purchase,
  stack: StackClient,
): Promise<void> {
  await atRest(stack);
  const orders = await ordersOf(buyer.api);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order?.paymentStatus).toBe('succeeded');
  expect(await settledStock(warehouse, product.id)).toMatchObject({
    onHand: PIECES,
    allocated: 1,
    available: PIECES - 1,
  });
  const confirmations = await waitUntil('the confirmation mail', async () => {
    const subjects = await mailsTo(stack.urls.mail, buyer.email);
    // The mails about the registration and the approval are of no matter here.
    const ofOrder = subjects.filter((subject) => subject.includes(order?.orderNumber ?? '-'));
    return ofOrder.length > 0 && ofOrder;
  });
  expect(confirmations).toHaveLength(1);
}

test('a webhook that comes before the browser is back places the order, and the browser finds it', async ({
  api,
  stack,
}) => {
  const purchase = await openPurchase(api);
  const { buyer, payment } = purchase;
  await buyer.pay(payment, CARDS.good);
  const [order] = await waitUntil('the order of the webhook', async () => {
    const orders = await ordersOf(buyer.api);
    return orders.length > 0 && orders;
  });
  const status = await buyer.settled(payment.paymentId);
  expect(status).toMatchObject({ checkoutState: 'paid', orderNumber: order?.orderNumber });
  await expectBoughtOnce(purchase, stack);
});

test('a webhook that is late, and then comes again and again, acts once', async ({
  api,
  stack,
}) => {
  const levers = new PaymentLevers(stack);
  const purchase = await openPurchase(api);
  const { buyer, payment } = purchase;
  await levers.whileWebhooksWait(async () => {
    await buyer.pay(payment, CARDS.good);
    expect(await buyer.settled(payment.paymentId)).toMatchObject({ checkoutState: 'paid' });
  });
  const event = await levers.eventOf(payment.paymentId, SUCCEEDED);
  expect((await levers.delivered(event.id)).lastStatus).toBe(200);

  await levers.redeliver(event.id);
  expect((await levers.delivered(event.id)).lastStatus).toBe(200);
  const again = await Promise.all([event, event, event].map((copy) => levers.send(api, copy)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expectBoughtOnce(purchase, stack);
});

test('two copies of the first webhook at once place one order', async ({ api, stack }) => {
  const levers = new PaymentLevers(stack);
  const purchase = await openPurchase(api);
  const { buyer, payment } = purchase;
  await levers.whileWebhooksWait(async () => {
    await buyer.pay(payment, CARDS.good);
    const event = await levers.eventOf(payment.paymentId, SUCCEEDED);
    const answers = await Promise.all([event, event].map((copy) => levers.send(api, copy)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await buyer.settled(payment.paymentId);
  });
  await levers.delivered((await levers.eventOf(payment.paymentId, SUCCEEDED)).id);
  await expectBoughtOnce(purchase, stack);
});

test('a payment that stays in process places its order when the money arrives', async ({
  api,
  stack,
}) => {
  const purchase = await openPurchase(api);
  const { buyer, payment, product, warehouse } = purchase;
  await buyer.pay(payment, CARDS.late);
  expect((await buyer.paymentStatus(payment.paymentId)).body).toMatchObject({
    status: 'processing',
    checkoutState: 'authorizing',
  });
  expect(await ordersOf(buyer.api)).toEqual([]);
  expect((await stockOf(warehouse, product.id)).held).toBe(1);
  await new PaymentLevers(stack).settleLatePayments();
  expect(await buyer.settled(payment.paymentId)).toMatchObject({ checkoutState: 'paid' });
  await expectBoughtOnce(purchase, stack);
});

test('a webhook under a forged, a stale or another body’s signature changes nothing', async ({
  api,
  stack,
}) => {
  const levers = new PaymentLevers(stack);
  const { buyer, payment, product, warehouse } = await openPurchase(api);
  const created = await levers.eventOf(payment.paymentId, 'payment_intent.created');
  const { amount } = payment.amount;
  const paid = {
    ...created,
    id: `evt_${randomUUID()}`,
    type: SUCCEEDED,
    data: { object: { ...created.data.object, status: 'succeeded', amount_received: amount } },
  };
  const forged = await levers.send(api, paid, { secret: 'whsec_forged' });
  const stale = await levers.send(api, paid, { ageSeconds: STALE_SECONDS });
  const unsigned = await api.post<{ code?: string }>('/api/payments/webhook', { body: paid });
  for (const refused of [forged, stale, unsigned]) {
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('webhook.signature');
  }
  expect(await checkoutOf(buyer, payment)).toMatchObject({ state: 'authorizing' });
  expect(await ordersOf(buyer.api)).toEqual([]);
  expect(await stockOf(warehouse, product.id)).toMatchObject({ held: 1, allocated: 0 });

  // Under the real secret the very same event is believed, so that it was the signature that was refused.
  expect((await levers.send(api, paid)).status).toBe(200);
  expect(await buyer.settled(payment.paymentId)).toMatchObject({ checkoutState: 'paid' });
});

test('a declined card, a payment left alone and a checkout that is left give the stock back', async ({
  api,
  stack,
}) => {
  const levers = new PaymentLevers(stack);
  const [declined, alone, left] = await Promise.all([
    openPurchase(api),
    openPurchase(api),
    openPurchase(api),
  ]);
  for (const { warehouse, product } of [declined, alone, left]) {
    expect(await stockOf(warehouse, product.id)).toMatchObject({ held: 1, available: PIECES - 1 });
  }
  expect(await declined.buyer.pay(declined.payment, CARDS.declined)).toBe(402);
  expect((await declined.buyer.paymentStatus(declined.payment.paymentId)).body).toMatchObject({
    checkoutState: 'authorizing',
    lastErrorCode: 'generic_decline',
  });
  await left.buyer.api.delete(`/api/checkout/checkouts/${left.payment.checkoutId}`);

  for (const [{ buyer, payment, product, warehouse }, cancelReason] of [
    [left, 'abandoned'],
    [declined, 'expired'],
    [alone, 'expired'],
  ] as const) {
    const isOver = async () => {
      const checkout = await checkoutOf(buyer, payment);
      return checkout.state === 'cancelled' && checkout;
    };
    const ended = await waitUntil('the end of the checkout', isOver, HOLD_ENDS_MS);
    expect(ended.cancelReason).toBe(cancelReason);
    expect(await settledStock(warehouse, product.id)).toMatchObject({
      onHand: PIECES,
      allocated: 0,
      available: PIECES,
    });
    expect(await levers.statusOf(payment.paymentId)).toBe('canceled');
    expect(await buyer.pay(payment, CARDS.good)).toBeGreaterThanOrEqual(400);
    expect(await ordersOf(buyer.api)).toEqual([]);
  }
});

test('a cart whose price changed meanwhile is refused with the new total, and holds nothing', async ({
  api,
}) => {
  const admin = await api.as('admin');
  const warehouse = await api.as('warehouse');
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, admin);
  await buyer.api.put('/api/checkout/cart', {
    body: { lines: [{ productId: product.id, quantity: 1 }] },
  });
  const preview = () =>
    buyer.api.post<TotalsPreview>('/api/checkout/totals-preview', { body: { country: 'AE' } });
  const checkOut = ({ options: [option] }: TotalsPreview) =>
    buyer.api.post<Checkout & { code?: string }>('/api/checkout/checkouts', {
      body: {
        email: buyer.email,
        shippingAddress: ADDRESS,
        shippingMethodId: option?.methodId,
        expectedTotal: option?.totals.total,
      },
    });
  const seen = (await preview()).body;
  await setPrice(admin, product.id, { ...UNIT_PRICE, amount: UNIT_PRICE.amount * 2 });

  const refused = await checkOut(seen);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'checkout.price_changed',
    lines: [{ unit: { amount: UNIT_PRICE.amount * 2 } }],
  });
  expect(await stockOf(warehouse, product.id)).toMatchObject({ held: 0, available: PIECES });

  const accepted = await checkOut((await preview()).body);
  expect(accepted.status).toBe(201);
  await buyer.api.delete(`/api/checkout/checkouts/${accepted.body.checkoutId}`);
});

test('a product without a price cannot be bought', async ({ api }) => {
  const product = await createProduct(api, PIECES, null);
  try {
    const buyer = await Buyer.create(api, await api.as('admin'));
    await buyer.api.put('/api/checkout/cart', {
      body: { lines: [{ productId: product.id, quantity: 1 }] },
    });
    const preview = await buyer.api.post<{ code?: string }>('/api/checkout/totals-preview', {
      body: { country: 'AE' },
    });
    expect(preview.status).toBe(409);
    expect(preview.body.code).toBe('price.unavailable');
    const started = await buyer.api.post<{ code?: string }>('/api/checkout/checkouts', {
      body: {
        email: buyer.email,
        shippingAddress: ADDRESS,
        shippingMethodId: 'shm_01J00000000000000000000001',
      },
    });
    expect(started.status).toBe(409);
    expect(started.body.code).toBe('price.unavailable');
    expect(await stockOf(await api.as('warehouse'), product.id)).toMatchObject({ held: 0 });
  } finally {
    await removeProduct(api, product.id);
  }
});

test('an idempotency key that comes again gets the same answer, and a 422 with another body', async ({
  api,
}) => {
  const product = await createProduct(api, PIECES);
  const buyer = await Buyer.create(api, await api.as('admin'));
  const key = randomUUID();
  const first = await buyer.startCheckout(product.id, 1, key);
  const repeated = await buyer.startCheckout(product.id, 1, key);
  expect(first.status).toBe(201);
  expect(repeated.body.checkoutId).toBe(first.body.checkoutId);
  const other = await buyer.startCheckout(product.id, 2, key);
  expect(other.status).toBe(422);
  expect(other.body.code).toBe('idempotency.mismatch');

  const ticket = { subject: 'Twice', description: 'Sent twice by the browser', category: 'other' };
  const headers = { 'idempotency-key': randomUUID() };
  const path = '/api/support/tickets';
  const opened = await buyer.api.post(path, { headers, body: ticket });
  expect((await buyer.api.post(path, { headers, body: ticket })).body).toEqual(opened.body);
  const mismatch = await buyer.api.post<{ code?: string }>(path, {
    headers,
    body: { ...ticket, subject: 'Another' },
  });
  expect(mismatch.status).toBe(422);
  expect(mismatch.body.code).toBe('idempotency.mismatch');
  const { body } = await buyer.api.get<{ items: unknown[] }>(path);
  expect(body.items).toHaveLength(1);
  expect(await stockOf(await api.as('warehouse'), product.id)).toMatchObject({ held: 1 });
  await buyer.api.delete(`/api/checkout/checkouts/${first.body.checkoutId}`);
});
