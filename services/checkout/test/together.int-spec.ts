import type { Cart } from '@solar/contracts/checkout/cart-http';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import { IssueDocuments } from '../src/documents/issue-documents';
import { CheckoutSweeper } from '../src/saga/expired';
import { PaymentSettled } from '../src/saga/paid';
import { Races } from './support/races';

/** What several shoppers do at the same moment goes to the database together, and each gets what is right for him alone. */
describe('shoppers at the same moment', () => {
  const races = new Races();
  beforeAll(async () => {
    await races.open({});
    // The first order of a replica leases a block of numbers.
    const { productId } = await races.shop.product(10_000, 1);
    await races.shop.order(await races.shop.customer(), productId);
  });
  afterEach(() => races.reset());
  afterAll(() => races.shop.close());

  const { length } = 'abcdef';
  const many = <T>(make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length }, (_, index) => make(index)));

  /** Checkouts whose money has come, of which the shop does not know yet. */
  async function payables() {
    const open = [];
    for (let left = length; left > 0; left -= 1) open.push(await races.payable());
    for (const { intent } of open) await races.shop.pay(intent.paymentId);
    return open;
  }

  async function settleAll(open: readonly Awaited<ReturnType<Races['payable']>>[]) {
    const said = await Promise.all(open.map(({ intent }) => races.providerSays(intent.paymentId)));
    const settled = races.shop.service.get(PaymentSettled);
    return () => Promise.all(said.map(({ payment }) => settled.settle(payment)));
  }

  it('make their orders in one transaction of four commands', async () => {
    const open = await payables();
    await races.shop.service.atRest();
    const settle = await settleAll(open);
    const sent = await commandsDuring([races.shop.service], settle);
    const until = sent.indexOf('commitTransaction') + 1;
    expect(sent.slice(0, until)).toEqual([
      'update checkouts',
      'find checkouts',
      'insert orders, update carts',
      'commitTransaction',
    ]);
    for (const { checkoutId, who } of open) {
      await races.shop.placed(checkoutId);
      expect(await races.ordersOf(checkoutId)).toBe(1);
      const { orderId, orderNumber, version } = await races.shop.stored(checkoutId);
      expect((await races.shop.storedOrder(orderId)).orderNumber).toBe(orderNumber);
      expect(version).toBeGreaterThan(0);
      expect(await races.placedEvents(orderId)).toHaveLength(1);
      const cart = await races.shop.service.request<{ lines: unknown[] }>(
        'GET',
        '/api/checkout/cart',
        { token: who.token },
      );
      expect(cart.body.lines).toEqual([]);
    }
  });

  it('are not held up by one whose money buys nothing, nor by one that somebody else has settled', async () => {
    const open = await payables();
    const [wrong, rival] = open;
    if (!wrong || !rival) throw new Error('There are too few');
    const { checkouts, service } = races.shop;
    await checkouts.updateOne({ _id: wrong.checkoutId }, { $set: { 'totals.total.amount': 1 } });
    const { payment } = await races.providerSays(rival.intent.paymentId);
    await service.get(PaymentSettled).settle(payment, 'evt_first');
    const settle = await settleAll(open);
    await settle();
    await races.shop.settled(wrong.checkoutId, 'refunded');
    expect(await races.ordersOf(wrong.checkoutId)).toBe(0);
    for (const { checkoutId } of open.slice(1)) {
      await races.shop.placed(checkoutId);
      expect(await races.ordersOf(checkoutId)).toBe(1);
    }
  });

  it('are not taken along by a cart that has become an order already', async () => {
    const open = await payables();
    const [first] = open;
    if (!first) throw new Error('There is none');
    const { cartId, orderId } = await races.shop.stored(first.checkoutId);
    const rows = races.shop.service.db.collection<{ _id: string; cartId: string }>('orders');
    const before = { _id: orderId.replace('ord', 'old'), cartId, orderNumber: `old ${orderId}` };
    await rows.insertOne(before);
    const settle = await settleAll(open);
    await settle();
    await races.shop.settled(first.checkoutId, 'refunded');
    expect(await races.ordersOf(first.checkoutId)).toBe(0);
    for (const { checkoutId } of open.slice(1)) await races.shop.placed(checkoutId);
    await rows.deleteOne({ _id: before._id });
  });

  it('keep what they have put into their carts meanwhile', async () => {
    const open = await payables();
    const [first] = open;
    if (!first) throw new Error('There is none');
    const { productId } = await races.shop.product(10_000, 1);
    await races.shop.addToCart(first.who, productId, 2);
    const settle = await settleAll(open);
    await settle();
    for (const { checkoutId } of open) await races.shop.placed(checkoutId);
    const cart = await races.shop.service.request<{ lines: unknown[] }>(
      'GET',
      '/api/checkout/cart',
      { token: first.who.token },
    );
    expect(cart.body.lines).toMatchObject([{ productId, quantity: 2 }]);
  });

  it.each([false, true])(
    'share requests for prices (of a catalogue of before: %s)',
    async (isOld) => {
      const { catalog, service } = races.shop;
      const people = await many(async (index) => {
        const who = await races.shop.customer();
        const { productId, unitMinor } = await races.shop.product(1_000 + index, 1);
        await races.shop.addToCart(who, productId);
        return { who, productId, unitMinor };
      });
      catalog.isOld = isOld;
      catalog.asked = 0;
      const carts = await Promise.all(
        people.map(({ who }) =>
          service.request<Cart>('GET', '/api/checkout/cart', { token: who.token }),
        ),
      );
      catalog.isOld = false;
      carts.forEach(({ body }, index) => {
        const { productId, unitMinor } = people[index] ?? {};
        expect(body.lines).toMatchObject([{ productId, unit: { amount: unitMinor } }]);
      });
      if (isOld) expect(catalog.asked).toBeGreaterThan(length);
      else expect(catalog.asked).toBeLessThan(length);
    },
  );

  it('start their checkouts, learn of their stock and change their carts in shared commands', async () => {
    const customers = await many(async () => {
      const who = await races.shop.customer();
      const { productId } = await races.shop.product(10_000, 2);
      await races.shop.addToCart(who, productId);
      return { who, productId };
    });
    await races.shop.service.atRest();
    const carts = await commandsDuring([races.shop.service], () =>
      Promise.all(customers.map(({ who, productId }) => races.shop.addToCart(who, productId))),
    );
    expect(carts.length).toBeLessThan(length);
    expect(new Set(carts)).toEqual(new Set(['update carts']));
    const started = await Promise.all(customers.map(({ who }) => races.shop.checkout(who)));
    for (const { status, body } of started) {
      expect(status).toBe(201);
      expect(await races.shop.stored(body.checkoutId)).toMatchObject({ state: 'reserved' });
    }
  });

  describe('get their papers', () => {
    const issuing = () => races.shop.service.get(IssueDocuments);
    const rows = () =>
      races.shop.service.db.collection<{ _id: string; number: string }>('documents');

    /** Paid orders without papers, of which nobody has asked for one. */
    async function placed(): Promise<string[]> {
      const settle = await settleAll(await payables());
      await issuing().issueDue();
      const before = await races.shop.service.db.collection('orders').countDocuments();
      await settle();
      await races.shop.service.atRest();
      const orders = races.shop.service.db.collection<{ _id: string }>('orders');
      const all = await orders.find({ documentsDue: true }).toArray();
      expect(await orders.countDocuments()).toBe(before + length);
      return all.map(({ _id }) => _id);
    }

    it('in one transaction, with numbers that follow each other', async () => {
      const orderIds = await placed();
      expect(orderIds).toHaveLength(length);
      let left: readonly unknown[] = orderIds;
      const sent = await commandsDuring([races.shop.service], async () => {
        left = await issuing().issueDue();
      });
      expect(left).toEqual([]);
      expect(sent).toEqual([
        'find orders',
        'find documents',
        'find orders',
        'find documents',
        'findAndModify counters',
        'insert documents',
        'update orders',
        'commitTransaction',
      ]);
      const papers = await rows()
        .find({ orderId: { $in: orderIds } })
        .toArray();
      const numbers = papers.map(({ number }) => Number(number.split('-').at(-1))).toSorted();
      expect(numbers).toHaveLength(length);
      expect(Math.max(...numbers) - Math.min(...numbers)).toBe(length - 1);
    });

    it('although one among them cannot have his', async () => {
      const orderIds = await placed();
      const orders = races.shop.service.db.collection<{ _id: string }>('orders');
      const [broken = ''] = orderIds;
      const { lines } = await races.shop.storedOrder(broken);
      await orders.updateOne({ _id: broken }, { $unset: { lines: 1 } });
      const left = await issuing().issueDue();
      expect(left).toHaveLength(length);
      await races.shop.service.get(CheckoutSweeper).sweep();
      expect(await rows().countDocuments({ orderId: { $in: orderIds } })).toBe(length - 1);
      await orders.updateOne({ _id: broken }, { $set: { lines } });
      expect(await issuing().issueDue()).toEqual([]);
      expect(await rows().countDocuments({ orderId: { $in: orderIds } })).toBe(length);
    });
  });
});
