import { newId } from '@solar/service-kit/mongo/new-id';
import { PersonalDataStore } from '@solar/service-kit/personal-data/personal-data-store';
import { announceDeletion, exportOf, textOf } from '@solar/service-kit/testing/personal-data';
import type { HttpShop } from '../support/http-shop';

/** Mails wait for a server that there is not. */
const MAILS = ['checkout--send-mail'];

export function privacyOverHttp(http: HttpShop): void {
  describe('a deleted account', () => {
    it('keeps an order’s buyer until it is delivered, then its books alone', async () => {
      const { shop } = http;
      const { service } = shop;
      const who = await shop.customer();
      const { productId } = await shop.product(10_000, 5);
      const { orderId } = await shop.order(who, productId);
      await service.db.collection<{ _id: string }>('quotes').insertOne({
        _id: newId('quo'),
        ...{ quoteNumber: newId('Q'), customerId: who.userId, customerName: 'Pat Quoted' },
        ...{ status: 'requested', lines: [], message: 'Call Pat Quoted', version: 0 },
        revisions: [
          { number: 0, by: 'customer', byName: 'Pat Quoted' },
          { number: 1, by: 'staff', byName: 'Sales' },
        ],
      } as never);
      const returns = service.db.collection<{ _id: string }>('returns');
      const sentBack = { _id: newId('ret'), number: 'X-R1', orderNumber: 'X', version: 0 };
      await returns.insertOne({
        ...sentBack,
        ...{ customerId: who.userId, customerName: 'Pat Returned', email: who.email },
        ...{ status: 'requested', comment: 'By Pat Returned', pictures: ['rpc_1'], search: [] },
      } as never);
      await shop.addToCart(who, productId);
      const person = { userId: who.userId, email: who.email };
      const held = await exportOf(service, person);
      expect(held['orders']).toMatchObject([{ id: orderId, email: who.email }]);
      expect(held['cart']).toMatchObject([{ lines: [{ productId }] }]);
      expect(held['quotes']).toMatchObject([{ customerName: 'Pat Quoted' }]);
      expect(JSON.stringify(held)).not.toMatch(/outbox|idempotencyKey|bodyHash/);
      const stranger = { userId: newId('usr'), email: 'stranger@example.com' };
      expect(Object.values(await exportOf(service, stranger)).flat()).toEqual([]);

      await announceDeletion(service, person, MAILS);
      const open = await shop.storedOrder(orderId);
      expect(open.email).toBe(who.email);
      expect(await textOf(service)).not.toContain('Pat Quoted');
      expect((await exportOf(service, person))['cart']).toEqual([]);

      expect(await returns.findOne({ _id: sentBack._id })).toMatchObject({
        ...{ customerName: 'Pat Returned', pictures: [] },
      });
      await returns.updateOne({ _id: sentBack._id }, { $set: { status: 'refused' } });

      const orders = service.db.collection<{ _id: string }>('orders');
      await orders.updateOne(
        { _id: orderId },
        { $set: { status: 'delivered', taxNumberCorrected: true }, $unset: { documentsDue: 1 } },
      );
      await service.get(PersonalDataStore).eraseLater();
      expect(await textOf(service)).not.toContain('Pat Returned');
      const { email, customerName, shippingAddress, search, totals, ...rest } =
        await shop.storedOrder(orderId);
      // An order without its number is not one with a corrected number.
      expect(rest).toMatchObject({ taxNumber: null, taxNumberCorrected: false });
      expect([email, customerName, shippingAddress.fullName]).not.toContain(who.email);
      expect(shippingAddress).toEqual({
        ...{ fullName: '—', phone: '', line1: '—' },
        city: open.shippingAddress.city,
        country: open.shippingAddress.country,
      });
      const number = open.orderNumber.toLowerCase();
      expect(search).toEqual([number, ...number.split('-')]);
      expect(totals).toEqual(open.totals);
    });

    it('goes with others at once, each with what is theirs', async () => {
      const { shop } = http;
      const { service } = shop;
      const { productId } = await shop.product(10_000, 9);
      const [open, over, unknown] = await Promise.all([
        shop.customer(),
        shop.customer(),
        shop.customer(),
      ]);
      const [waits, ended] = [await shop.order(open, productId), await shop.order(over, productId)];
      await service.atRest(MAILS);
      await Promise.all([shop.addToCart(open, productId), shop.addToCart(over, productId)]);
      const stranger = await shop.customer();
      await shop.addToCart(stranger, productId);
      const orders = service.db.collection<{ _id: string }>('orders');
      const delivered = { $set: { status: 'delivered' }, $unset: { documentsDue: 1 as const } };
      await orders.updateOne({ _id: ended.orderId }, delivered);
      const people = [open, over, unknown].map(({ userId, email }) => ({ userId, email }));
      await service.get(PersonalDataStore).erase(people);
      expect((await shop.storedOrder(waits.orderId)).email).toBe(open.email);
      expect((await shop.storedOrder(ended.orderId)).email).not.toBe(over.email);
      const carts = service.db.collection<{ _id: string }>('carts');
      const ids = [...people, stranger].map(({ userId }) => userId);
      expect(await carts.distinct('_id', { _id: { $in: ids } })).toEqual([stranger.userId]);
      const pending = service.db.collection<{ _id: string }>('pending_erasures');
      expect(await pending.distinct('_id', { _id: { $in: ids } })).toEqual([open.userId]);
    });
  });
}
