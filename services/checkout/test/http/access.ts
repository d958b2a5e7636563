import type { Cart } from '@solar/contracts/checkout/cart-http';
import { newId } from '@solar/service-kit/mongo/new-id';
import { unmetExpectations } from '@solar/service-kit/testing/consumer-expectations';
import { ADDRESS, STANDARD } from '../support/shop';
import type { HttpShop } from '../support/http-shop';

/** Who may see and do what, and what is refused. */
export function accessOverHttp(http: HttpShop): void {
  it('gives its consumers, those of a release among them, all that their tests take for granted', async () => {
    expect(await unmetExpectations(http.shop.service)).toEqual([]);
  });

  it('shows no money to a customer who is not approved, on any endpoint', async () => {
    const who = await http.shop.customer(false);
    const { productId } = await http.shop.product(77_777, 5);
    await http.shop.addToCart(who, productId, 1);
    const asked = http.shop.catalog.asked;
    const cart = await http.call<Cart>(who, 'GET', '/api/checkout/cart');
    expect(cart.text).not.toMatch(/77777|"amount"/);
    expect(cart.body).toMatchObject({ priceAccess: 'approval', subtotal: null });
    expect(http.shop.catalog.asked).toBe(asked);
    const start = await http.shop.checkout(who);
    const others = [
      await http.call(who, 'POST', '/api/checkout/totals-preview', { country: 'AE' }),
      await http.call(who, 'GET', '/api/checkout/orders'),
      await http.call(who, 'GET', `/api/checkout/orders/${newId('ord')}`),
      await http.call(who, 'GET', '/api/checkout/quotes'),
      await http.call(who, 'GET', `/api/checkout/checkouts/${newId('chk')}`),
      await http.call(who, 'POST', '/api/payments/create-intent', {
        metadata: { checkoutId: newId('chk') },
      }),
    ];
    for (const answer of [start, ...others]) {
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('access.approval_required');
    }
  });

  it('never sells what has no price', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(null, 5);
    await http.shop.addToCart(who, productId, 1);
    const answer = await http.shop.checkout(who);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('price.unavailable');
  });

  it('refuses a checkout that is malformed, empty or unkeyed', async () => {
    const who = await http.shop.customer();
    const body = { email: who.email, shippingAddress: ADDRESS, shippingMethodId: STANDARD };
    const path = '/api/checkout/checkouts';
    const key = { 'idempotency-key': newId('key') };
    expect((await http.call(who, 'POST', path, body)).status).toBe(400);
    expect((await http.call(who, 'POST', path, body, key)).body.code).toBe('cart.empty');
    const { productId } = await http.shop.product(100, 5);
    await http.shop.addToCart(who, productId, 1);
    const wrong = [
      { ...body, total: 1 },
      { ...body, email: 'x' },
      { ...body, shippingAddress: { ...ADDRESS, country: 'Emirates' } },
      { ...body, shippingAddress: { ...ADDRESS, vip: true } },
      { ...body, notes: 'x'.repeat(1_001) },
      { ...body, expectedTotal: { amount: 1.5, currency: 'USD' } },
      '{"broken',
    ];
    for (const one of wrong) {
      const answer = await http.call(who, 'POST', path, one, { 'idempotency-key': newId('key') });
      expect(answer.status).toBe(400);
    }
    const nowhere = await http.shop.checkout(who, { shippingMethodId: 'shm_unknown' });
    expect(nowhere.body.code).toBe('shipping.unavailable');
    const stale = await http.shop.checkout(who, { cartRevision: 99 });
    expect(stale.body.code).toBe('cart.changed');
  });

  it('hides another customer’s checkout, order, document and quote', async () => {
    const who = await http.shop.customer();
    const { productId } = await http.shop.product(1_000, 5);
    const { checkout, orderId } = await http.shop.order(who, productId);
    const stranger = await http.shop.customer();
    for (const path of [
      `/api/checkout/checkouts/${checkout.checkoutId}`,
      `/api/checkout/orders/${orderId}`,
      `/api/checkout/orders/${orderId}/document`,
      `/api/checkout/quotes/${newId('quo')}`,
      '/api/checkout/orders/not-an-id',
    ]) {
      expect((await http.call(stranger, 'GET', path)).status).toBe(404);
    }
    const own = await http.call(who, 'GET', `/api/checkout/orders/${orderId}/document`);
    expect(own.status).toBe(200);
    expect(own.text.startsWith('%PDF')).toBe(true);
  });

  it('keeps staff’s endpoints for staff', async () => {
    const who = await http.shop.customer();
    const editor = await http.shop.service.token({ role: 'editor' });
    for (const path of [
      '/api/checkout/admin/orders',
      '/api/checkout/admin/quotes',
      '/api/checkout/admin/shipping-methods',
      '/api/payments/admin/payments',
    ]) {
      expect((await http.call(null, 'GET', path)).status).toBe(401);
      expect((await http.call(who, 'GET', path)).status).toBe(403);
      expect((await http.call(editor, 'GET', path)).status).toBe(403);
      expect((await http.call(await http.shop.admin(), 'GET', path)).status).toBe(200);
    }
  });
}
