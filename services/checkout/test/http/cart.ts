import type { Availability, Cart } from '@solar/contracts/checkout/cart-http';
import type { TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { HttpShop } from '../support/http-shop';
import type { Customer } from '../support/shop';

/** The cart of a customer, from one device and from several. */
export function cartOverHttp(http: HttpShop): void {
  describe('cart', () => {
    it('merges the browser’s cart once and twice to the same', async () => {
      const who = await http.shop.customer();
      const [a, b] = [await http.shop.product(100, 5), await http.shop.product(200, 5)];
      await http.shop.addToCart(who, a.productId, 3);
      const lines = [
        { productId: a.productId, quantity: 2 },
        { productId: b.productId, quantity: 4 },
        { productId: newId('prd'), quantity: 1 },
      ];
      const once = await http.call<Cart>(who, 'POST', '/api/checkout/cart/merge', { lines });
      const twice = await http.call<Cart>(who, 'POST', '/api/checkout/cart/merge', { lines });
      expect(once.body.lines.map((line) => line.quantity)).toEqual([3, 4]);
      expect(twice.body.lines).toEqual(once.body.lines);
      expect(twice.body.subtotal).toEqual({ amount: 3 * 100 + 4 * 200, currency: 'USD' });
    });

    describe('shows prices from memory', () => {
      afterEach(() => {
        http.shop.catalog.announces = false;
      });

      async function filled() {
        http.shop.catalog.announces = true;
        const who = await http.shop.customer();
        const product = await http.shop.product(100, 5);
        await http.shop.addToCart(who, product.productId);
        return { who, product };
      }
      const shown = async (who: Customer) => {
        const { catalog } = http.shop;
        const before = catalog.asked;
        const totals = await http.call<TotalsPreview>(who, 'POST', '/api/checkout/totals-preview', {
          country: 'AE',
        });
        const cart = await http.call<Cart>(who, 'GET', '/api/checkout/cart');
        return {
          asked: catalog.asked - before,
          units: [totals.body.lines[0]?.unit.amount, cart.body.lines[0]?.unit?.amount],
        };
      };

      it('until the catalogue says that they may be others', async () => {
        const { who, product } = await filled();
        expect(await shown(who)).toEqual({ asked: 0, units: [100, 100] });
        product.unitMinor = 150;
        await http.shop.catalog.announcePrices();
        await http.shop.service.waitFor(async () => (await shown(who)).units[0] === 150);
        expect(await shown(who)).toEqual({ asked: 0, units: [150, 150] });
      });

      it('but orders at none that it has not asked for', async () => {
        const { who, product } = await filled();
        product.unitMinor = 150;
        const expectedTotal = { amount: 100, currency: 'USD' };
        const refused = await http.shop.checkout(who, { expectedTotal });
        expect([refused.status, refused.body.code]).toEqual([409, 'checkout.price_changed']);
        expect((await http.shop.checkout(who)).body.lines[0]?.unit.amount).toBe(150);
      });

      it('and each customer’s to himself alone', async () => {
        const { product } = await filled();
        product.unitMinor = 80;
        const other = await http.shop.customer();
        await http.shop.addToCart(other, product.productId);
        expect((await shown(other)).units).toEqual([80, 80]);
      });

      it('unless the catalogue is one that does not say so', async () => {
        const { who } = await filled();
        http.shop.catalog.announces = false;
        await http.shop.catalog.announcePrices();
        await http.shop.service.waitFor(async () => (await shown(who)).asked === 2);
        expect((await shown(who)).asked).toBe(2);
      });
    });

    it.each([0, -1, 1.5, 1e9, '2', null])('refuses a quantity of %p', async (quantity) => {
      const who = await http.shop.customer();
      const { productId } = await http.shop.product(100, 5);
      await http.shop.addToCart(who, productId, 1);
      const path = `/api/checkout/cart/lines/${productId}`;
      const lines = [{ productId, quantity }];
      const answers = [
        await http.call(who, 'POST', '/api/checkout/cart/lines', { productId, quantity }),
        await http.call(who, 'PATCH', path, { quantity }),
        await http.call(who, 'PUT', '/api/checkout/cart', { lines }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
      const cart = await http.call<Cart>(who, 'GET', '/api/checkout/cart');
      expect(cart.body.lines.map((line) => line.quantity)).toEqual([1]);
    });

    it('refuses unknown products and fields, and more pieces than the limit in sum', async () => {
      const who = await http.shop.customer();
      const { productId } = await http.shop.product(100, 5);
      const path = '/api/checkout/cart/lines';
      expect((await http.call(who, 'POST', path, { productId: newId('prd') })).status).toBe(404);
      expect((await http.call(who, 'POST', path, { productId: 'prd_x' })).status).toBe(400);
      expect((await http.call(who, 'POST', path, { productId, price: 1 })).status).toBe(400);
      await http.shop.addToCart(who, productId, 10_000);
      expect((await http.call(who, 'POST', path, { productId, quantity: 1 })).status).toBe(400);
      expect((await http.call(null, 'GET', '/api/checkout/cart')).status).toBe(401);
    });

    it('says when less is left than the line asks for', async () => {
      const who = await http.shop.customer();
      const { productId } = await http.shop.product(100, 5);
      await http.shop.addToCart(who, productId, 3);
      await http.shop.service.get(LastValues).put(stockLevels, {
        key: productId,
        version: 1,
        data: { productId, available: 2, onHand: 2, status: 'low_stock' },
      });
      await http.shop.service.waitFor(async () => {
        const { body } = await http.call<Cart>(who, 'GET', '/api/checkout/cart');
        return body.lines[0]?.stock.available === 2;
      });
      const left = (quantity: number) =>
        http.call<Availability>(
          null,
          'GET',
          `/api/checkout/products/${productId}/availability?quantity=${quantity}`,
        );
      expect((await left(2)).body).toEqual({ available: null });
      expect((await left(3)).body).toEqual({ available: 2 });
      expect((await left(0)).status).toBe(400);
    });

    it('shows a product as the catalogue last announced it, whatever comes late', async () => {
      const who = await http.shop.customer();
      const product = await http.shop.product(100, 5);
      const { productId } = product;
      await http.shop.addToCart(who, productId);
      const shown = async () =>
        (await http.call<Cart>(who, 'GET', '/api/checkout/cart')).body.lines[0]?.name;
      await http.shop.catalog.announce(product, 3, { name: 'Renamed', brand: 'Quokka' });
      await http.shop.service.waitFor(async () => (await shown()) === 'Renamed');
      await http.shop.catalog.announce(product, 2, { name: 'Late' });
      await http.shop.service.atRest();
      expect(await shown()).toBe('Renamed');
      const { lines } = (await http.call<Cart>(who, 'GET', '/api/checkout/cart')).body;
      expect(lines[0]?.brand).toBe('Quokka');
      await http.shop.catalog.announce(product, 4, { active: false });
      await http.shop.service.atRest();
      const path = '/api/checkout/cart/lines';
      expect((await http.call(who, 'POST', path, { productId })).status).toBe(404);
    });

    it('merges what two devices change, and adds once what is sent twice', async () => {
      const who = await http.shop.customer();
      const [panel, inverter, cable] = await Promise.all([
        http.shop.product(100, 50),
        http.shop.product(200, 50),
        http.shop.product(300, 50),
      ]);
      const change = (revision: number, ...changes: object[]) => ({
        changeId: newId('chg'),
        revision,
        changes,
      });
      const send = (body: object) =>
        http.call<Cart>(who, 'POST', '/api/checkout/cart/changes', body);
      const quantities = ({ body }: { body: Cart }) =>
        Object.fromEntries(body.lines.map((line) => [line.productId, line.quantity]));

      const first = change(
        0,
        { productId: panel.productId, add: 6 },
        { productId: inverter.productId, add: 2 },
      );
      const { revision } = (await send(first)).body;
      const answers = await Promise.all([
        send(change(revision, { productId: inverter.productId, quantity: 5 })),
        send(change(revision, { productId: panel.productId, quantity: 7 })),
        send(change(revision, { productId: cable.productId, add: 1 })),
        send(change(revision, { productId: cable.productId, add: 2 })),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      const merged = {
        [panel.productId]: 7,
        [inverter.productId]: 5,
        [cable.productId]: 3,
      };
      const again = await send(first);
      expect(quantities(again)).toEqual(merged);

      const gone = change(again.body.revision, { productId: panel.productId, quantity: 0 });
      const left = await send(gone);
      expect(left.body.lines.map((line) => line.productId)).not.toContain(panel.productId);
      const same = { productId: inverter.productId, quantity: 5 };
      expect((await send(change(0, same))).body.revision).toBe(left.body.revision);
      const unknown = change(0, { productId: newId('prd'), add: 1 }, { ...same, quantity: 4 });
      expect(quantities(await send(unknown))).toEqual({
        [inverter.productId]: 4,
        [cable.productId]: 3,
      });
      for (const quantity of [-1, 2.5, 999_999]) {
        const refused = await send(change(0, { productId: panel.productId, quantity }));
        expect(refused.status).toBe(400);
      }
    });

    it('loses no line when the same cart is changed from many places', async () => {
      const who = await http.shop.customer();
      const { productId } = await http.shop.product(100, 5);
      await http.shop.addToCart(who, productId, 1);
      const adds = await Promise.all(
        [1, 2, 3].map(() =>
          http.call(who, 'POST', '/api/checkout/cart/lines', { productId, quantity: 2 }),
        ),
      );
      const done = adds.filter((answer) => answer.status === 200).length;
      const cart = await http.call<Cart>(who, 'GET', '/api/checkout/cart');
      expect(cart.body.itemCount).toBe(1 + 2 * done);
    });
  });
}
