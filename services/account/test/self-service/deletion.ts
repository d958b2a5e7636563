import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import type { AccountDeletion } from '@solar/contracts/account/deletion-http';
import type { Customer } from '@solar/contracts/account/people-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { userAnonymised } from '@solar/contracts/account/personal-data';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { exportOf, textOf } from '@solar/service-kit/testing/personal-data';
import { AttachmentService } from '../../src/attachment/attachment.service';
import { DueDeletions } from '../../src/privacy/due-deletions';
import { cookieOf, MAILS, PASSWORD, register, staff, type Person, uploadFile } from '../account';
import { ADDRESS, afterGrace, type Members } from './members';

/** The way out of the account, and back. */
export function ownDeletion(members: Members): void {
  describe('deleting the account', () => {
    const proof = { currentPassword: PASSWORD };

    it('takes the password, forgets the person everywhere and announces it', async () => {
      const person = await register(members.service, {
        firstName: 'Goner',
        company: 'Goner Works',
      });
      await members.call(person, 'POST', 'addresses', { ...ADDRESS, fullName: 'Goner Doe' });
      await members.call(person, 'PUT', `wishlist/${demoProductId('A')}`);
      const photo = await uploadFile(members.service, person, 'Goner.txt', Buffer.from('my roof'));
      await members.service.request('POST', '/api/support/tickets', {
        token: person.token,
        body: {
          ...{ subject: 'Goner asks', description: 'About my roof, by Goner', priority: 'low' },
          category: 'other',
          attachments: [photo.body.id],
        },
      });
      const held = await exportOf(members.service, { userId: person.id, email: person.email });
      expect(held).toMatchObject({
        profile: [{ firstName: 'Goner' }],
        devices: [{}],
        addresses: [{ fullName: 'Goner Doe' }],
        tickets: [{ subject: 'Goner asks' }],
        attachments: [{ name: 'Goner.txt' }],
      });
      expect(JSON.stringify(held)).not.toMatch(/passwordHash|argon2|outbox/);
      const wrong = await members.call<{ errors: object[] }>(person, 'POST', 'deletion', {
        currentPassword: 'Wrong#Pass1',
      });
      expect(wrong.body.errors).toMatchObject([{ path: 'currentPassword' }]);
      expect((await members.call(person, 'POST', 'deletion', {})).status).toBe(400);
      expect((await members.call(null, 'POST', 'deletion', proof)).status).toBe(401);
      const asked = await members.call<AccountDeletion>(person, 'POST', 'deletion', proof);
      expect(asked.status).toBe(202);
      expect(cookieOf(asked.headers)).toBe('solar_refresh=');
      expect((await members.call(person, 'GET', 'profile')).status).toBe(401);
      // Nothing is gone before its day.
      await members.service.get(DueDeletions).sweep(new Date());
      const name = { username: person.email, password: PASSWORD };
      const back = await members.service.request<AuthAnswer>('POST', '/api/auth/login', {
        body: name,
      });
      expect(back.body.user.deletionDueAt).toBe(asked.body.deletionDueAt);
      await members.service.get(DueDeletions).sweep(new Date(asked.body.deletionDueAt));
      const stale = await members.service.request('GET', '/api/auth/me', {
        token: back.body.token,
      });
      expect(stale.status).toBe(401);
      expect(
        (await members.service.request('POST', '/api/auth/login', { body: name })).status,
      ).toBe(401);
      await members.service.atRest(MAILS);
      const [event] = (await members.service.published(userAnonymised)).slice(-1);
      expect(event?.data).toEqual({ userId: person.id, email: person.email });
      expect(await textOf(members.service, ['outbox'])).not.toMatch(/Goner/);
      const attachments = members.service.get(AttachmentService);
      await attachments.sweep();
      const reader = { userId: '', staff: true };
      await expect(attachments.open(photo.body.id, reader)).rejects.toThrow('File not found');
      const mails = await members.service.published(sendMailContract('account'));
      expect(mails.at(-1)?.data).toMatchObject({
        to: person.email,
        subject: 'Your account was deleted',
      });
      // The address is free again.
      expect((await register(members.service, { email: person.email })).id).not.toBe(person.id);
    });

    it('is no way out for staff, and leaves nobody to be brought back', async () => {
      const boss = await staff(members.service, 'administrator');
      expect(await members.call(boss, 'POST', 'deletion', proof)).toMatchObject({
        status: 409,
        body: { code: 'account.staff_cannot_leave' },
      });
      const person = await register(members.service);
      await members.call(person, 'POST', 'deletion', proof);
      const at = `/api/account/admin/customers/${person.id}`;
      const seen = await members.service.request<Customer>('GET', at, { token: boss.token });
      expect(Date.parse(seen.body.deletionDueAt ?? '')).toBeGreaterThan(Date.now());
      await members.service.get(DueDeletions).sweep(afterGrace());
      const approval = await members.service.request('PUT', `${at}/approval`, {
        token: boss.token,
      });
      expect(approval.status).toBe(404);
    });

    const tokenOfMail = async (person: Person) => {
      const mails = await members.service.published(sendMailContract('account'));
      const asked = mails.filter(
        ({ data }) => data.to === person.email && data.subject.startsWith('Your account will be'),
      );
      expect(asked).toHaveLength(1);
      return /keep-account\?token=([\w-]+)/.exec(asked[0]?.data.text ?? '')?.[1] ?? '';
    };
    const follow = (token: string) =>
      members.service.request('POST', '/api/auth/deletions/withdraw', { body: { token } });

    it('is taken back by the link of the mail, once, and by nobody who has not got it', async () => {
      const person = await register(members.service);
      await members.call(person, 'POST', 'deletion', proof);
      await members.service.atRest(MAILS);
      const token = await tokenOfMail(person);
      expect((await follow('short')).status).toBe(400);
      expect(await follow('x'.repeat(43))).toMatchObject({
        status: 410,
        body: { code: 'auth.deletion_link_invalid' },
      });
      expect((await follow(token)).status).toBe(204);
      expect((await follow(token)).status).toBe(410);
      await members.service.get(DueDeletions).sweep(afterGrace());
      const name = { username: person.email, password: PASSWORD };
      const back = await members.service.request<AuthAnswer>('POST', '/api/auth/login', {
        body: name,
      });
      expect(back.body.user.deletionDueAt).toBeUndefined();
    });

    it('is taken back by signing in; asked for twice it keeps its day and its link', async () => {
      const person = await register(members.service);
      const first = await members.call<AccountDeletion>(person, 'POST', 'deletion', proof);
      const name = { username: person.email, password: PASSWORD };
      const signIn = () =>
        members.service.request<AuthAnswer>('POST', '/api/auth/login', { body: name });
      const again = { ...person, token: (await signIn()).body.token };
      const second = await members.call<AccountDeletion>(again, 'POST', 'deletion', proof);
      expect(second.body).toEqual(first.body);
      await members.service.atRest(MAILS);
      const token = await tokenOfMail(person);
      const back = { ...person, token: (await signIn()).body.token };
      expect((await members.call(null, 'DELETE', 'deletion')).status).toBe(401);
      expect((await members.call(members.stranger, 'DELETE', 'deletion')).status).toBe(204);
      expect((await members.call(back, 'DELETE', 'deletion')).status).toBe(204);
      expect((await members.call(back, 'DELETE', 'deletion')).status).toBe(204);
      expect((await follow(token)).status).toBe(410);
      await members.service.get(DueDeletions).sweep(afterGrace());
      expect((await members.call(back, 'GET', 'profile')).status).toBe(200);
      await members.service.atRest(MAILS);
      const mails = (await members.service.published(sendMailContract('account'))).filter(
        ({ data }) =>
          data.to === person.email && data.subject === 'Your account will not be deleted',
      );
      expect(mails).toHaveLength(1);
    });

    it('lapses for who has become staff in the meantime', async () => {
      const person = await register(members.service);
      await members.call(person, 'POST', 'deletion', proof);
      await members.service.db
        .collection<{ _id: string }>('users')
        .updateOne({ _id: person.id }, { $set: { role: 'editor' } });
      await members.service.get(DueDeletions).sweep(afterGrace());
      const user = await members.service.db
        .collection<{ _id: string }>('users')
        .findOne({ _id: person.id });
      expect(user).toMatchObject({ email: person.email, deletionDueAt: null, anonymisedAt: null });
    });
  });
}
