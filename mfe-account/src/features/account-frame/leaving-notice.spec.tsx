import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { KeepAccountPage } from '../auth/keep-account.page';
import { LeavingNotice } from './leaving-notice';

const locales = { account: remote.locales };
const person = {
  ...{ id: 'usr_1', email: 'pat@example.com', firstName: 'Pat', lastName: 'Doe' },
  ...{ role: 'user' as const, isAdmin: false, approved: true, language: 'en' as const },
};
const deletionDueAt = '2026-12-25T10:00:00.000Z';

it('says when the account is deleted, and goes when that was taken back', async () => {
  const { calls, restore } = fakeHttp({
    'DELETE /api/account/deletion': null,
    'GET /api/auth/me': person,
  });
  const { user } = await renderWithKit(<LeavingNotice />, {
    locales,
    user: { ...person, deletionDueAt },
  });
  expect(screen.getByText(/deleted on 25 Dec(ember)? 2026/).isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByText(/deleted on/)).toBeNull());
  expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/api/account/deletion' });
  restore();
});

it('says nothing to somebody who stays', async () => {
  await renderWithKit(<LeavingNotice />, { locales, user: person });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [null, 'Your account stays as it was. You can sign in again.'],
  [answer(410, { status: 410, code: 'auth.deletion_link_invalid', title: 'x' }), /no longer valid/],
])('follows the link of the mail on a click', async (reply, text) => {
  const { calls, restore } = fakeHttp({ 'POST /api/auth/deletions/withdraw': () => reply });
  const { user } = await renderWithKit(<KeepAccountPage />, {
    ...{ locales, route: '/auth/keep-account?token=abc', path: '/auth/keep-account' },
  });
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect((await screen.findByText(text)).isConnected).toBe(true);
  expect(calls[0]?.body).toEqual({ token: 'abc' });
  restore();
});
