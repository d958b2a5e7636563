import type { Type } from '@nestjs/common';
import { confirmHold, placeHold } from '@solar/contracts/inventory/commands';
import { CartRepository } from '../src/cart/cart.repository';
import { OrderNumbers } from '../src/orders/order-numbers.service';
import { OrderRepository } from '../src/orders/order.repository';
import { StripeProvider } from '../src/payments/stripe/stripe.provider';
import { CheckoutRepository } from '../src/saga/checkout.repository';
import type { OrderDoc } from '../src/orders/order.schema';
import { PaymentSettled } from '../src/saga/paid';
import { CheckoutSweeper } from '../src/saga/expired';
import { Shop } from './support/shop';

/** The process ends in the middle of each step; what is left must come to a good end by itself. */
describe('a crash in the middle', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open({ RESERVE_WAIT_MS: '300' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    shop.inventory.deaf.clear();
  });
  afterAll(() => shop.close());

  /** The next call of the method never happens, as if the process had been killed before it. */
  function killBefore<T extends object>(type: Type<T>, method: keyof T & string): void {
    const provider = shop.service.get(type) as Record<string, unknown>;
    const original = provider[method];
    if (typeof original !== 'function') throw new Error(`${type.name} has no ${method}`);
    provider[method] = () => {
      provider[method] = original;
      return Promise.reject(new Error('killed'));
    };
  }

  async function restart(checkoutId: string, { expired }: { expired: boolean }): Promise<void> {
    await shop.due(checkoutId, { expired });
    await shop.service.get(CheckoutSweeper).sweep();
  }

  async function reserved() {
    const who = await shop.customer();
    const product = await shop.product(10_000, 1);
    const checkout = await shop.reserved(who, product.productId);
    return { who, productId: product.productId, id: checkout.checkoutId };
  }

  const requestIntent = (token: string, checkoutId: string) =>
    shop.service.request('POST', '/api/payments/create-intent', {
      token,
      body: { metadata: { checkoutId } },
    });

  async function intentsOf(checkoutId: string) {
    const { data } = await shop.stripe.paymentIntents.list({ limit: 100 });
    return data.filter((intent) => intent.metadata['checkoutId'] === checkoutId);
  }

  async function expectNothingLeft(id: string, productId: string): Promise<void> {
    expect((await shop.stored(id)).state).toBe('cancelled');
    await shop.service.waitFor(() => shop.inventory.shelf.get(productId) === 1);
    const intents = await intentsOf(id);
    expect(intents.every((intent) => intent.status === 'canceled')).toBe(true);
    const orders = shop.service.db.collection('orders');
    expect(await orders.countDocuments({ checkoutId: id })).toBe(0);
  }

  async function expectOneOrder(id: string, productId: string): Promise<void> {
    await shop.placed(id);
    expect(shop.inventory.shelf.get(productId)).toBe(0);
    const orders = await shop.service.db.collection('orders').find({ checkoutId: id }).toArray();
    expect(orders.map((order) => order['status'])).toEqual(['processing']);
    const [intent, ...more] = await intentsOf(id);
    expect(more).toEqual([]);
    expect(intent?.amount_received).toBe(orders[0]?.['totalMinor']);
  }

  it('while the stock is asked for: the hold is withdrawn at its end', async () => {
    shop.inventory.deaf.add(placeHold.subject);
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 1);
    await shop.addToCart(who, productId);
    const started = await shop.checkout(who);
    expect(started.status).toBe(202);
    await restart(started.body.checkoutId, { expired: true });
    await expectNothingLeft(started.body.checkoutId, productId);
  });

  it('before the payment is created', async () => {
    const { who, productId, id } = await reserved();
    killBefore(StripeProvider, 'create');
    expect((await requestIntent(who.token, id)).status).toBe(500);
    expect((await shop.stored(id)).state).toBe('authorizing');
    await restart(id, { expired: true });
    await expectNothingLeft(id, productId);
  });

  it('after the payment is created and before it is written down', async () => {
    const { who, productId, id } = await reserved();
    killBefore(CheckoutRepository, 'notePayment');
    expect((await requestIntent(who.token, id)).status).toBe(500);
    expect(await intentsOf(id)).toHaveLength(1);
    await restart(id, { expired: true });
    await expectNothingLeft(id, productId);
    expect(await intentsOf(id)).toHaveLength(1);
  });

  it('the same, and the shopper goes on', async () => {
    const { who, productId, id } = await reserved();
    killBefore(CheckoutRepository, 'notePayment');
    expect((await requestIntent(who.token, id)).status).toBe(500);
    const intent = await shop.createIntent(who, id);
    await shop.pay(intent.paymentId);
    await expectOneOrder(id, productId);
  });

  it.each<[string, Type<object>, string]>([
    ['before the order gets its number', OrderNumbers, 'take'],
    ['between the number and the order', OrderRepository, 'insertAll'],
    ['before the checkout is marked as paid', CheckoutRepository, 'take'],
    ['between the order and the emptied cart', CartRepository, 'takeOut'],
    ['while the allocated order is placed', OrderRepository, 'allocate'],
  ])('%s: the message comes again and makes one order', async (_name, type, method) => {
    const { who, productId, id } = await reserved();
    const intent = await shop.createIntent(who, id);
    killBefore(type, method as never);
    await shop.pay(intent.paymentId);
    await expectOneOrder(id, productId);
  });

  it('while the allocation is asked for: the sweeper asks again', async () => {
    shop.inventory.deaf.add(confirmHold.subject);
    const { who, productId, id } = await reserved();
    const intent = await shop.createIntent(who, id);
    await shop.pay(intent.paymentId);
    await shop.settled(id, 'paid');
    await shop.service.atRest();
    shop.inventory.deaf.clear();
    const { orderId } = await shop.stored(id);
    expect((await shop.storedOrder(orderId)).status).toBe('pending');
    await shop.service.db
      .collection<OrderDoc>('orders')
      .updateOne({ _id: orderId }, { $set: { wakeAt: new Date(0) } });
    await shop.service.get(CheckoutSweeper).sweep();
    await expectOneOrder(id, productId);
  });

  it('between the provider’s cancellation and its record', async () => {
    const { who, productId, id } = await reserved();
    await shop.createIntent(who, id);
    await shop.lever('webhooks/pause');
    killBefore(PaymentSettled, 'settle');
    await restart(id, { expired: true });
    expect((await shop.stored(id)).state).toBe('voiding');
    await restart(id, { expired: true });
    await expectNothingLeft(id, productId);
    await shop.lever('webhooks/resume');
  });

  it('between the decision to refund and the refund', async () => {
    const { who, productId, id } = await reserved();
    const intent = await shop.createIntent(who, id);
    shop.inventory.holds.clear();
    shop.inventory.shelf.set(productId, 0);
    killBefore(StripeProvider, 'refund');
    await shop.pay(intent.paymentId);
    await shop.settled(id, 'paid_unfulfillable');
    await restart(id, { expired: false });
    await shop.settled(id, 'refunded');
    const refunds = await shop.stripe.refunds.list({ payment_intent: intent.paymentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([intent.amount.amount]);
  });
});
