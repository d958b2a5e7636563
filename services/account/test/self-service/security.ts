import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import { cookieOf, PASSWORD, register } from '../account';
import type { Members } from './members';

/** Passwords and devices. */
export function ownSecurity(members: Members): void {
  const refresh = (cookie: string) =>
    members.service.request<AuthAnswer>('POST', '/api/auth/refresh', { headers: { cookie } });
  describe('security', () => {
    it('changes the password, ends other devices and keeps this one', async () => {
      const person = await register(members.service);
      const body = { username: person.email, password: PASSWORD };
      const other = await members.service.request<AuthAnswer>('POST', '/api/auth/login', { body });
      const change = (currentPassword: string) =>
        members.call(person, 'POST', 'password', { currentPassword, newPassword: 'Brand#New42' });
      expect((await change('Wrong#Pass1')).status).toBe(400);
      expect((await change(PASSWORD)).status).toBe(204);
      expect((await refresh(cookieOf(other.headers))).status).toBe(401);
      const renewed = await refresh(person.cookie);
      expect(renewed.status).toBe(200);
      expect(
        (await members.service.request('GET', '/api/auth/me', { token: renewed.body.token }))
          .status,
      ).toBe(200);
    });

    it('lists devices and ends one at once, never a stranger’s', async () => {
      const person = await register(members.service);
      const body = { username: person.email, password: PASSWORD };
      const there = await members.service.request<AuthAnswer>('POST', '/api/auth/login', {
        body,
        headers: { 'user-agent': 'Phone' },
      });
      const list = (token = person.token) =>
        members.call<{ items: { id: string; current: boolean; device: string }[] }>(
          { ...person, token },
          'GET',
          'sessions',
        );
      const { items } = (await list()).body;
      expect(items).toHaveLength(2);
      const phone = items.find(({ device }) => device === 'Phone');
      expect(phone?.current).toBe(false);
      const path = `sessions/${phone?.id}`;
      expect((await members.call(members.stranger, 'DELETE', path)).status).toBe(404);
      expect((await members.call(person, 'DELETE', path)).status).toBe(204);
      const ofPhone = () => list(there.body.token);
      await members.service.waitFor(async () => (await ofPhone()).status === 401);
      expect((await refresh(cookieOf(there.headers))).status).toBe(401);
      const renewed = await refresh(person.cookie);
      expect((await list(renewed.body.token)).body.items).toHaveLength(1);
    });
  });
}
