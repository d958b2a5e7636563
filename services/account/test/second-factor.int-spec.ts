import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnrolment,
} from '@solar/contracts/account/second-factor-http';
import { settingsChanged } from '@solar/contracts/admin/events';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { codeOfStep, stepAt } from '../src/second-factor/totp';
import { cookieOf, createAccount, PASSWORD, register, staff, type Person } from './account';

type Failure = { code: string; challenge: string; errors: { path: string; code: string }[] };

let service: TestService;
beforeAll(async () => {
  // One try more than the limit would take long to reach otherwise.
  service = await createAccount({ RATE_LIMIT_FACTOR: '4' });
});
afterAll(() => service.close());

const factor = <T = Failure>(person: Person, path = '', body?: unknown) =>
  service.request<T>(
    body === undefined ? 'GET' : 'POST',
    `/api/account/second-factor${path && `/${path}`}`,
    { token: person.token, body },
  );
const login = (person: Person) =>
  service.request<Failure>('POST', '/api/auth/login', {
    body: { username: person.email, password: PASSWORD },
  });
const secondStep = (challenge: string, code: string) =>
  service.request<AuthAnswer & Failure>('POST', '/api/auth/login/second-factor', {
    body: { challenge, code },
  });
const renew = async (person: Person): Promise<Person> => {
  const { headers, body } = await service.request<AuthAnswer>('POST', '/api/auth/refresh', {
    headers: { cookie: person.cookie },
  });
  return { ...person, token: body.token, cookie: cookieOf(headers) };
};
/** The code of the step after the one that switched it on. */
const nextCode = (secret: string) => codeOfStep(secret, stepAt(Date.now()) + 1);

async function enrolled(person: Person) {
  const { body } = await factor<SecondFactorEnrolment>(person, 'enrolment', {
    currentPassword: PASSWORD,
  });
  const used = codeOfStep(body.secret, stepAt(Date.now()));
  const confirmed = await factor<RecoveryCodes>(person, 'confirmation', { code: used });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmed.body;
  return { used, secret: body.secret, uri: body.uri, recoveryCodes, person: await renew(person) };
}

it('asks a visitor to sign in, and everybody for what they send', async () => {
  const person = await register(service);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/enrolment'],
    ['POST', '/confirmation'],
    ['POST', '/recovery-codes'],
    ['POST', '/removal'],
  ] as const) {
    const url = `/api/account/second-factor${path}`;
    const visitor = await service.request(method, url, method === 'GET' ? {} : { body: {} });
    expect(visitor).toMatchObject({ status: 401, body: { code: 'auth.required' } });
    if (method === 'GET') continue;
    const bad = await service.request(method, url, { token: person.token, body: { code: {} } });
    expect(bad).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
  }
});

it('is switched on with password and code, ends other sessions and is mailed', async () => {
  const before = await register(service);
  const elsewhere = cookieOf((await login(before)).headers);
  const wrong = await factor(before, 'enrolment', { currentPassword: 'Wrong#Pass1' });
  expect(wrong.body.errors).toMatchObject([{ path: 'currentPassword' }]);
  expect((await factor(before, 'confirmation', { code: '123456' })).status).toBe(409);
  const { person, secret, uri, recoveryCodes } = await enrolled(before);
  expect(uri).toContain(secret);
  expect(recoveryCodes).toHaveLength(10);
  const ended = await service.request('POST', '/api/auth/refresh', {
    headers: { cookie: elsewhere },
  });
  expect(ended.status).toBe(401);
  expect((await factor<SecondFactor>(person)).body).toMatchObject({
    required: false,
    recoveryCodesLeft: 10,
  });
  const stored = JSON.stringify(await service.db.collection('second_factors').find({}).toArray());
  for (const kept of [secret, ...recoveryCodes]) expect(stored).not.toContain(kept);
  await service.waitFor(async () =>
    (await service.published(sendMailContract('account'))).some(
      ({ data }) => data.to === person.email && data.subject === 'Two-step sign-in is on',
    ),
  );
});

describe('sign-in in two steps', () => {
  it('takes a code once, also when it comes twice at the same moment', async () => {
    const { person, secret, used } = await enrolled(await register(service));
    const first = await login(person);
    expect(first).toMatchObject({ status: 401, body: { code: 'auth.second_factor_required' } });
    expect(cookieOf(first.headers)).toBe('');
    const { challenge } = first.body;
    // The code that switched it on is used up.
    expect((await secondStep(challenge, used)).status).toBe(401);
    const code = nextCode(secret);
    const both = await Promise.all([secondStep(challenge, code), secondStep(challenge, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const signedIn = both.find(({ status }) => status === 200);
    expect(signedIn?.body.user.id).toBe(person.id);
    expect(cookieOf(signedIn?.headers ?? {})).toMatch(/^solar_refresh=/);
    expect((await secondStep(challenge, code)).body.code).toBe('auth.wrong_code');
  });

  it('takes each recovery code once', async () => {
    const { person, recoveryCodes } = await enrolled(await register(service));
    const { challenge } = (await login(person)).body;
    const [code = ''] = recoveryCodes;
    expect((await secondStep(challenge, code.toUpperCase())).status).toBe(200);
    expect((await secondStep(challenge, code)).status).toBe(401);
    expect((await factor<SecondFactor>(person)).body.recoveryCodesLeft).toBe(9);
  });

  it('knows no forged, foreign or outdated challenge, and shows nothing before the password', async () => {
    const { person, secret } = await enrolled(await register(service));
    const { challenge } = (await login(person)).body;
    const other = await register(service);
    for (const wrong of [
      challenge.replace(person.id, other.id),
      challenge.slice(0, -2),
      `${challenge}x`,
      'x'.repeat(60),
    ]) {
      const answer = await secondStep(wrong, nextCode(secret));
      expect(answer).toMatchObject({ status: 401, body: { code: 'auth.challenge_expired' } });
    }
    const guess = await service.request<Failure>('POST', '/api/auth/login', {
      body: { username: person.email, password: 'Wrong#Pass1' },
    });
    expect(guess.body.code).toBe('auth.invalid_credentials');
    const newPassword = 'Brand#New42';
    await service.request('POST', '/api/account/password', {
      token: person.token,
      body: { currentPassword: PASSWORD, newPassword },
    });
    expect((await secondStep(challenge, nextCode(secret))).body.code).toBe(
      'auth.challenge_expired',
    );
  });

  it('is slowed down after wrong codes', async () => {
    const { person } = await enrolled(await register(service));
    const { challenge } = (await login(person)).body;
    for (let i = 0; i < 20; i += 1) {
      expect((await secondStep(challenge, '000000')).status).toBe(401);
    }
    expect((await secondStep(challenge, '000000')).status).toBe(429);
  });
});

it('is switched off, and its recovery codes renewed, with password and code only', async () => {
  const { person, secret, recoveryCodes } = await enrolled(await register(service));
  const proof = { currentPassword: PASSWORD };
  for (const path of ['removal', 'recovery-codes']) {
    expect((await factor(person, path, proof)).body.errors).toMatchObject([{ path: 'code' }]);
    expect((await factor(person, path, { ...proof, code: '000000' })).status).toBe(400);
  }
  const renewed = await factor<RecoveryCodes>(person, 'recovery-codes', {
    ...proof,
    code: nextCode(secret),
  });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const [old = ''] = recoveryCodes;
  const [fresh = ''] = renewed.body.recoveryCodes;
  expect((await factor(person, 'removal', { ...proof, code: old })).status).toBe(400);
  expect((await factor(person, 'removal', { ...proof, code: fresh })).status).toBe(204);
  expect((await login(person)).status).toBe(200);
});

describe('a setting that staff need it', () => {
  const announce = (version: number, staffSecondFactor: boolean) =>
    service.publish(settingsChanged, {
      aggregateId: 'site',
      version,
      data: {
        siteName: 'Sun & Co',
        contactEmail: 'info@example.com',
        currency: 'USD',
        currencySymbol: '$',
        taxEnabled: true,
        taxBasisPoints: 500,
        shippingEnabled: true,
        defaultShippingMinor: 0,
        paymentsEnabled: true,
        staffSecondFactor,
      },
    });

  it('leads staff to it and to nothing else, and leaves customers alone', async () => {
    const admin = await staff(service, 'admin');
    const boss = await staff(service, 'administrator');
    const customer = await register(service);
    const people = (person: Person) =>
      service.request<Failure>('GET', '/api/account/admin/customers', { token: person.token });
    expect((await people(admin)).status).toBe(200);
    await announce(5, true);
    await service.waitFor(async () => (await people(admin)).body.code === 'auth.token_stale');
    const restricted = await renew(admin);
    expect(await people(restricted)).toMatchObject({
      status: 403,
      body: { code: 'auth.enrolment_required' },
    });
    const open = await service.request('GET', '/api/auth/jwks', { token: restricted.token });
    expect(open.status).toBe(200);
    const own = await service.request('GET', '/api/account/profile', { token: restricted.token });
    expect(own.status).toBe(403);
    const me = (token: string) =>
      service.request<AuthAnswer['user']>('GET', '/api/auth/me', { token });
    expect((await me(restricted.token)).body.mustEnrol).toBe(true);
    expect((await me(customer.token)).body.mustEnrol).toBeUndefined();
    const { person, secret } = await enrolled(restricted);
    expect((await people(person)).status).toBe(200);
    const proof = { currentPassword: PASSWORD, code: nextCode(secret) };
    expect(await factor(person, 'removal', proof)).toMatchObject({
      status: 409,
      body: { code: 'auth.second_factor_needed' },
    });
    // Somebody who lost phone and codes is helped by an administrator, who begins anew as well.
    const { person: helper } = await enrolled(await renew(boss));
    const reset = (by: Person) =>
      service.request('DELETE', `/api/account/admin/users/${admin.id}/second-factor`, {
        token: by.token,
      });
    expect((await reset(customer)).status).toBe(403);
    expect((await reset(helper)).status).toBe(200);
    expect((await login(admin)).status).toBe(200);
    await announce(6, false);
  });
});
