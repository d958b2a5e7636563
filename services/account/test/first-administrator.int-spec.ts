import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AuthAnswer } from '@solar/contracts/account/auth-http';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { FirstAdministrator } from '../src/staff/first-administrator';
import { createAccount, PASSWORD, register } from './account';

let service: TestService;
beforeEach(async () => {
  service = await createAccount();
});
afterEach(() => service.close());

const make = (email: string, force = false) =>
  service
    .get(FirstAdministrator)
    .create({ email, firstName: 'First', lastName: 'Boss' }, { force });

const post = (path: string, body: unknown) =>
  service.request<AuthAnswer>('POST', `/api/auth/${path}`, { body });

describe('the first administrator', () => {
  it('chooses a password with the link, once, and then administrates', async () => {
    const link = new URL(await make('boss@example.com'));
    expect(link.pathname).toBe('/reset-password');
    const body = { token: link.searchParams.get('token'), password: PASSWORD };
    expect((await post('password-resets/confirm', body)).status).toBe(204);
    expect((await post('password-resets/confirm', body)).status).toBe(410);
    const { token } = (await post('login', { username: 'boss@example.com', password: PASSWORD }))
      .body;
    const users = await service.request('GET', '/api/account/admin/users', { token });
    expect(users.status).toBe(200);
  });

  it('is one: a second needs force, and two at the same moment end in one', async () => {
    const results = await Promise.allSettled([make('a@example.com'), make('b@example.com')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make('c@example.com')).rejects.toMatchObject({
      code: 'account.administrator_exists',
    });
    await expect(make('c@example.com', true)).resolves.toContain('token=');
  });

  it('takes no account over that is somebody else’s', async () => {
    const { email, id } = await register(service);
    await expect(make(email.toUpperCase())).rejects.toMatchObject({ code: 'auth.email_taken' });
    const users = service.db.collection<{ _id: string; role: string }>('users');
    expect(await users.findOne({ _id: id })).toMatchObject({ role: 'user' });
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(__dirname, '../dist/create-administrator.js'), ...args],
      { env: { ...process.env, ...service.env } },
    );

  it('prints the link', async () => {
    const { stdout } = await run('--email', 'boss@example.com');
    expect(stdout).toMatch(/\/reset-password\?token=[\w-]{43}\n$/);
  });

  it('ends with 1 and the reason when it refuses', async () => {
    await make('boss@example.com');
    await expect(run('--email', 'second@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'account: There is an administrator already\n',
    });
  });

  it('explains itself when it is called wrongly', async () => {
    await expect(run('--email', 'nobody')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--email <address>') as string,
    });
  });
});
