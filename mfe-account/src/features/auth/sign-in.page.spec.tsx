import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { SignInPage } from './sign-in.page';

const DEFAULT_SETTINGS = {
  ...DEFAULT_COMPANY,
  siteDescription: { en: 'Solar', fr: '' },
  ...{ currency: 'USD', currencySymbol: '$', ogImage: '' },
  ...{ metaTitle: { en: 'Solar', fr: '' }, metaDescription: { en: 'Solar', fr: '' } },
};
const locales = { account: remote.locales };
const user = {
  id: 'usr_1',
  email: 'mona@example.com',
  username: null,
  firstName: 'Mona',
  lastName: 'Haddad',
  company: null,
  role: 'user',
  isAdmin: false,
  approved: false,
  language: 'en',
  grants: [],
  denies: [],
};

async function signIn(route: string, next = '/checkout') {
  const view = await renderWithKit(<SignInPage />, {
    route,
    path: '/login',
    locales,
    routes: [{ path: next, element: <p>Next</p> }],
  });
  await view.user.type(screen.getByLabelText(/username or email/i), 'mona@example.com');
  await view.user.type(screen.getByLabelText(/^password/i), 'Solar#2026');
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return view;
}

it('leads back to where the person came from', async () => {
  const { calls, restore } = fakeHttp({
    'POST /api/auth/login': { token: 't', user, sessionEndsAt: '2027-01-01T00:00:00.000Z' },
  });
  await signIn('/login?returnTo=%2Fcheckout');
  await screen.findByText('Next');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    username: 'mona@example.com',
    password: 'Solar#2026',
    remember: false,
  });
  restore();
});

it('says in words that the password is wrong, and keeps the name', async () => {
  const { restore } = fakeHttp({
    'POST /api/auth/login': answer(401, {
      type: 'urn:solar:problem:auth.invalid_credentials',
      title: 'Login failed',
      status: 401,
      code: 'auth.invalid_credentials',
      detail: 'Invalid username or password',
    }),
  });
  await signIn('/login');
  expect((await screen.findByRole('alert')).textContent).toMatch(/password is incorrect/i);
  screen.getByDisplayValue('mona@example.com');
  restore();
});

it('asks for a code after the password, and again when it is wrong', async () => {
  const wrong = (code: string, extra: object) =>
    answer(401, { type: `urn:solar:problem:${code}`, title: 'x', status: 401, code, ...extra });
  const { calls, restore } = fakeHttp({
    'POST /api/auth/login': wrong('auth.second_factor_required', { challenge: 'proof' }),
    'POST /api/auth/login/second-factor': wrong('auth.wrong_code', { detail: 'Wrong' }),
  });
  const { user: reader } = await signIn('/login');
  const code = await screen.findByLabelText(/^code/i);
  expect(document.activeElement).toBe(code);
  await reader.type(code, '123456');
  await reader.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/wait for the next one/i);
  expect(calls.at(-1)?.body).toEqual({ challenge: 'proof', code: '123456' });
  restore();
});

it('leads staff who need a second factor to it first', async () => {
  const { restore } = fakeHttp({
    'POST /api/auth/login': { token: 't', user: { ...user, role: 'admin', mustEnrol: true } },
  });
  const view = await signIn('/login?returnTo=%2Fadmin', '/account/security/two-step');
  await screen.findByText('Next');
  view.unmount();
  restore();
});

it('keeps people of a demo site from typing a password of theirs', async () => {
  const { restore } = fakeHttp({
    'GET /api/content/settings': { ...DEFAULT_SETTINGS, demoBanner: true },
  });
  await renderWithKit(<SignInPage />, { route: '/login', path: '/login', locales });
  await screen.findByText(/demo accounts/);
  restore();
});
