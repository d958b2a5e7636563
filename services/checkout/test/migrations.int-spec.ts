import { money } from '@solar/contracts/common/money';
import { Database } from '@solar/service-kit/mongo/database';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { OrderDoc } from '../src/orders/order.schema';
import {
  completeOrders,
  countOrderNumbers,
  forgetStockLevels,
  movePayments,
} from '../src/migrate-payments';
import { OrderNumbers } from '../src/orders/order-numbers.service';
import { Shop } from './support/shop';

type Row = { _id: string } & Record<string, unknown>;

describe('what the release before has stored', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  const rows = (name: string) => shop.service.db.collection<Row>(name);
  const migrate = async () => {
    const { db } = shop.service;
    await completeOrders(db);
    await movePayments(db);
    await countOrderNumbers(db);
    await forgetStockLevels(db);
  };

  it('keeps every payment, order and number, and can be repeated', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    const { checkout, orderId, intent } = await shop.order(who, productId);
    const { checkoutId } = checkout;
    const doc = await shop.stored(checkoutId);
    const { payment, orderNumber, cartId } = doc;
    const year = new Date().getUTCFullYear();
    const refund = {
      refundId: newId('rfd'),
      reason: 'x',
      status: 'pending',
      createdAt: new Date(),
    };
    await rows('payments').insertOne({
      _id: intent.paymentId,
      checkoutId,
      customerId: who.userId,
      email: who.email,
      status: 'partially_refunded',
      method: 'card',
      currency: 'USD',
      amountMinor: payment?.amount,
      capturedMinor: payment?.captured,
      refundedMinor: 100,
      refundPendingMinor: 200,
      refunds: [{ ...refund, amountMinor: 200 }],
      lastErrorCode: null,
      checkedAt: new Date(),
      eventIds: ['evt_1'],
      wakeAt: new Date(0),
      createdAt: new Date(1),
    });
    await rows('checkouts').updateOne(
      { _id: checkoutId },
      { $set: { state: 'placed' }, $unset: { payment: 1, openCartId: 1 } },
    );
    await rows('orders').updateOne({ _id: orderId }, { $unset: { cartId: 1, allocatedAt: 1 } });
    await rows('order_numbers').insertOne({ _id: `${year}-000777`, cartId: 'x', checkoutId: 'x' });
    const [waiting, open] = [newId('chk'), newId('chk')];
    const waitingOrder = { ...(await shop.storedOrder(orderId)), _id: newId('ord') };
    await rows('orders').insertOne({
      ...waitingOrder,
      orderNumber: `ALSA-${year}-000776`,
      checkoutId: waiting,
      status: 'pending',
    });
    const old = { ...doc, idempotencyKey: '', payment: undefined, orderNumber: null };
    const copies = [
      { ...old, _id: waiting, idempotencyKey: 'a', state: 'confirming', cartId: 'crt_waiting' },
      {
        ...old,
        _id: open,
        idempotencyKey: 'b',
        state: 'authorizing',
        cancelReason: 'payment_canceled',
      },
    ];
    for (const { payment: _none, openCartId: _later, ...copy } of copies) {
      await rows('checkouts').insertOne(copy);
    }
    await rows('product_views').updateOne({ _id: productId }, { $set: { available: 4 } });

    await migrate();
    await migrate();

    expect(await shop.stored(checkoutId)).toMatchObject({
      state: 'paid',
      wakeAt: new Date(0),
      payment: {
        id: intent.paymentId,
        provider: 'stripe',
        status: 'partially_refunded',
        captured: intent.amount.amount,
        refunded: 100,
        refundPending: 200,
        refunds: [{ ...refund, amount: 200 }],
        eventIds: ['evt_1'],
        createdAt: new Date(1),
      },
    });
    expect(await shop.storedOrder(orderId)).toMatchObject({ cartId, orderNumber });
    expect(await shop.stored(waiting)).toMatchObject({ state: 'paid' });
    const asked = await shop.storedOrder(waitingOrder._id);
    expect(asked).toMatchObject({ cartId: 'crt_waiting', allocatedAt: null });
    expect(asked.wakeAt).toBeInstanceOf(Date);
    expect(asked.onAllocated?.messages[0]?.data).toMatchObject({
      orderId: waitingOrder._id,
      total: money(intent.amount.amount, 'USD'),
    });
    expect(await shop.stored(open)).toMatchObject({
      cancelReason: 'payment_cancelled',
      payment: { provider: 'stripe', status: 'requires_payment' },
    });
    expect((await shop.service.get(OrderNumbers).take()).count).not.toBe(777);
    expect(await rows('counters').findOne({ _id: `orders-${year}` })).toMatchObject({ last: 777 });
    expect(await rows('product_views').findOne({ _id: productId })).not.toHaveProperty('available');
    const left = (await shop.service.db.listCollections().toArray()).map(({ name }) => name);
    expect(left).not.toContain('payments');
    expect(left).not.toContain('order_numbers');
  });

  it('never issues a number twice, whichever replica takes it', async () => {
    const { service } = shop;
    const config = { ORDER_NUMBER_PREFIX: 'T', ORDER_NUMBER_BLOCK: 3 };
    const replicas = [1, 2, 3].map(() => new OrderNumbers(service.get(Database), config));
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) => replicas[index % 3]?.take()),
    );
    expect(new Set(taken.map((number) => number?.text)).size).toBe(40);
    const [first] = replicas;
    const lent = await first?.take();
    if (lent) first?.giveBack(lent);
    expect(await first?.take()).toEqual(lent);
  });

  it('keeps one order per cart by an index, not by a question', async () => {
    const orders = shop.service.db.collection<OrderDoc>('orders');
    const indexes = await orders.indexes();
    expect(indexes.find(({ key }) => 'cartId' in key)).toMatchObject({ unique: true });
  });
});
