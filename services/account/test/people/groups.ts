import { groupChanged } from '@solar/contracts/account/events';
import type { Group } from '@solar/contracts/account/people-http';
import type { People } from './people';

/** Groups of customers and what they give. */
export function groupsOfCustomers(people: People): void {
  describe('groups', () => {
    it('give their discount to other slices and stay while they have customers', async () => {
      const input = { name: 'Installers', discountBasisPoints: 750 };
      const made = await people.call<Group>(people.boss, 'POST', 'groups', input);
      expect(made.status).toBe(201);
      expect(
        (await people.call(people.boss, 'POST', 'groups', { ...input, name: 'installers' })).body
          .code,
      ).toBe('account.group_name_taken');
      await people.call(people.boss, 'PATCH', `customers/${people.customer.id}`, {
        groupId: made.body.id,
      });
      expect((await people.call(people.boss, 'DELETE', `groups/${made.body.id}`)).body.code).toBe(
        'account.group_in_use',
      );
      await people.call(people.boss, 'PUT', `groups/${made.body.id}`, {
        ...input,
        discountBasisPoints: 900,
      });
      await people.call(people.boss, 'PATCH', `customers/${people.customer.id}`, { groupId: null });
      expect((await people.call(people.boss, 'DELETE', `groups/${made.body.id}`)).status).toBe(204);
      const events = await people.service.waitFor(async () => {
        const found = await people.service.published(groupChanged);
        return found.length === 3 && found;
      });
      expect(
        events.map(({ data, version }) => [version, data.discountBasisPoints, data.deleted]),
      ).toEqual([
        [0, 750, false],
        [1, 900, false],
        [2, 900, true],
      ]);
    });

    it.each([
      { name: '', discountBasisPoints: 1 },
      { name: 'x', discountBasisPoints: 10_001 },
      { name: 'x', discountBasisPoints: -1 },
      { name: 'x', discountBasisPoints: 1.5 },
      { name: 'x', discountBasisPoints: 1, extra: 1 },
    ])('refuse %j', async (body) => {
      expect((await people.call(people.boss, 'POST', 'groups', body)).status).toBe(400);
    });
  });
}
