import { z } from 'zod';
import { http } from '@solar/mfe-kit/http/http-client';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { answer, fakeHttp, type FakeCall, type FakeRoutes } from '@solar/mfe-kit/testing/fake-http';

const user = {
  id: 'usr_1',
  email: 'mona@example.com',
  firstName: 'Mona',
  lastName: 'Haddad',
  role: 'user' as const,
  isAdmin: false,
  approved: true,
};

const problem = (status: number, code: string, detail: string) =>
  answer(status, { type: 'about:blank', title: 'Problem', status, code, detail });

let restore = () => undefined as unknown;

function serve(routes: FakeRoutes): FakeCall[] {
  const fake = fakeHttp(routes);
  restore = fake.restore;
  return fake.calls;
}

/** Answers only to the new token, as a service does after a change of rights. */
const guarded = ({ headers }: FakeCall) =>
  headers.Authorization === 'Bearer new'
    ? { ok: true }
    : problem(401, 'auth.token_stale', 'Sign in again');

async function signedInWith(token: string): Promise<void> {
  localStorage.setItem('auth_token', token);
  await session.restore();
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ status: 'guest', user: null, token: null, sessionEndsAt: null });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
}

describe('requests', () => {
  it('carry the bearer token and the idempotency key', async () => {
    const calls = serve({ 'POST /api/x': { ok: true }, 'GET /api/auth/me': user });
    await signedInWith('old');
    await http.post('/api/x', { a: 1 }, { idempotencyKey: 'key-1' });
    expect(calls.at(-1)).toMatchObject({
      body: { a: 1 },
      headers: { Authorization: 'Bearer old', 'Idempotency-Key': 'key-1' },
    });
  });

  it('are parsed by their schema', async () => {
    serve({ 'GET /api/x': { n: '7' } });
    await expect(
      http.get('/api/x', { schema: z.object({ n: z.coerce.number() }) }),
    ).resolves.toEqual({
      n: 7,
    });
  });
});

describe('failures', () => {
  it('have the texts of the error catalogue', async () => {
    serve({
      'GET /api/401': answer(401, 'No'),
      'GET /api/500': answer(500, 'boom'),
      'GET /api/503': answer(503),
      'GET /api/409': problem(409, 'stock.insufficient', 'Only 3 left'),
    });
    expect((await failure(http.get('/api/401'))).message).toBe(
      '401: You must be logged in to access this resource',
    );
    expect((await failure(http.get('/api/500'))).message).toBe('500: boom');
    expect((await failure(http.get('/api/503'))).message).toBe('503: 503');
    const conflict = await failure(http.get('/api/409'));
    expect(conflict).toMatchObject({
      status: 409,
      code: 'stock.insufficient',
      detail: 'Only 3 left',
    });
    expect(conflict.message).toBe('409: Only 3 left');
  });
});

describe('a token that is refused', () => {
  it('is renewed once for all requests under way, and each is repeated', async () => {
    const calls = serve({
      'GET /api/auth/me': user,
      'POST /api/auth/refresh': { token: 'new', user, sessionEndsAt: '2026-11-21T12:00:00Z' },
      'GET /api/a': guarded,
      'GET /api/b': guarded,
    });
    await signedInWith('old');
    await expect(Promise.all([http.get('/api/a'), http.get('/api/b')])).resolves.toEqual([
      { ok: true },
      { ok: true },
    ]);
    const refreshes = calls.filter(({ path }) => path === '/api/auth/refresh');
    expect(refreshes).toHaveLength(1);
    expect(refreshes[0]?.headers.Authorization).toBeUndefined();
    expect(useSession.getState()).toMatchObject({
      token: 'new',
      sessionEndsAt: '2026-11-21T12:00:00Z',
    });
  });

  it('is renewed when the approval came after it', async () => {
    const calls = serve({
      'GET /api/auth/me': user,
      'POST /api/auth/refresh': { token: 'new', user, sessionEndsAt: '2026-11-21T12:00:00Z' },
      'GET /api/a': ({ headers }: FakeCall) =>
        headers.Authorization === 'Bearer new'
          ? { ok: true }
          : problem(403, 'access.approval_required', 'Prices after approval'),
      'GET /api/b': problem(403, 'access.denied', 'No'),
    });
    await signedInWith('old');
    await expect(http.get('/api/a')).resolves.toEqual({ ok: true });
    expect((await failure(http.get('/api/b'))).status).toBe(403);
    expect(calls.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  it('takes the token that another tab fetched meanwhile', async () => {
    const calls = serve({
      'GET /api/auth/me': user,
      'GET /api/a': (call: FakeCall) => {
        localStorage.setItem('auth_token', 'new');
        return guarded(call);
      },
    });
    await signedInWith('old');
    await expect(http.get('/api/a')).resolves.toEqual({ ok: true });
    expect(calls.some(({ path }) => path === '/api/auth/refresh')).toBe(false);
  });

  it('ends the session when the refresh is refused, without asking again', async () => {
    const calls = serve({
      'GET /api/auth/me': user,
      'POST /api/auth/refresh': answer(401, ''),
      'GET /api/a': answer(401, ''),
    });
    await signedInWith('old');
    expect((await failure(http.get('/api/a'))).status).toBe(401);
    expect(useSession.getState().status).toBe('guest');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(calls.filter(({ path }) => path === '/api/a')).toHaveLength(1);
  });

  it('keeps the session when the refresh fails for another reason', async () => {
    serve({
      'GET /api/auth/me': user,
      'POST /api/auth/refresh': answer(503, ''),
      'GET /api/a': answer(401, ''),
    });
    await signedInWith('old');
    expect((await failure(http.get('/api/a'))).status).toBe(401);
    expect(useSession.getState().status).toBe('authenticated');
  });
});

describe('the session', () => {
  it('asks for the user only with a token', async () => {
    const calls = serve({ 'GET /api/auth/me': user });
    await session.restore();
    expect(calls).toEqual([]);
    await signedInWith('t');
    expect(useSession.getState()).toMatchObject({ status: 'authenticated', user });
  });

  it('drops a token whose user cannot be had', async () => {
    serve({ 'GET /api/auth/me': answer(500, '') });
    await signedInWith('t');
    expect(useSession.getState().status).toBe('guest');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('says what the server says when sign-in fails, else the text of the catalogue', async () => {
    serve({ 'POST /api/auth/login': problem(401, 'auth.invalid_credentials', 'Wrong password') });
    await expect(session.login({ username: 'a', password: 'b' })).rejects.toThrow('Wrong password');
    restore();
    serve({ 'POST /api/auth/login': answer(500, ''), 'POST /api/auth/register': answer(500, '') });
    await expect(session.login({ username: 'a', password: 'b' })).rejects.toThrow('Login failed');
    await expect(session.register({})).rejects.toThrow('Registration failed');
  });

  it('is over here even when the server cannot be reached', async () => {
    serve({
      'POST /api/auth/login': { token: 't', user },
      'POST /api/auth/logout': answer(500, ''),
    });
    await session.login({ username: 'a', password: 'b' });
    expect(localStorage.getItem('auth_token')).toBe('t');
    await session.logout();
    expect(useSession.getState()).toMatchObject({ status: 'guest', user: null, token: null });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});
