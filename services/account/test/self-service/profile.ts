import { newsletterChosen } from '@solar/contracts/account/events';
import { newsletterChanged } from '@solar/contracts/admin/events';
import type { AccountSettings, Profile } from '@solar/contracts/account/profile-http';
import type { CurrentEmailChange } from '@solar/contracts/account/email-change-http';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { PASSWORD } from '../account';
import type { Members } from './members';

/** What customers say of themselves. */
export function ownProfile(members: Members): void {
  describe('profile', () => {
    it('changes names and clears what is optional', async () => {
      const changed = await members.call<Profile>(members.owner, 'PATCH', 'profile', {
        firstName: 'Paula',
        company: 'Sun LLC',
        phone: null,
      });
      expect(changed.body).toMatchObject({ firstName: 'Paula', company: 'Sun LLC', phone: null });
      expect((await members.call<Profile>(members.owner, 'GET', 'profile')).body.firstName).toBe(
        'Paula',
      );
    });

    it('keeps the tax number of the company, which the checkout receives', async () => {
      const patch = (taxNumber: string | null) =>
        members.call<Profile & { errors: object[] }>(members.owner, 'PATCH', 'profile', {
          taxNumber,
        });
      expect((await patch('100 2222 2222 2223')).body.taxNumber).toBe('100222222222223');
      const wrong = await patch('1002');
      expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'taxNumber' }] } });
      const me = await members.service.request('GET', '/api/auth/me', {
        token: members.owner.token,
      });
      expect(me.body).toMatchObject({ taxNumber: '100222222222223' });
      expect((await patch('')).body.taxNumber).toBeNull();
    });

    it('moves to another address only when both have agreed by mail', async () => {
      const email = 'moved@example.com';
      const move = (body: object) =>
        members.call<CurrentEmailChange & { errors: object[] }>(
          members.owner,
          'POST',
          'email-change',
          body,
        );
      expect(await members.call(members.owner, 'PATCH', 'profile', { email })).toMatchObject({
        status: 409,
        body: { code: 'account.email_needs_confirmation' },
      });
      expect((await move({ email })).status).toBe(400);
      const wrong = await move({ email, currentPassword: 'Wrong#Pass1' });
      expect(wrong.body.errors).toMatchObject([{ path: 'currentPassword' }]);
      const same = await move({
        email: members.owner.email.toUpperCase(),
        currentPassword: PASSWORD,
      });
      expect(same.body.errors).toMatchObject([{ path: 'email', code: 'same_email' }]);
      const begun = await move({ email, currentPassword: PASSWORD });
      const waiting = { email, confirmedByOld: false, confirmedByNew: false };
      expect(begun).toMatchObject({ status: 202, body: { change: waiting } });
      const follow = (token: string) =>
        members.service.request<{ state: string }>('POST', '/api/auth/email-changes/confirm', {
          body: { token },
        });
      const forOld = await members.mailedToken(members.owner.email);
      const forNew = await members.mailedToken(email);
      expect((await follow('x'.repeat(43))).status).toBe(410);
      expect((await follow(forNew)).body).toEqual({ state: 'waiting' });
      expect((await follow(forNew)).body).toEqual({ state: 'waiting' });
      expect((await members.call<Profile>(members.owner, 'GET', 'profile')).body.email).toBe(
        members.owner.email,
      );
      expect((await follow(forOld)).body).toEqual({ state: 'changed' });
      expect((await members.call<Profile>(members.owner, 'GET', 'profile')).body.email).toBe(email);
      expect((await follow(forOld)).status).toBe(410);
      expect((await members.call(members.owner, 'GET', 'email-change')).body).toEqual({
        change: null,
      });
    });

    it('does not say whose address is taken, and takes a change back', async () => {
      const begun = await members.call(members.owner, 'POST', 'email-change', {
        ...{ email: members.stranger.email, currentPassword: PASSWORD },
      });
      expect(begun).toMatchObject({
        status: 202,
        body: { change: { email: members.stranger.email } },
      });
      const mail = await members.service.waitFor(async () =>
        (await members.service.published(sendMailContract('account'))).find(
          ({ data }) =>
            data.to === members.stranger.email && data.subject === 'You already have an account',
        ),
      );
      expect(mail.data.text).not.toContain('confirm-email');
      expect((await members.call(null, 'DELETE', 'email-change')).status).toBe(401);
      expect((await members.call(members.owner, 'DELETE', 'email-change')).status).toBe(204);
      expect((await members.call(members.owner, 'GET', 'email-change')).body).toEqual({
        change: null,
      });
    });

    it.each([
      { role: 'administrator' },
      { approved: true },
      { firstName: '' },
      { username: 'a b' },
      [],
    ])('refuses %j', async (body) => {
      expect((await members.call(members.owner, 'PATCH', 'profile', body)).status).toBe(400);
    });

    it('keeps the settings', async () => {
      const body = { language: 'fr', newsletter: true };
      expect((await members.call(members.owner, 'PATCH', 'settings', body)).body).toEqual({
        language: 'fr',
        newsletter: true,
        ticketMails: true,
      });
      expect(
        (await members.call(members.owner, 'PATCH', 'settings', { language: 'de' })).status,
      ).toBe(400);
    });

    it('announces who wants the newsletter, once, and follows what the links of its mails do', async () => {
      const { service } = members;
      const { email } = (await members.call<{ email: string }>(members.owner, 'GET', 'profile'))
        .body;
      const choose = (newsletter: boolean) =>
        members.call(members.owner, 'PATCH', 'settings', { newsletter });
      const choices = async () =>
        (await service.published(newsletterChosen))
          .map(({ data }) => data)
          .filter((one) => one.email === email);
      await choose(false);
      const before = (await choices()).length;
      await choose(true);
      await choose(true);
      const made = await service.waitFor(async () => {
        const all = await choices();
        return all.length > before && all;
      });
      expect(made.at(-1)).toMatchObject({ wanted: true, language: 'fr' });
      const data = { email: email.toUpperCase(), subscribed: false };
      await service.publish(newsletterChanged, { aggregateId: 'nws_1', version: 1, data });
      await service.waitFor(async () => {
        const { body } = await members.call<AccountSettings>(members.owner, 'GET', 'settings');
        return !body.newsletter;
      });
      // What the other service has said is not said back.
      expect((await choices()).filter(({ wanted }) => !wanted)).toHaveLength(1);
    });
  });
}
