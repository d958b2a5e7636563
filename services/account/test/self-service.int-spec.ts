import type { Address, Profile, Wishlist } from '@solar/contracts/account/profile-http';
import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import type { AccountDeletion } from '@solar/contracts/account/deletion-http';
import { DELETION_GRACE_DAYS } from '@solar/contracts/account/deletion-states';
import type { Customer } from '@solar/contracts/account/people-http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import type { CurrentDataExport } from '@solar/contracts/account/data-export-http';
import type { CurrentEmailChange } from '@solar/contracts/account/email-change-http';
import { PERSONAL_DATA_READS, userAnonymised } from '@solar/contracts/account/personal-data';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { exportOf, textOf } from '@solar/service-kit/testing/personal-data';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { AttachmentService } from '../src/attachment/attachment.service';
import { DataExportRunner } from '../src/data-export/data-export-runner';
import { DueDeletions } from '../src/privacy/due-deletions';
import {
  cookieOf,
  createAccount,
  MAILS,
  PASSWORD,
  register,
  staff,
  type Person,
  uploadFile,
} from './account';

let service: TestService;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  service = await createAccount();
  owner = await register(service);
  stranger = await register(service);
});
afterAll(() => service.close());

const call = <T>(
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => service.request<T>(method, `/api/account/${path}`, { token: person?.token, body });

const address = {
  fullName: 'Pat Doe',
  phone: '+971 4 555 0100',
  line1: 'Street 1',
  city: 'Dubai',
  country: 'AE',
};

it.each([
  ['GET', 'profile'],
  ['PATCH', 'profile'],
  ['GET', 'settings'],
  ['PATCH', 'settings'],
  ['GET', 'addresses'],
  ['POST', 'addresses'],
  ['GET', 'wishlist'],
  ['POST', 'password'],
  ['GET', 'sessions'],
  ['DELETE', 'sessions'],
] as const)('%s /api/account/%s asks a visitor to sign in', async (method, path) => {
  const response = await call<{ code: string }>(
    null,
    method,
    path,
    method === 'GET' ? undefined : {},
  );
  expect(response).toMatchObject({ status: 401, body: { code: 'auth.required' } });
});

/** The token of the link that went to an address. */
const mailedToken = async (email: string): Promise<string> => {
  const mail = await service.waitFor(async () =>
    (await service.published(sendMailContract('account'))).find(
      ({ data }) => data.to === email && data.text.includes('confirm-email'),
    ),
  );
  return /token=([\w-]+)/.exec(mail.data.text)?.[1] ?? '';
};

describe('profile', () => {
  it('changes names and clears what is optional', async () => {
    const changed = await call<Profile>(owner, 'PATCH', 'profile', {
      firstName: 'Paula',
      company: 'Sun LLC',
      phone: null,
    });
    expect(changed.body).toMatchObject({ firstName: 'Paula', company: 'Sun LLC', phone: null });
    expect((await call<Profile>(owner, 'GET', 'profile')).body.firstName).toBe('Paula');
  });

  it('keeps the tax number of the company, which the checkout is told', async () => {
    const patch = (taxNumber: string | null) =>
      call<Profile & { errors: object[] }>(owner, 'PATCH', 'profile', { taxNumber });
    expect((await patch('100 2222 2222 2223')).body.taxNumber).toBe('100222222222223');
    const wrong = await patch('1002');
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'taxNumber' }] } });
    const me = await service.request('GET', '/api/auth/me', { token: owner.token });
    expect(me.body).toMatchObject({ taxNumber: '100222222222223' });
    expect((await patch('')).body.taxNumber).toBeNull();
  });

  it('moves to another address only when both have agreed by mail', async () => {
    const email = 'moved@example.com';
    const move = (body: object) =>
      call<CurrentEmailChange & { errors: object[] }>(owner, 'POST', 'email-change', body);
    expect(await call(owner, 'PATCH', 'profile', { email })).toMatchObject({
      status: 409,
      body: { code: 'account.email_needs_confirmation' },
    });
    expect((await move({ email })).status).toBe(400);
    const wrong = await move({ email, currentPassword: 'Wrong#Pass1' });
    expect(wrong.body.errors).toMatchObject([{ path: 'currentPassword' }]);
    const same = await move({ email: owner.email.toUpperCase(), currentPassword: PASSWORD });
    expect(same.body.errors).toMatchObject([{ path: 'email', code: 'same_email' }]);
    const begun = await move({ email, currentPassword: PASSWORD });
    const waiting = { email, confirmedByOld: false, confirmedByNew: false };
    expect(begun).toMatchObject({ status: 202, body: { change: waiting } });
    const follow = (token: string) =>
      service.request<{ state: string }>('POST', '/api/auth/email-changes/confirm', {
        body: { token },
      });
    const forOld = await mailedToken(owner.email);
    const forNew = await mailedToken(email);
    expect((await follow('x'.repeat(43))).status).toBe(410);
    expect((await follow(forNew)).body).toEqual({ state: 'waiting' });
    expect((await follow(forNew)).body).toEqual({ state: 'waiting' });
    expect((await call<Profile>(owner, 'GET', 'profile')).body.email).toBe(owner.email);
    expect((await follow(forOld)).body).toEqual({ state: 'changed' });
    expect((await call<Profile>(owner, 'GET', 'profile')).body.email).toBe(email);
    expect((await follow(forOld)).status).toBe(410);
    expect((await call(owner, 'GET', 'email-change')).body).toEqual({ change: null });
  });

  it('does not say whose address is taken, and takes a change back', async () => {
    const begun = await call(owner, 'POST', 'email-change', {
      ...{ email: stranger.email, currentPassword: PASSWORD },
    });
    expect(begun).toMatchObject({ status: 202, body: { change: { email: stranger.email } } });
    const told = await service.waitFor(async () =>
      (await service.published(sendMailContract('account'))).find(
        ({ data }) => data.to === stranger.email && data.subject === 'You already have an account',
      ),
    );
    expect(told.data.text).not.toContain('confirm-email');
    expect((await call(null, 'DELETE', 'email-change')).status).toBe(401);
    expect((await call(owner, 'DELETE', 'email-change')).status).toBe(204);
    expect((await call(owner, 'GET', 'email-change')).body).toEqual({ change: null });
  });

  it.each([
    { role: 'administrator' },
    { approved: true },
    { firstName: '' },
    { username: 'a b' },
    [],
  ])('refuses %j', async (body) => {
    expect((await call(owner, 'PATCH', 'profile', body)).status).toBe(400);
  });

  it('keeps the settings', async () => {
    const body = { language: 'fr', newsletter: true };
    expect((await call(owner, 'PATCH', 'settings', body)).body).toEqual({
      language: 'fr',
      newsletter: true,
      ticketMails: true,
    });
    expect((await call(owner, 'PATCH', 'settings', { language: 'de' })).status).toBe(400);
  });
});

describe('addresses', () => {
  it('keeps one default of each kind', async () => {
    const first = await call<Address>(owner, 'POST', 'addresses', address);
    expect(first.body).toMatchObject({ defaultShipping: true, defaultBilling: true });
    const second = await call<Address>(owner, 'POST', 'addresses', {
      ...address,
      label: 'Site',
      defaultShipping: true,
    });
    const { items } = (await call<{ items: Address[] }>(owner, 'GET', 'addresses')).body;
    expect(items.map((a) => [a.id, a.defaultShipping, a.defaultBilling])).toEqual([
      [first.body.id, false, true],
      [second.body.id, true, false],
    ]);
  });

  it('keeps one default even when both are set at the same moment', async () => {
    const both = await Promise.all(
      [1, 2].map((n) =>
        call<Address>(stranger, 'POST', 'addresses', {
          ...address,
          line1: `S ${n}`,
          defaultShipping: true,
        }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { items } = (await call<{ items: Address[] }>(stranger, 'GET', 'addresses')).body;
    expect(items.filter((a) => a.defaultShipping)).toHaveLength(1);
  });

  it("treats another's address as missing", async () => {
    const { items } = (await call<{ items: Address[] }>(owner, 'GET', 'addresses')).body;
    const id = items[0]?.id ?? '';
    expect((await call(stranger, 'PUT', `addresses/${id}`, address)).status).toBe(404);
    expect((await call(stranger, 'DELETE', `addresses/${id}`)).status).toBe(404);
    expect((await call(owner, 'PUT', `addresses/${newId('adr')}`, address)).status).toBe(404);
    expect(
      (await call(owner, 'PUT', `addresses/${id}`, { ...address, city: 'Sharjah' })).status,
    ).toBe(200);
    expect((await call(owner, 'DELETE', `addresses/${id}`)).status).toBe(204);
  });

  it.each([
    { ...address, country: 'Emirates' },
    { ...address, phone: 'call me' },
    { ...address, userId: 'usr_x' },
    { ...address, line1: '' },
    {},
  ])('refuses %j', async (body) => {
    expect((await call(owner, 'POST', 'addresses', body)).status).toBe(400);
  });
});

describe('wishlist', () => {
  it('holds a product once, newest first, for its owner only', async () => {
    const [a, b] = [demoProductId('A'), demoProductId('B')];
    await call(owner, 'PUT', `wishlist/${a}`);
    await call(owner, 'PUT', `wishlist/${b}`);
    const again = await call<Wishlist>(owner, 'PUT', `wishlist/${a}`);
    expect(again.body.items.map(({ productId }) => productId)).toEqual([b, a]);
    expect((await call<Wishlist>(stranger, 'GET', 'wishlist')).body.items).toEqual([]);
    const left = await call<Wishlist>(owner, 'DELETE', `wishlist/${b}`);
    expect(left.body.items.map(({ productId }) => productId)).toEqual([a]);
    expect((await call(owner, 'PUT', 'wishlist/nonsense')).status).toBe(404);
  });
});

describe('security', () => {
  it('changes the password, ends other devices and keeps this one', async () => {
    const person = await register(service);
    const body = { username: person.email, password: PASSWORD };
    const other = await service.request<AuthAnswer>('POST', '/api/auth/login', { body });
    const change = (currentPassword: string) =>
      call(person, 'POST', 'password', { currentPassword, newPassword: 'Brand#New42' });
    expect((await change('Wrong#Pass1')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(204);
    const refresh = (cookie: string) =>
      service.request<AuthAnswer>('POST', '/api/auth/refresh', { headers: { cookie } });
    expect((await refresh(cookieOf(other.headers))).status).toBe(401);
    const renewed = await refresh(person.cookie);
    expect(renewed.status).toBe(200);
    expect(
      (await service.request('GET', '/api/auth/me', { token: renewed.body.token })).status,
    ).toBe(200);
  });

  it('lists devices and ends one, never a stranger’s', async () => {
    const person = await register(service);
    const body = { username: person.email, password: PASSWORD };
    await service.request('POST', '/api/auth/login', { body, headers: { 'user-agent': 'Phone' } });
    const list = () =>
      call<{ items: { id: string; current: boolean; device: string }[] }>(
        person,
        'GET',
        'sessions',
      );
    const { items } = (await list()).body;
    expect(items).toHaveLength(2);
    const phone = items.find(({ device }) => device === 'Phone');
    expect(phone?.current).toBe(false);
    const path = `sessions/${phone?.id}`;
    expect((await call(stranger, 'DELETE', path)).status).toBe(404);
    expect((await call(person, 'DELETE', path)).status).toBe(204);
    expect((await list()).body.items).toHaveLength(1);
  });
});

const afterGrace = () => new Date(Date.now() + (DELETION_GRACE_DAYS + 1) * 86_400_000);

describe('deleting the account', () => {
  const proof = { currentPassword: PASSWORD };

  it('takes the password, forgets the person everywhere and announces it', async () => {
    const person = await register(service, { firstName: 'Goner', company: 'Goner Works' });
    await call(person, 'POST', 'addresses', { ...address, fullName: 'Goner Doe' });
    await call(person, 'PUT', `wishlist/${demoProductId('A')}`);
    const photo = await uploadFile(service, person, 'Goner.txt', Buffer.from('my roof'));
    await service.request('POST', '/api/support/tickets', {
      token: person.token,
      body: {
        ...{ subject: 'Goner asks', description: 'About my roof, by Goner', priority: 'low' },
        category: 'other',
        attachments: [photo.body.id],
      },
    });
    const held = await exportOf(service, { userId: person.id, email: person.email });
    expect(held).toMatchObject({
      profile: [{ firstName: 'Goner' }],
      devices: [{}],
      addresses: [{ fullName: 'Goner Doe' }],
      tickets: [{ subject: 'Goner asks' }],
      attachments: [{ name: 'Goner.txt' }],
    });
    expect(JSON.stringify(held)).not.toMatch(/passwordHash|argon2|outbox/);
    const wrong = await call<{ errors: object[] }>(person, 'POST', 'deletion', {
      currentPassword: 'Wrong#Pass1',
    });
    expect(wrong.body.errors).toMatchObject([{ path: 'currentPassword' }]);
    expect((await call(person, 'POST', 'deletion', {})).status).toBe(400);
    expect((await call(null, 'POST', 'deletion', proof)).status).toBe(401);
    const asked = await call<AccountDeletion>(person, 'POST', 'deletion', proof);
    expect(asked.status).toBe(202);
    expect(cookieOf(asked.headers)).toBe('solar_refresh=');
    expect((await call(person, 'GET', 'profile')).status).toBe(401);
    // Nothing is gone before its day.
    await service.get(DueDeletions).sweep(new Date());
    const name = { username: person.email, password: PASSWORD };
    const back = await service.request<AuthAnswer>('POST', '/api/auth/login', { body: name });
    expect(back.body.user.deletionDueAt).toBe(asked.body.deletionDueAt);
    await service.get(DueDeletions).sweep(new Date(asked.body.deletionDueAt));
    const stale = await service.request('GET', '/api/auth/me', { token: back.body.token });
    expect(stale.status).toBe(401);
    expect((await service.request('POST', '/api/auth/login', { body: name })).status).toBe(401);
    await service.atRest(MAILS);
    const [event] = (await service.published(userAnonymised)).slice(-1);
    expect(event?.data).toEqual({ userId: person.id, email: person.email });
    expect(await textOf(service, ['outbox'])).not.toMatch(/Goner/);
    const attachments = service.get(AttachmentService);
    await attachments.sweep();
    const reader = { userId: '', staff: true };
    await expect(attachments.open(photo.body.id, reader)).rejects.toThrow('File not found');
    const mails = await service.published(sendMailContract('account'));
    expect(mails.at(-1)?.data).toMatchObject({
      to: person.email,
      subject: 'Your account was deleted',
    });
    // The address is free again.
    expect((await register(service, { email: person.email })).id).not.toBe(person.id);
  });

  it('is no way out for staff, and leaves nobody to be brought back', async () => {
    const boss = await staff(service, 'administrator');
    expect(await call(boss, 'POST', 'deletion', proof)).toMatchObject({
      status: 409,
      body: { code: 'account.staff_cannot_leave' },
    });
    const person = await register(service);
    await call(person, 'POST', 'deletion', proof);
    const at = `/api/account/admin/customers/${person.id}`;
    const seen = await service.request<Customer>('GET', at, { token: boss.token });
    expect(Date.parse(seen.body.deletionDueAt ?? '')).toBeGreaterThan(Date.now());
    await service.get(DueDeletions).sweep(afterGrace());
    const approval = await service.request('PUT', `${at}/approval`, { token: boss.token });
    expect(approval.status).toBe(404);
  });

  const tokenOfMail = async (person: Person) => {
    const mails = await service.published(sendMailContract('account'));
    const asked = mails.filter(
      ({ data }) => data.to === person.email && data.subject.startsWith('Your account will be'),
    );
    expect(asked).toHaveLength(1);
    return /keep-account\?token=([\w-]+)/.exec(asked[0]?.data.text ?? '')?.[1] ?? '';
  };
  const follow = (token: string) =>
    service.request('POST', '/api/auth/deletions/withdraw', { body: { token } });

  it('is taken back by the link of the mail, once, and by nobody who has not got it', async () => {
    const person = await register(service);
    await call(person, 'POST', 'deletion', proof);
    await service.atRest(MAILS);
    const token = await tokenOfMail(person);
    expect((await follow('short')).status).toBe(400);
    expect(await follow('x'.repeat(43))).toMatchObject({
      status: 410,
      body: { code: 'auth.deletion_link_invalid' },
    });
    expect((await follow(token)).status).toBe(204);
    expect((await follow(token)).status).toBe(410);
    await service.get(DueDeletions).sweep(afterGrace());
    const name = { username: person.email, password: PASSWORD };
    const back = await service.request<AuthAnswer>('POST', '/api/auth/login', { body: name });
    expect(back.body.user.deletionDueAt).toBeUndefined();
  });

  it('is taken back by signing in; asked for twice it keeps its day and its link', async () => {
    const person = await register(service);
    const first = await call<AccountDeletion>(person, 'POST', 'deletion', proof);
    const name = { username: person.email, password: PASSWORD };
    const signIn = () => service.request<AuthAnswer>('POST', '/api/auth/login', { body: name });
    const again = { ...person, token: (await signIn()).body.token };
    const second = await call<AccountDeletion>(again, 'POST', 'deletion', proof);
    expect(second.body).toEqual(first.body);
    await service.atRest(MAILS);
    const token = await tokenOfMail(person);
    const back = { ...person, token: (await signIn()).body.token };
    expect((await call(null, 'DELETE', 'deletion')).status).toBe(401);
    expect((await call(stranger, 'DELETE', 'deletion')).status).toBe(204);
    expect((await call(back, 'DELETE', 'deletion')).status).toBe(204);
    expect((await call(back, 'DELETE', 'deletion')).status).toBe(204);
    expect((await follow(token)).status).toBe(410);
    await service.get(DueDeletions).sweep(afterGrace());
    expect((await call(back, 'GET', 'profile')).status).toBe(200);
    await service.atRest(MAILS);
    const mails = (await service.published(sendMailContract('account'))).filter(
      ({ data }) => data.to === person.email && data.subject === 'Your account stays',
    );
    expect(mails).toHaveLength(1);
  });

  it('lapses for who has become staff in the meantime', async () => {
    const person = await register(service);
    await call(person, 'POST', 'deletion', proof);
    await service.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: person.id }, { $set: { role: 'editor' } });
    await service.get(DueDeletions).sweep(afterGrace());
    const user = await service.db.collection<{ _id: string }>('users').findOne({ _id: person.id });
    expect(user).toMatchObject({ email: person.email, deletionDueAt: null, anonymisedAt: null });
  });
});

describe('a copy of the data', () => {
  const file = (person: Person | null, query = '') =>
    service.request<{ email: string; sections: { section: string; items: object[] }[] }>(
      'GET',
      `/api/account/data-export/file${query}`,
      { token: person?.token },
    );

  it('is gathered from every service, mailed, and downloaded by its owner alone', async () => {
    const person = await register(service, { firstName: 'Ex<b>Port' });
    const asked: string[] = [];
    const stubs = (['checkout', 'catalog', 'admin'] as const).map((slice) =>
      service.stubRpc(PERSONAL_DATA_READS[slice], ({ userId, cursor }) => {
        asked.push(userId);
        const items = [{ id: `${slice}-${cursor ?? 'first'}`, note: '</dl><script>' }];
        return { section: 'orders', items, next: cursor === null ? '1:x' : null };
      }),
    );
    const request = (body: object) => call<CurrentDataExport>(person, 'POST', 'data-export', body);
    expect((await call(null, 'GET', 'data-export')).status).toBe(401);
    expect((await request({})).status).toBe(400);
    expect((await request({ currentPassword: 'Wrong#Pass1' })).status).toBe(400);
    expect((await file(person)).status).toBe(404);
    const begun = await request({ currentPassword: PASSWORD });
    expect(begun).toMatchObject({ status: 202, body: { export: { of: 4 } } });
    await service.waitFor(async () => {
      const { body } = await call<CurrentDataExport>(person, 'GET', 'data-export');
      return body.export?.state === 'ready';
    });
    expect(new Set(asked)).toEqual(new Set([person.id]));
    const json = await file(person);
    expect(json.headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(json.body.email).toBe(person.email);
    const sections = json.body.sections.map(({ section }) => section);
    expect(sections).toEqual(
      expect.arrayContaining(['account.profile', 'account.devices', 'checkout.orders']),
    );
    expect(json.text).toContain('checkout-1:x');
    const html = await file(person, '?format=html');
    expect(html.text).toContain('Ex&#60;b&#62;Port');
    expect(html.text).not.toContain('<script>');
    expect((await file(stranger)).status).toBe(404);
    expect((await file(null)).status).toBe(401);
    expect((await file(person, '?format=exe')).status).toBe(400);
    stubs.forEach((stub) => stub.stop());
    await service.waitFor(async () =>
      (await service.published(sendMailContract('account'))).some(
        ({ data }) => data.to === person.email && data.subject === 'Your data are ready',
      ),
    );
    await call(person, 'POST', 'deletion', { currentPassword: PASSWORD });
    await service.get(DueDeletions).sweep(afterGrace());
    await service.atRest(MAILS);
    expect(await service.db.collection('data_export_parts').countDocuments()).toBe(0);
  });

  it('waits for a service that does not answer, and goes on', async () => {
    const person = await register(service);
    await call(person, 'POST', 'data-export', { currentPassword: PASSWORD });
    const state = async () =>
      (await call<CurrentDataExport>(person, 'GET', 'data-export')).body.export;
    await service.waitFor(async () => (await state())?.done === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await state()).toMatchObject({ state: 'gathering', done: 1 });
    const stubs = (['checkout', 'catalog', 'admin'] as const).map((slice) =>
      service.stubRpc(PERSONAL_DATA_READS[slice], () => ({ section: '', items: [], next: null })),
    );
    await service.waitFor(async () => {
      service.get(DataExportRunner).run(person.id);
      return (await state())?.state === 'ready';
    });
    stubs.forEach((stub) => stub.stop());
  });
});
