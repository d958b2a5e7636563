import type { CustomRole } from '@solar/contracts/account/custom-roles-http';
import type { User } from '@solar/contracts/account/people-http';
import { auditOf } from '@solar/service-kit/testing/audit';
import { register, type Person } from '../account';
import type { People } from './people';

/** Roles that the shop makes itself. */
export function rolesOfTheShop(people: People): void {
  describe('roles of the shop', () => {
    const input = {
      name: 'Night desk',
      description: 'Answers tickets and looks orders up',
      base: 'contributor',
      permissions: ['admin.area.access', 'account.customers.read', 'account.tickets.read'],
    };
    const may = (user: User) =>
      user.permissions.filter(({ effective }) => effective).map(({ permission }) => permission);
    const renewed = async (person: Person) => {
      const { body } = await people.service.request<{ token: string }>(
        'POST',
        '/api/auth/refresh',
        {
          headers: { cookie: person.cookie },
        },
      );
      return { ...person, token: body.token };
    };

    it('are made, given and changed: all who have one follow at once, and one in use stays', async () => {
      const made = await people.call<CustomRole>(people.boss, 'POST', 'custom-roles', input);
      expect(made).toMatchObject({ status: 201, body: { ...input, userCount: 0 } });
      const twice = await people.call(people.boss, 'POST', 'custom-roles', {
        ...input,
        name: 'night DESK',
      });
      expect(twice).toMatchObject({ status: 409, body: { code: 'account.role_name_taken' } });
      const place = `custom-roles/${made.body.id}`;

      const person = await register(people.service);
      const path = `users/${person.id}/custom-role`;
      const given = await people.call<User>(people.boss, 'PUT', path, { roleId: made.body.id });
      expect(given.body.customRole).toEqual({ id: made.body.id, name: 'Night desk' });
      expect(may(given.body).toSorted()).toEqual(input.permissions.toSorted());
      const clerk = await renewed(person);
      expect((await people.call(clerk, 'GET', 'customers')).status).toBe(200);
      expect((await people.call(clerk, 'GET', 'users')).status).toBe(403);

      const wider = { ...input, permissions: [...input.permissions, 'account.users.read'] };
      const changed = await people.call<CustomRole>(people.boss, 'PUT', place, wider);
      expect(changed.body.userCount).toBe(1);
      expect((await people.call(clerk, 'GET', 'customers')).body.code).toBe('auth.token_stale');
      const now = await renewed(person);
      expect((await people.call(now, 'GET', 'users')).status).toBe(200);

      expect(await people.call(people.boss, 'DELETE', place)).toMatchObject({
        status: 409,
        body: { code: 'account.role_in_use' },
      });
      const preset = await people.call<User>(people.boss, 'PUT', `users/${person.id}/role`, {
        role: 'user',
      });
      expect(preset.body).toMatchObject({ role: 'user', customRole: null });
      expect(may(preset.body)).toEqual([]);
      expect((await people.call(people.boss, 'DELETE', place)).status).toBe(204);
      expect((await people.call(people.boss, 'DELETE', place)).status).toBe(404);
      expect((await people.call(people.boss, 'PUT', path, { roleId: made.body.id })).status).toBe(
        404,
      );
    });

    it('cannot give, or take from others, what their author lacks, and never replace an administrator’s', async () => {
      const rights = ['admin.area.access', 'account.users.read', 'account.users.write'];
      const personnel = { ...input, name: 'Personnel', permissions: rights };
      const { body: role } = await people.call<CustomRole>(
        people.boss,
        'POST',
        'custom-roles',
        personnel,
      );
      const person = await register(people.service);
      await people.call(people.boss, 'PUT', `users/${person.id}/custom-role`, { roleId: role.id });
      const officer = await renewed(person);
      const other = await register(people.service);
      const refused = { status: 403, body: { code: 'account.permission_not_held' } };

      for (const [method, path, body] of [
        [
          'POST',
          'custom-roles',
          { ...input, name: 'Beyond', permissions: ['checkout.orders.read'] },
        ],
        ['PUT', `custom-roles/${role.id}`, { ...personnel, permissions: ['catalog.prices.write'] }],
        ['PUT', `users/${other.id}/role`, { role: 'administrator' }],
        ['PUT', `users/${person.id}/role`, { role: 'admin' }],
        ['PUT', `users/${person.id}/permissions/catalog.prices.read`, { effect: 'grant' }],
        ['PUT', `users/${people.boss.id}/role`, { role: 'user' }],
        ['DELETE', `users/${people.boss.id}/activation`, undefined],
        ['DELETE', `users/${people.boss.id}/second-factor`, undefined],
        ['PUT', `users/${people.boss.id}/approval`, undefined],
      ] as const) {
        expect(await people.call(officer, method, path, body)).toMatchObject(refused);
      }
      const own = { ...input, name: 'Access', permissions: ['admin.area.access'] };
      const access = await people.call<CustomRole>(officer, 'POST', 'custom-roles', own);
      expect(access.status).toBe(201);
      const given = { roleId: access.body.id };
      expect(
        (await people.call(officer, 'PUT', `users/${other.id}/custom-role`, given)).status,
      ).toBe(200);
      expect(
        await people.call(people.boss, 'POST', 'custom-roles', {
          ...input,
          name: 'God',
          base: 'administrator',
        }),
      ).toMatchObject({ status: 400 });
      expect(
        await people.call(people.boss, 'POST', 'custom-roles', {
          ...input,
          name: 'Odd',
          permissions: ['made.up'],
        }),
      ).toMatchObject({ status: 400 });
    });

    it('leave their changes in the audit trail', async () => {
      const { body: role } = await people.call<CustomRole>(people.boss, 'POST', 'custom-roles', {
        ...input,
        name: 'Watched',
      });
      await people.call(people.boss, 'PUT', `custom-roles/${role.id}`, {
        ...input,
        name: 'Watched closely',
      });
      const entries = await auditOf(people.service, role.id, ({ changes }) =>
        changes.some(({ to }) => to === 'Watched closely'),
      );
      expect(entries.at(-1)).toMatchObject({
        actor: { id: people.boss.id },
        changes: [{ field: 'name', from: 'Watched', to: 'Watched closely' }],
      });
    });
  });
}
