import type { Address, Wishlist } from '@solar/contracts/account/profile-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { ADDRESS, type Members } from './members';

/** Addresses and the wishlist. */
export function ownAddresses(members: Members): void {
  describe('addresses', () => {
    it('keeps one default of each kind', async () => {
      const first = await members.call<Address>(members.owner, 'POST', 'addresses', ADDRESS);
      expect(first.body).toMatchObject({ defaultShipping: true, defaultBilling: true });
      const second = await members.call<Address>(members.owner, 'POST', 'addresses', {
        ...ADDRESS,
        label: 'Site',
        defaultShipping: true,
      });
      const { items } = (
        await members.call<{ items: Address[] }>(members.owner, 'GET', 'addresses')
      ).body;
      expect(items.map((a) => [a.id, a.defaultShipping, a.defaultBilling])).toEqual([
        [first.body.id, false, true],
        [second.body.id, true, false],
      ]);
    });

    it('keeps one default even when both are set at the same moment', async () => {
      const both = await Promise.all(
        [1, 2].map((n) =>
          members.call<Address>(members.stranger, 'POST', 'addresses', {
            ...ADDRESS,
            line1: `S ${n}`,
            defaultShipping: true,
          }),
        ),
      );
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      const { items } = (
        await members.call<{ items: Address[] }>(members.stranger, 'GET', 'addresses')
      ).body;
      expect(items.filter((a) => a.defaultShipping)).toHaveLength(1);
    });

    it("treats another's address as missing", async () => {
      const { items } = (
        await members.call<{ items: Address[] }>(members.owner, 'GET', 'addresses')
      ).body;
      const id = items[0]?.id ?? '';
      expect((await members.call(members.stranger, 'PUT', `addresses/${id}`, ADDRESS)).status).toBe(
        404,
      );
      expect((await members.call(members.stranger, 'DELETE', `addresses/${id}`)).status).toBe(404);
      expect(
        (await members.call(members.owner, 'PUT', `addresses/${newId('adr')}`, ADDRESS)).status,
      ).toBe(404);
      expect(
        (
          await members.call(members.owner, 'PUT', `addresses/${id}`, {
            ...ADDRESS,
            city: 'Sharjah',
          })
        ).status,
      ).toBe(200);
      expect((await members.call(members.owner, 'DELETE', `addresses/${id}`)).status).toBe(204);
    });

    it.each([
      { ...ADDRESS, country: 'Emirates' },
      { ...ADDRESS, phone: 'call me' },
      { ...ADDRESS, userId: 'usr_x' },
      { ...ADDRESS, line1: '' },
      {},
    ])('refuses %j', async (body) => {
      expect((await members.call(members.owner, 'POST', 'addresses', body)).status).toBe(400);
    });
  });

  describe('wishlist', () => {
    it('holds a product once, newest first, for its owner only', async () => {
      const [a, b] = [demoProductId('A'), demoProductId('B')];
      await members.call(members.owner, 'PUT', `wishlist/${a}`);
      await members.call(members.owner, 'PUT', `wishlist/${b}`);
      const again = await members.call<Wishlist>(members.owner, 'PUT', `wishlist/${a}`);
      expect(again.body.items.map(({ productId }) => productId)).toEqual([b, a]);
      expect(
        (await members.call<Wishlist>(members.stranger, 'GET', 'wishlist')).body.items,
      ).toEqual([]);
      const left = await members.call<Wishlist>(members.owner, 'DELETE', `wishlist/${b}`);
      expect(left.body.items.map(({ productId }) => productId)).toEqual([a]);
      expect((await members.call(members.owner, 'PUT', 'wishlist/nonsense')).status).toBe(404);
    });
  });
}
