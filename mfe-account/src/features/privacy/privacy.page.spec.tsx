import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { PrivacyPage } from './privacy.page';

const locales = { account: remote.locales };
const answers = {
  'GET /api/account/second-factor': { enabledAt: null, required: false, recoveryCodesLeft: 0 },
  'GET /api/account/data-export': { export: null },
};

it('asks for the password before the account leaves, says how long that can be taken back, and leads home', async () => {
  const { calls, restore } = fakeHttp({ ...answers, 'POST /api/account/deletion': null });
  const { user } = await renderWithKit(<PrivacyPage />, {
    ...{ locales, user: {}, route: '/account/privacy', path: '/account/privacy' },
    routes: [{ path: '/', element: <p>Home</p> }],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(screen.getByText(/You have 30 days to change your mind/).isConnected).toBe(true);
  const dialog = await screen.findByRole('dialog');
  const submit = screen.getAllByRole('button', { name: 'Delete my account' }).at(-1);
  await user.click(submit ?? dialog);
  await screen.findByText('This field is required');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(screen.getByLabelText(/^current password/i), 'Solar#2026');
  await user.click(submit ?? dialog);
  await screen.findByText('Home');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ currentPassword: 'Solar#2026' }));
  restore();
});

it('does not offer to delete an account that leaves already', async () => {
  const { restore } = fakeHttp(answers);
  const deletionDueAt = '2026-12-25T10:00:00.000Z';
  await renderWithKit(<PrivacyPage />, { locales, user: { deletionDueAt } });
  await screen.findByText(/You have 30 days/);
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  restore();
});

it('explains to staff why they cannot', async () => {
  const { restore } = fakeHttp(answers);
  await renderWithKit(<PrivacyPage />, { locales, user: { role: 'admin' } });
  await screen.findByText(/You are a member of staff/);
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  restore();
});

it('shows how far the gathering is, and offers the copy when it is ready', async () => {
  const at = '2026-11-22T10:00:00.000Z';
  const newest = { state: 'gathering', done: 1, of: 4, requestedAt: at, expiresAt: at };
  const gathering = fakeHttp({ ...answers, 'GET /api/account/data-export': { export: newest } });
  const view = await renderWithKit(<PrivacyPage />, { locales, user: {} });
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
  view.unmount();
  gathering.restore();
  const ready = fakeHttp({
    ...answers,
    'GET /api/account/data-export': { export: { ...newest, state: 'ready', done: 4 } },
  });
  await renderWithKit(<PrivacyPage />, { locales, user: {} });
  await screen.findByRole('button', { name: 'Download as JSON' });
  ready.restore();
});
