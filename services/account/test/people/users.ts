import type { User } from '@solar/contracts/account/people-http';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { auditOf } from '@solar/service-kit/testing/audit';
import { MAILS, register, staff } from '../account';
import type { People } from './people';

/** Users, their roles and single permissions, and what of it is recorded. */
export function usersAndTheirRights(people: People): void {
  describe('users', () => {
    it('get roles and single permissions, which act at once', async () => {
      const person = await register(people.service);
      const role = await people.call<User>(people.boss, 'PUT', `users/${person.id}/role`, {
        role: 'editor',
      });
      expect(role.body.role).toBe('editor');
      const set = (effect: string) =>
        people.call<User>(
          people.boss,
          'PUT',
          `users/${person.id}/permissions/account.customers.read`,
          { effect },
        );
      const effective = (user: User) =>
        user.permissions.find(({ permission }) => permission === 'account.customers.read');
      expect(effective((await set('grant')).body)).toEqual({
        permission: 'account.customers.read',
        byRole: false,
        override: 'grant',
        effective: true,
      });
      const renewed = await people.service.request<{ token: string }>('POST', '/api/auth/refresh', {
        headers: { cookie: person.cookie },
      });
      const granted = { ...person, token: renewed.body.token };
      expect((await people.call(granted, 'GET', 'customers')).status).toBe(200);
      await set('deny');
      expect((await people.call(granted, 'GET', 'customers')).body.code).toBe('auth.token_stale');
      expect(effective((await set('reset')).body)?.override).toBeNull();
      expect(
        (
          await people.call(people.boss, 'PUT', `users/${person.id}/permissions/made.up`, {
            effect: 'grant',
          })
        ).status,
      ).toBe(404);
      expect(
        (await people.call(people.boss, 'PUT', `users/${person.id}/role`, { role: 'god' })).status,
      ).toBe(400);
    });

    it('have a history that names who gave which right, without names, addresses and passwords', async () => {
      const person = await register(people.service, { firstName: 'Unheard', lastName: 'Of' });
      await people.call(people.boss, 'PUT', `users/${person.id}/role`, { role: 'editor' });
      const path = `users/${person.id}/permissions/account.customers.read`;
      await people.call(people.boss, 'PUT', path, { effect: 'grant' });
      const entries = await auditOf(people.service, person.id, ({ changes }) =>
        changes.some(({ field }) => field === 'grants'),
      );
      expect(entries.map(({ actor, changes }) => [actor, changes])).toEqual([
        [
          {
            kind: 'person',
            id: people.boss.id,
            name: expect.any(String) as string,
            role: 'administrator',
          },
          expect.arrayContaining([{ field: 'role', from: 'user', to: 'editor' }]) as object[],
        ],
        [
          expect.objectContaining({ id: people.boss.id }) as object,
          [{ field: 'grants', from: null, to: '["account.customers.read"]' }],
        ],
      ]);
      const { passwordHash } = (await people.service.db
        .collection<{ _id: string; passwordHash: string }>('users')
        .findOne({ _id: person.id })) ?? { passwordHash: 'unknown' };
      const changes = JSON.stringify(entries.map((entry) => entry.changes));
      for (const secret of ['Unheard', passwordHash, person.email]) {
        expect(changes).not.toContain(secret);
      }
    });

    it('are recorded when they are switched off and on, and lose their approval', async () => {
      const person = await register(people.service);
      const steps = [
        ['PUT', `users/${person.id}/approval`],
        ['DELETE', `users/${person.id}/approval`],
        ['PUT', `customers/${person.id}/approval`],
        ['DELETE', `customers/${person.id}/approval`],
        ['DELETE', `users/${person.id}/activation`],
        ['PUT', `users/${person.id}/activation`],
      ] as const;
      for (const [method, path] of steps) {
        expect([path, (await people.call(people.boss, method, path)).status]).toEqual([path, 200]);
      }
      const entries = await auditOf(
        people.service,
        person.id,
        ({ via }) => via === 'PUT /api/account/admin/users/:id/activation',
      );
      expect(entries.map(({ actor }) => actor.kind)).toEqual(steps.map(() => 'person'));
    });

    it('are approved with the same mail as in the list of customers, once', async () => {
      const person = await register(people.service);
      for (const status of [200, 200]) {
        expect((await people.call(people.boss, 'PUT', `users/${person.id}/approval`)).status).toBe(
          status,
        );
      }
      await people.service.atRest(MAILS);
      const mails = await people.service.published(sendMailContract('account'));
      const received = mails.filter(({ data }) => data.to === person.email);
      expect(received.map(({ data }) => data.subject)).toEqual([
        expect.stringContaining('Welcome'),
        'Your account is approved',
      ]);
    });

    it('keep their last administrator, even when two remove each other at once', async () => {
      const last = { status: 409, body: { code: 'account.last_administrator' } };
      expect(
        await people.call(people.boss, 'PUT', `users/${people.boss.id}/role`, { role: 'user' }),
      ).toMatchObject(last);
      expect(
        await people.call(people.boss, 'DELETE', `users/${people.boss.id}/activation`),
      ).toMatchObject(last);
      const deny = { effect: 'deny' };
      const path = `users/${people.boss.id}/permissions/account.users.write`;
      expect(await people.call(people.boss, 'PUT', path, deny)).toMatchObject(last);

      const second = await staff(people.service, 'administrator');
      const answers = await Promise.all([
        people.call(people.boss, 'PUT', `users/${second.id}/role`, { role: 'user' }),
        people.call(second, 'PUT', `users/${people.boss.id}/role`, { role: 'user' }),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      const left = await people.service.db
        .collection('users')
        .countDocuments({ role: 'administrator', active: true });
      expect(left).toBeGreaterThanOrEqual(1);
      // Whoever of the two was faster: what follows needs an administrator.
      people.boss = await staff(people.service, 'administrator');
    });
  });
}
