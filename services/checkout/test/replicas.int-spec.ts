import type { Cart } from '@solar/contracts/checkout/cart-http';
import type { Checkout, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import type { PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { ADDRESS, Shop, STANDARD, type Customer } from './support/shop';

/** Two processes share the work: what one of them learns must reach the request that waits in the other. */
describe('replicas', () => {
  let shop: Shop;
  let replica: TestService;
  beforeAll(async () => {
    shop = await Shop.open();
    replica = await shop.startReplica();
  });
  afterAll(async () => {
    await replica.close();
    await shop.close();
  });

  const start = (at: TestService, who: Customer) =>
    at.request<Checkout>('POST', '/api/checkout/checkouts', {
      token: who.token,
      headers: { 'idempotency-key': newId('key') },
      body: { email: who.email, shippingAddress: ADDRESS, shippingMethodId: STANDARD },
    });

  it('answer a start and a payment at once, whichever of them hears of the move', async () => {
    const { productId } = await shop.product(1_000, 20);
    for (let round = 0; round < 6; round += 1) {
      const at = round % 2 === 0 ? shop.service : replica;
      const who = await shop.customer();
      await shop.addToCart(who, productId);
      const started = await start(at, who);
      expect([started.status, started.body.state]).toEqual([201, 'reserved']);
      const intent = await shop.createIntent(who, started.body.checkoutId);
      const waiting = at.request<PaymentStatusView>(
        'GET',
        `/api/payments/status/${intent.paymentId}`,
        { token: who.token },
      );
      await shop.pay(intent.paymentId);
      expect((await waiting).body).toMatchObject({ checkoutState: 'paid', status: 'succeeded' });
    }
    const orders = await shop.service.db.collection('orders').find({}).toArray();
    expect(new Set(orders.map(({ orderNumber }) => orderNumber as string)).size).toBe(6);
  });

  it('change one cart by turns, each as the other one has left it', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 20);
    const root = '/api/checkout/cart/lines';
    const add = (at: TestService, quantity: number) =>
      at.request<Cart>('POST', root, { token: who.token, body: { productId, quantity } });
    const remove = (at: TestService) =>
      at.request<Cart>('DELETE', `${root}/${productId}`, { token: who.token });
    const set = (at: TestService, quantity: number) =>
      at.request<Cart>('PATCH', `${root}/${productId}`, { token: who.token, body: { quantity } });

    const quantities: (number | undefined)[] = [];
    for (let round = 0; round < 4; round += 1) {
      const { body } = await add(round % 2 === 0 ? shop.service : replica, 1);
      quantities.push(body.lines[0]?.quantity);
    }
    expect(quantities).toEqual([1, 2, 3, 4]);
    await set(replica, LIMITS.lineQuantityMax);
    await remove(shop.service);
    // What the replica remembers is full, and what is stored has room.
    expect((await add(replica, 1)).body.lines).toMatchObject([{ quantity: 1 }]);
    await remove(shop.service);
    expect((await set(replica, 2)).status).toBe(404);
  });

  it('start no checkout of a cart that has been ordered at the other one', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(1_000, 5);
    await shop.addToCart(who, productId);
    const at = (service: TestService, cartRevision: number) =>
      service.request<Checkout & { code?: string }>('POST', '/api/checkout/checkouts', {
        token: who.token,
        headers: { 'idempotency-key': newId('key') },
        body: {
          email: who.email,
          shippingAddress: ADDRESS,
          shippingMethodId: STANDARD,
          cartRevision,
        },
      });
    // The replica has seen the cart, and hears nothing of what becomes of it.
    await replica.request('GET', '/api/checkout/cart', { token: who.token });
    const { body } = await at(shop.service, 1);
    const intent = await shop.createIntent(who, body.checkoutId);
    await shop.pay(intent.paymentId);
    await shop.placed(body.checkoutId);

    const late = await at(replica, 1);
    expect([late.status, late.body.code]).toEqual([409, 'cart.changed']);
    const again = await at(replica, 1);
    expect([again.status, again.body.code]).toEqual([409, 'cart.empty']);
    expect(shop.inventory.shelf.get(productId)).toBe(4);
    expect(await shop.checkouts.countDocuments({ customerId: who.userId })).toBe(1);
  });

  it('price with the tax that staff have just set at the other one', async () => {
    const who = await shop.customer();
    const { productId } = await shop.product(10_000, 5);
    await shop.addToCart(who, productId);
    const rateAt = async (at: TestService) => {
      const { body } = await at.request<TotalsPreview>('POST', '/api/checkout/totals-preview', {
        token: who.token,
        body: { country: 'OM' },
      });
      return body.options[0]?.totals.taxBasisPoints;
    };
    expect([await rateAt(shop.service), await rateAt(replica)]).toEqual([0, 0]);
    const rule = {
      country: 'OM',
      name: { en: 'VAT 7 %', fr: 'TVA 7 %' },
      basisPoints: 700,
      appliesToShipping: true,
      active: true,
    };
    const token = await shop.admin();
    await replica.request('POST', '/api/checkout/admin/tax-rules', { token, body: rule });
    expect(await rateAt(replica)).toBe(700);
    await shop.service.waitFor(async () => (await rateAt(shop.service)) === 700, 2_000);
  });
});
