import { createHash } from 'node:crypto';
import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import { userChanged } from '@solar/contracts/account/events';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { queriesDuring } from '@solar/service-kit/testing/sent-queries';
import {
  knownUniqueIndexes,
  queriesOfAllShards,
  uniqueIndexesBeside,
} from '@solar/service-kit/testing/shard-keys';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { cookieOf, createAccount, MAILS, PASSWORD, register } from './account';

let service: TestService;
beforeAll(async () => {
  service = await createAccount();
});
afterAll(() => service.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.request<AuthAnswer>('POST', `/api/auth/${path}`, { body, headers });
const login = (username: string, password = PASSWORD) => post('login', { username, password });
const refresh = (cookie: string) =>
  service.request<AuthAnswer & { code: string }>('POST', '/api/auth/refresh', {
    headers: { cookie },
  });
const me = (token: string) => service.request('GET', '/api/auth/me', { token });

describe('registration', () => {
  it('signs in, publishes the user and welcomes by mail', async () => {
    const { id, token, email } = await register(service, { company: 'Sun & Co' });
    expect((await me(token)).body).toMatchObject({ id, email, approved: false, role: 'user' });
    const event = await service.waitFor(async () =>
      (await service.published(userChanged)).find((e) => e.aggregateId === id),
    );
    expect(event.data).toMatchObject({ email, company: 'Sun & Co', approved: false });
    const mails = await service.published(sendMailContract('account'));
    expect(mails.map(({ data }) => data.to)).toContain(email);
  });

  it('stores no password and answers none', async () => {
    const { id } = await register(service);
    const users = service.db.collection<{ _id: string; passwordHash: string }>('users');
    const stored = await users.findOne({ _id: id });
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('takes an address once, whatever its case, and a user name too', async () => {
    const { email } = await register(service, { username: 'Unique.Name' });
    const again = { password: PASSWORD, firstName: 'A', lastName: 'B' };
    expect(await post('register', { ...again, email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'auth.email_taken', errors: [{ path: 'email' }] },
    });
    const sameName = { ...again, email: 'new@example.com', username: 'unique.name' };
    expect(await post('register', sameName)).toMatchObject({
      status: 409,
      body: { code: 'auth.username_taken' },
    });
  });

  it('lets one of many simultaneous registrations of an address through', async () => {
    const body = { email: 'race@example.com', password: PASSWORD, firstName: 'R', lastName: 'C' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('register', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['a short password', { password: 'Ab#1' }],
    ['a password of one class', { password: 'aaaaaaaaaa' }],
    ['an e-mail that is none', { email: 'nobody' }],
    ['a user name with an at sign', { username: 'a@b' }],
    ['a role', { role: 'administrator' }],
    ['an approval', { approved: true }],
    ['an over-long name', { firstName: 'x'.repeat(81) }],
    ['an object as e-mail', { email: { $ne: null } }],
  ])('refuses %s', async (_what, wrong) => {
    const body = { email: 'ok@example.com', password: PASSWORD, firstName: 'A', lastName: 'B' };
    expect(await post('register', { ...body, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'validation.failed' },
    });
  });
});

describe('sign-in', () => {
  it('takes the user name or the e-mail address, without case', async () => {
    const { id, email } = await register(service, { username: 'EitherWay' });
    for (const name of ['eitherway', 'EITHERWAY', email, email.toUpperCase()]) {
      expect((await login(name)).body.user.id).toBe(id);
    }
  });

  it('says the same for a wrong password and an unknown person', async () => {
    const { email } = await register(service);
    const wrong = await login(email, 'Wrong#Horse9');
    const unknown = await login('nobody@example.com');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'auth.invalid_credentials' } });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('keeps the refresh token from scripts and other sites', async () => {
    const { email } = await register(service);
    const answer = await login(email);
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Strict/);
    expect(header).toMatch(/Path=\/api\/auth/);
    const token = cookieOf(answer.headers).split('=')[1] ?? 'none';
    expect(answer.text).not.toContain(token);
  });
});

describe('a new device', () => {
  it('is written about once, and a known one or the first of all never', async () => {
    const person = await register(service);
    const cookiesOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
      [headers['set-cookie']].flat().map((one) => String(one).split(';')[0] ?? '');
    const from = (cookie: string) =>
      post(
        'login',
        { username: person.email, password: PASSWORD },
        { cookie, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' },
      );
    const mails = async () => {
      await service.atRest(MAILS);
      return (await service.published(sendMailContract('account'))).filter(
        ({ data }) => data.to === person.email && data.subject.startsWith('New sign-in'),
      );
    };
    expect(await mails()).toEqual([]);
    const first = await from('');
    expect((await mails()).map(({ data }) => data.text)).toEqual([
      expect.stringContaining('Firefox, Windows'),
    ]);
    const device = cookiesOf(first).find((one) => one.startsWith('solar_device=')) ?? '';
    expect(String(first.headers['set-cookie'])).toMatch(/solar_device=[^;]+;[^,]*HttpOnly/);
    await from(device);
    expect(await mails()).toHaveLength(1);
    await from('solar_device=forged');
    expect(await mails()).toHaveLength(2);
  });
});

describe('refresh', () => {
  it('asks one shard for the session, by the key of the collection', async () => {
    const person = await register(service);
    const queries = await queriesDuring(service, () => refresh(person.cookie));
    expect(queries.map(({ collection }) => collection)).toContain('sessions');
    expect(queriesOfAllShards(service, queries)).toEqual([]);
    expect(uniqueIndexesBeside(service)).toEqual(knownUniqueIndexes(service));
  });

  it('rotates, lets two tabs of one moment through, and ends a session whose old token comes back', async () => {
    const person = await register(service);
    const first = await refresh(person.cookie);
    expect(first.status).toBe(200);
    const second = cookieOf(first.headers);
    expect(second).not.toBe(person.cookie);

    const otherTab = await refresh(person.cookie);
    expect(cookieOf(otherTab.headers)).toBe(second);

    const third = cookieOf((await refresh(second)).headers);
    expect(await refresh(person.cookie)).toMatchObject({
      status: 401,
      body: { code: 'auth.session_reused' },
    });
    expect(await refresh(third)).toMatchObject({
      status: 401,
      body: { code: 'auth.session_ended' },
    });
  });

  it('refuses a forged, a foreign and no token', async () => {
    const { cookie } = await register(service);
    const forged = cookie.replace(/\.0\./, '.1.');
    for (const one of [forged, 'solar_refresh=x', `solar_refresh=${'a'.repeat(3000)}`, '']) {
      expect((await refresh(one)).status).toBe(401);
    }
  });

  it('ends with the logout', async () => {
    const { cookie, token } = await register(service);
    const out = await service.request('POST', '/api/auth/logout', { token, headers: { cookie } });
    expect(out.status).toBe(204);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('password reset', () => {
  const mailedToken = async (email: string) => {
    const mail = await service.waitFor(async () =>
      (await service.published(sendMailContract('account'))).find(
        ({ data }) => data.to === email && data.text.includes('reset-password'),
      ),
    );
    return /token=([\w-]+)/.exec(mail.data.text)?.[1] ?? '';
  };

  it('works once, ends all sessions and lets the new password in', async () => {
    const { email, cookie, token } = await register(service);
    expect((await post('password-resets', { email: email.toUpperCase() })).status).toBe(202);
    const reset = await mailedToken(email);
    expect((await post('password-resets/check', { token: reset })).status).toBe(204);
    const password = 'Another#Pass7';
    expect((await post('password-resets/confirm', { token: reset, password })).status).toBe(204);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await me(token)).body).toMatchObject({ code: 'auth.token_stale' });
    expect((await login(email)).status).toBe(401);
    expect((await login(email, password)).status).toBe(200);
    const again = await post('password-resets/confirm', { token: reset, password });
    expect(again).toMatchObject({ status: 410, body: { code: 'auth.reset_invalid' } });
    await service.atRest(MAILS);
    const mails = await service.published(sendMailContract('account'));
    const changed = mails.filter(({ data }) => data.subject === 'Your password was changed');
    expect(changed.map(({ data }) => data.to)).toEqual([email]);
  });

  it('answers the same for an unknown address and keeps the token out of the database', async () => {
    const known = await register(service);
    const answers = [
      await post('password-resets', { email: known.email }),
      await post('password-resets', { email: 'unknown@example.com' }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    const token = await mailedToken(known.email);
    const stored = async () => {
      const collections = await service.db.collections();
      const rows = await Promise.all(collections.map((one) => one.find({}).toArray()));
      return JSON.stringify(rows);
    };
    // The mail waits beside its link's hash until the stream has it.
    await service.waitFor(async () => !(await stored()).includes(token));
    expect(await stored()).toContain(createHash('sha256').update(token).digest('base64url'));
  });

  it('refuses a made-up and an expired link', async () => {
    const password = PASSWORD;
    const made = { token: 'x'.repeat(43), password };
    expect((await post('password-resets/confirm', made)).status).toBe(410);
    const { email } = await register(service);
    await post('password-resets', { email });
    const token = await mailedToken(email);
    await service.db
      .collection('password_resets')
      .updateMany({}, { $set: { expiresAt: new Date(0) } });
    expect((await post('password-resets/confirm', { token, password })).status).toBe(410);
  });
});

it('publishes its keys without their private halves', async () => {
  const { body } = await service.request<{ keys: Record<string, unknown>[] }>(
    'GET',
    '/api/auth/jwks',
  );
  expect(body.keys).toHaveLength(1);
  expect(body.keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' });
  expect(body.keys[0]).not.toHaveProperty('d');
  const stored = await service.db.collection('signing_keys').findOne({});
  expect(JSON.stringify(stored)).not.toContain('"d"');
});

describe('guessing a password', () => {
  let strict: TestService;
  beforeAll(async () => {
    strict = await createAccount({ RATE_LIMIT_FACTOR: '1' });
  });
  afterAll(() => strict.close());

  const attempt = (username: string, password: string, token?: string) =>
    strict.request('POST', '/api/auth/login', { token, body: { username, password } });

  it('is slowed down per account, whoever asks', async () => {
    const { token } = await register(strict);
    const guess = () => attempt('victim@example.com', 'Guess#1234', token);
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'rate.limited' } });
  });

  it('lets nobody list who is registered', async () => {
    const { email } = await register(strict);
    const body = { email, password: PASSWORD, firstName: 'A', lastName: 'B' };
    const again = () => strict.request('POST', '/api/auth/register', { body });
    for (let i = 0; i < 10; i += 1) expect((await again()).status).toBe(409);
    expect((await again()).status).toBe(429);
  });

  it('is counted over all replicas', async () => {
    const second = await createAccount({ RATE_LIMIT_FACTOR: '1' }, strict);
    const body = { username: 'shared@example.com', password: 'Guess#1234' };
    const guess = (one: TestService) => one.request('POST', '/api/auth/login', { body });
    for (let i = 0; i < 10; i += 1) {
      expect((await guess(i % 2 === 0 ? strict : second)).status).toBe(401);
    }
    expect((await guess(second)).status).toBe(429);
    expect((await guess(strict)).status).toBe(429);
    await second.close();
  });

  it('is all that counts: signing in often locks nobody out', async () => {
    const { email } = await register(strict);
    for (let i = 0; i < 12; i += 1) expect((await attempt(email, PASSWORD)).status).toBe(200);
    for (let i = 0; i < 10; i += 1) expect((await attempt(email, 'Wrong#1234')).status).toBe(401);
    expect((await attempt(email.toUpperCase(), PASSWORD)).status).toBe(429);
  });
});

describe('a changed AUTH_SECRET', () => {
  it('makes new keys, refuses what the old ones signed and lets people sign in again', async () => {
    const before = await createAccount();
    const { email, token } = await register(before);
    const check = (one: TestService, bearer: string) =>
      one.request('GET', '/api/auth/me', { token: bearer });
    expect((await check(before, token)).status).toBe(200);

    const after = await createAccount({ AUTH_SECRET: 'x'.repeat(40) }, before);
    const keys = await after.request<{ keys: unknown[] }>('GET', '/api/auth/jwks');
    expect(keys.body.keys).toHaveLength(1);
    expect(await check(after, token)).toMatchObject({
      status: 401,
      body: { code: 'auth.token_invalid' },
    });
    await before.waitFor(async () => (await check(before, token)).status === 401);
    const again = await after.request<AuthAnswer>('POST', '/api/auth/login', {
      body: { username: email, password: PASSWORD },
    });
    expect(again.status).toBe(200);
    expect((await check(after, again.body.token)).status).toBe(200);
    expect((await check(before, again.body.token)).status).toBe(200);
    await after.close();
    await before.close();
  });
});
