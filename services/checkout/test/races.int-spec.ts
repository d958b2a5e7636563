import { orderPlaced } from '@solar/contracts/checkout/events';
import { confirmHold } from '@solar/contracts/inventory/commands';
import {
  orderShipped,
  stockAllocated,
  stockAllocationRefused,
  stockHeld,
  stockHoldRefused,
  stockReleased,
} from '@solar/contracts/inventory/events';
import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import type { MessageContract } from '@solar/contracts/common/envelope';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import { OrderRepository } from '../src/orders/order.repository';
import { CheckoutRepository } from '../src/saga/checkout.repository';
import { CheckoutSweeper } from '../src/saga/expired';
import { PaymentSettled } from '../src/saga/paid';
import { Refunds } from '../src/saga/refund';
import type { SagaStepName } from '../src/saga/saga-table';
import { rightBefore } from './support/barrier';
import { Shop, type Customer } from './support/shop';

/** Two steps of the saga meet between one's read and its write: the second to write does nothing, or does what is still right. */
describe('steps that meet', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open({ RESERVE_WAIT_MS: '300' });
  });
  afterEach(async () => {
    shop.inventory.deaf.clear();
    await shop.lever('webhooks/resume');
  });
  afterAll(() => shop.close());

  const beforeStep = (step: SagaStepName, rival: () => Promise<unknown>) =>
    rightBefore(shop.service, CheckoutRepository, 'take', (name) => name === step, rival);

  const abandon = (who: Customer, checkoutId: string) =>
    shop.service.request<Checkout>('DELETE', `/api/checkout/checkouts/${checkoutId}`, {
      token: who.token,
    });

  const reserved = async (pieces = 1) => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, pieces);
    const { checkoutId } = await shop.reserved(who, productId);
    return { who, productId, checkoutId };
  };

  const payable = async () => {
    const open = await reserved();
    await shop.lever('webhooks/pause');
    const intent = await shop.createIntent(open.who, open.checkoutId);
    return { ...open, intent };
  };

  /** A paid order whose stock nobody has answered for. */
  const pending = async () => {
    shop.inventory.deaf.add(confirmHold.subject);
    const open = await reserved();
    const intent = await shop.createIntent(open.who, open.checkoutId);
    await shop.pay(intent.paymentId);
    await shop.settled(open.checkoutId, 'paid');
    return { ...open, intent, doc: await shop.stored(open.checkoutId) };
  };

  const ordersOf = (checkoutId: string) =>
    shop.service.db.collection('orders').countDocuments({ checkoutId });
  const placedEvents = async (orderId: string) =>
    (await shop.service.published(orderPlaced)).filter(({ data }) => data.orderId === orderId);
  const allocationOf = ({
    holdId,
    _id,
    orderId,
  }: {
    holdId: string;
    _id: string;
    orderId: string;
  }) => ({
    aggregateId: holdId,
    version: 1,
    data: { holdId, checkoutId: _id, orderId, lines: [] },
  });

  it.each([
    ['held', stockHeld, { expiresAt: new Date(Date.now() + 60_000).toISOString() }],
    ['refused', stockHoldRefused, { shortages: [] }],
  ] as const)(
    '%s, when the shopper has just left: the checkout stays cancelled',
    async (step, contract, said) => {
      shop.inventory.deaf.add('cmd.inventory.hold.place.v1');
      const who = await shop.customer();
      const { productId } = await shop.product(10_000, 1);
      await shop.addToCart(who, productId);
      const { body } = await shop.checkout(who);
      const { holdId } = await shop.stored(body.checkoutId);
      const barrier = beforeStep(step, () => abandon(who, body.checkoutId));
      const data = { holdId, checkoutId: body.checkoutId, ...said };
      await shop.service.publish(contract as MessageContract, {
        aggregateId: holdId,
        version: 1,
        data,
      });
      await shop.service.waitFor(barrier.done);
      await shop.service.atRest();
      expect(await shop.stored(body.checkoutId)).toMatchObject({
        state: 'cancelled',
        cancelReason: 'abandoned',
        shortages: [],
      });
    },
  );

  it('intent, when the shopper has just left: no payment comes of it', async () => {
    const { who, checkoutId } = await reserved();
    beforeStep('intent', () => abandon(who, checkoutId));
    const answer = await shop.service.request<{ code: string }>(
      'POST',
      '/api/payments/create-intent',
      { token: who.token, body: { metadata: { checkoutId } } },
    );
    expect(answer.status).toBe(409);
    const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
    expect(data.filter((intent) => intent.metadata['checkoutId'] === checkoutId)).toEqual([]);
    expect((await shop.stored(checkoutId)).payment).toBeUndefined();
  });

  it('cancel, when a payment has just been created: the provider is asked, and cancels it', async () => {
    const { who, checkoutId, productId } = await reserved();
    let paymentId = '';
    beforeStep('cancel', async () => {
      paymentId = (await shop.createIntent(who, checkoutId)).paymentId;
    });
    expect((await abandon(who, checkoutId)).body.state).toBe('cancelled');
    expect((await shop.stripe.paymentIntents.retrieve(paymentId)).status).toBe('canceled');
    await shop.service.waitFor(() => shop.inventory.shelf.get(productId) === 1);
  });

  it('void, when the money has just been counted: the checkout stays paid', async () => {
    const { who, checkoutId, intent } = await payable();
    beforeStep('void', async () => {
      await shop.pay(intent.paymentId);
      await shop.status(who, intent.paymentId);
    });
    expect((await abandon(who, checkoutId)).body.state).toBe('paid');
    await shop.placed(checkoutId);
    expect(await ordersOf(checkoutId)).toBe(1);
  });

  it('paid, when another caller has just counted the money: one order, one announcement', async () => {
    const { checkoutId, intent } = await payable();
    await shop.pay(intent.paymentId);
    const { payment } = await providerSays(intent.paymentId);
    const settled = shop.service.get(PaymentSettled);
    const barrier = beforeStep('paid', () => settled.settle(payment, 'evt_rival'));
    await settled.settle(payment, 'evt_second');
    expect(barrier.done()).toBe(true);
    await shop.placed(checkoutId);
    await shop.service.atRest();
    const doc = await shop.stored(checkoutId);
    expect(doc.payment?.eventIds).toEqual(['evt_rival']);
    expect(await ordersOf(checkoutId)).toBe(1);
    expect(await placedEvents(doc.orderId)).toHaveLength(1);
  });

  it('paid, when the sweeper is just giving the checkout up: the money wins', async () => {
    const { checkoutId, intent } = await payable();
    await shop.pay(intent.paymentId);
    const { payment } = await providerSays(intent.paymentId);
    const past = new Date(0);
    beforeStep('paid', () =>
      shop.checkouts.updateOne({ _id: checkoutId }, { $set: { state: 'voiding', wakeAt: past } }),
    );
    await shop.service.get(PaymentSettled).settle(payment);
    await shop.placed(checkoutId);
  });

  it('voided, when the money has just been counted: nothing is released', async () => {
    const { checkoutId, intent, productId } = await payable();
    await shop.pay(intent.paymentId);
    const { payment } = await providerSays(intent.paymentId);
    const settled = shop.service.get(PaymentSettled);
    const barrier = beforeStep('voided', () => settled.settle(payment));
    await settled.settle({ ...payment, status: 'cancelled' });
    expect(barrier.done()).toBe(true);
    await shop.placed(checkoutId);
    expect(shop.inventory.shelf.get(productId)).toBe(0);
    expect((await shop.stored(checkoutId)).payment?.status).toBe('succeeded');
  });

  it('give back, when the refund has just been decided by another caller: one refund', async () => {
    const { checkoutId, intent } = await payable();
    await shop.pay(intent.paymentId);
    await shop.checkouts.updateOne({ _id: checkoutId }, { $set: { 'totals.total.amount': 1 } });
    const { payment } = await providerSays(intent.paymentId);
    const settled = shop.service.get(PaymentSettled);
    const barrier = beforeStep('giveBack', () => settled.settle(payment));
    await settled.settle(payment);
    expect(barrier.done()).toBe(true);
    await shop.settled(checkoutId, 'refunded');
    const refunds = await shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data).toHaveLength(1);
    expect(await ordersOf(checkoutId)).toBe(0);
  });

  it('a refusal of the stock, when it has just been allocated: the order stays', async () => {
    const { doc } = await pending();
    const answered = allocationOf(doc);
    const barrier = rightBefore(
      shop.service,
      CheckoutRepository,
      'findById',
      () => true,
      async () => {
        await shop.service.publish(stockAllocated, answered);
        await shop.placed(doc._id);
      },
    );
    const { holdId, _id: checkoutId, orderId } = doc;
    await shop.service.publish(stockAllocationRefused, {
      aggregateId: holdId,
      version: 1,
      data: { holdId, checkoutId, orderId, shortages: [] },
    });
    await shop.service.waitFor(barrier.done);
    await shop.service.atRest();
    expect((await shop.stored(doc._id)).state).toBe('paid');
    expect((await shop.storedOrder(orderId)).status).toBe('processing');
  });

  it('an allocation, when its stock has just been refused: the order stays cancelled', async () => {
    const { doc } = await pending();
    const { holdId, _id: checkoutId, orderId } = doc;
    const refused = { holdId, checkoutId, orderId, shortages: [] };
    const barrier = rightBefore(
      shop.service,
      OrderRepository,
      'allocate',
      () => true,
      async () => {
        await shop.service.publish(stockAllocationRefused, {
          aggregateId: newId('hld'),
          version: 1,
          data: refused,
        });
        await shop.settled(checkoutId, 'refunded');
      },
    );
    await shop.service.publish(stockAllocated, allocationOf(doc));
    await shop.service.waitFor(barrier.done);
    await shop.service.atRest();
    const order = await shop.storedOrder(orderId);
    expect(order).toMatchObject({ status: 'cancelled', allocatedAt: null });
    expect(await placedEvents(orderId)).toEqual([]);
  });

  it('two refunds of the same money: the second sees what the first has left', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    const { intent } = await shop.order(who, productId);
    const token = await shop.admin();
    const refund = () =>
      shop.service.request('POST', `/api/payments/admin/payments/${intent.paymentId}/refunds`, {
        token,
        headers: { 'idempotency-key': newId('key') },
        body: { reason: 'test' },
      });
    const answers: number[] = [];
    rightBefore(
      shop.service,
      CheckoutRepository,
      'change',
      () => true,
      async () => {
        answers.push((await refund()).status);
      },
    );
    answers.push((await refund()).status);
    expect(answers).toEqual([200, 409]);
    const refunds = await shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([intent.amount.amount]);
  });

  it('the sweeper’s question about the stock, when the answer has just come: nothing is asked', async () => {
    const { doc } = await pending();
    await shop.service.db
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: doc.orderId }, { $set: { wakeAt: new Date(0) } });
    const before = shop.inventory.count(confirmHold.subject);
    rightBefore(
      shop.service,
      OrderRepository,
      'askAgain',
      () => true,
      async () => {
        await shop.service.publish(stockAllocated, allocationOf(doc));
        await shop.placed(doc._id);
      },
    );
    await shop.service.get(CheckoutSweeper).sweep();
    await shop.service.atRest();
    expect(shop.inventory.count(confirmHold.subject)).toBe(before);
    expect((await shop.storedOrder(doc.orderId)).status).toBe('processing');
  });

  it('a refusal of the card, when the money has just been counted: it leaves no trace', async () => {
    const { checkoutId, intent } = await payable();
    await shop.pay(intent.paymentId);
    const { payment } = await providerSays(intent.paymentId);
    const settled = shop.service.get(PaymentSettled);
    const barrier = rightBefore(
      shop.service,
      CheckoutRepository,
      'change',
      () => true,
      () => settled.settle(payment),
    );
    const declined = { status: 'declined', lastErrorCode: 'card_declined' } as const;
    await settled.settle({ ...payment, ...declined }, 'evt_declined');
    expect(barrier.done()).toBe(true);
    await shop.placed(checkoutId);
    expect((await shop.stored(checkoutId)).payment).toMatchObject({
      status: 'succeeded',
      lastErrorCode: null,
      eventIds: [],
    });
  });

  it('the end of a hold, when the money has just been counted: nothing is given up', async () => {
    const { checkoutId, intent } = await payable();
    await shop.pay(intent.paymentId);
    const { payment } = await providerSays(intent.paymentId);
    const { holdId } = await shop.stored(checkoutId);
    const barrier = rightBefore(
      shop.service,
      CheckoutRepository,
      'change',
      () => true,
      () => shop.service.get(PaymentSettled).settle(payment),
    );
    await shop.service.publish(stockReleased, {
      aggregateId: holdId,
      version: 2,
      data: { holdId, checkoutId, reason: 'expired' },
    });
    await shop.service.waitFor(barrier.done);
    await shop.placed(checkoutId);
    await shop.service.get(CheckoutSweeper).sweep();
    expect(await shop.stored(checkoutId)).toMatchObject({ state: 'paid', cancelReason: null });
  });

  it('start, when another checkout of the cart has just begun: that one is replaced', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 1);
    await shop.addToCart(who, productId);
    let rival = '';
    rightBefore(
      shop.service,
      CheckoutRepository,
      'insert',
      () => true,
      async () => {
        rival = (await shop.checkout(who)).body.checkoutId;
      },
    );
    const { status, body } = await shop.checkout(who);
    expect([status, body.state]).toEqual([201, 'reserved']);
    expect(await shop.stored(rival)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'superseded',
    });
    const open = await shop.checkouts.countDocuments({
      customerId: who.userId,
      openCartId: { $exists: true },
    });
    expect(open).toBe(1);
  });

  it('a refund’s answer, when the webhook has just booked it: it is booked once', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    const { intent, orderId, checkout } = await shop.order(who, productId);
    await shop.lever('webhooks/pause');
    const refunds = shop.service.get(Refunds);
    const barrier = rightBefore(
      shop.service,
      OrderRepository,
      'setRefunded',
      () => true,
      async () => {
        const [refund] = (await shop.stored(checkout.checkoutId)).payment?.refunds ?? [];
        void refunds.finish(intent.paymentId, refund?.refundId ?? '', 'succeeded');
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    );
    const answer = await shop.service.request(
      'POST',
      `/api/payments/admin/payments/${intent.paymentId}/refunds`,
      {
        token: await shop.admin(),
        headers: { 'idempotency-key': newId('key') },
        body: { reason: 'test', amount: { amount: 1_000, currency: 'USD' } },
      },
    );
    expect(answer.status).toBe(200);
    expect(barrier.done()).toBe(true);
    await shop.service.atRest();
    expect((await shop.stored(checkout.checkoutId)).payment).toMatchObject({
      refunded: 1_000,
      refundPending: 0,
      status: 'partially_refunded',
    });
    expect((await shop.storedOrder(orderId)).refundedMinor).toBe(1_000);
  });

  describe('answers that come again, late and out of order', () => {
    it('stock.held changes nothing once the checkout has gone on', async () => {
      const { who, checkoutId } = await reserved();
      const { holdId } = await shop.stored(checkoutId);
      await shop.createIntent(who, checkoutId);
      const before = await shop.stored(checkoutId);
      const expiresAt = new Date(Date.now() + 9_999_000).toISOString();
      const held = { aggregateId: holdId, version: 1, data: { holdId, checkoutId, expiresAt } };
      await shop.service.publish(stockHeld, held);
      await shop.service.atRest();
      expect(await shop.stored(checkoutId)).toEqual(before);
      await abandon(who, checkoutId);
      await shop.service.publish(stockHeld, held);
      await shop.service.atRest();
      expect((await shop.stored(checkoutId)).state).toBe('cancelled');
    });

    it('order.shipped waits for an allocation that it has overtaken, and acts once', async () => {
      const { doc } = await pending();
      const { orderId } = doc;
      const data = { orderId, orderNumber: 'x', shippedAt: new Date().toISOString() };
      const shipped = { aggregateId: orderId, version: 2, data };
      await shop.service.publish(orderShipped, shipped);
      await shop.service.waitFor(async () => (await handled('order-shipped', 'retried')) > 0);
      await shop.service.publish(stockAllocated, allocationOf(doc));
      await shop.service.waitFor(
        async () => (await shop.storedOrder(orderId)).status === 'shipped',
      );
      await shop.service.publish(orderShipped, shipped);
      await shop.service.publish(stockAllocated, allocationOf(doc));
      await shop.service.atRest();
      expect((await shop.storedOrder(orderId)).history.map(({ status }) => status)).toEqual([
        'pending',
        'processing',
        'shipped',
      ]);
      expect(await handled('order-shipped', 'dead')).toBe(0);
    });

    it('stock.allocated places an order once, and takes no shipped one back', async () => {
      const who = await shop.customer();
      const { productId } = await shop.product(10_000, 5);
      const { checkout, orderId } = await shop.order(who, productId);
      const doc = await shop.stored(checkout.checkoutId);
      await shop.service.publish(stockAllocated, allocationOf(doc));
      await shop.service.request('POST', `/api/checkout/admin/orders/${orderId}/shipments`, {
        token: await shop.admin(),
        body: { trackingNumber: 'T-1', carrier: 'Aramex', notify: false },
      });
      await shop.service.publish(stockAllocated, allocationOf(doc));
      await shop.service.atRest();
      expect((await shop.storedOrder(orderId)).history.map(({ status }) => status)).toEqual([
        'pending',
        'processing',
        'shipped',
      ]);
      expect(await placedEvents(orderId)).toHaveLength(1);
    });
  });

  /** Messages of a consumer that came to this outcome. */
  async function handled(durable: string, outcome: string): Promise<number> {
    const { values } = await shop.service.get(Metrics).messages.get();
    const consumer = `checkout--${durable}`;
    const found = values.find(
      ({ labels }) => labels.consumer === consumer && labels.outcome === outcome,
    );
    return found?.value ?? 0;
  }

  async function providerSays(paymentId: string) {
    const intent = await shop.stripe.paymentIntents.retrieve(paymentId);
    const currency = intent.currency.toUpperCase();
    return {
      payment: {
        paymentId,
        checkoutId: intent.metadata['checkoutId'] ?? null,
        status: 'succeeded' as const,
        amount: { amount: intent.amount, currency },
        captured: { amount: intent.amount_received, currency },
        method: 'card',
        lastErrorCode: null,
      },
    };
  }
});
