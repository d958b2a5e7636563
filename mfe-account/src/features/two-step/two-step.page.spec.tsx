import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { TwoStepPage } from './two-step.page';

const locales = { account: remote.locales };
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const FACTOR = '/api/account/second-factor';

it('leads from the password over the app to recovery codes that are shown once', async () => {
  const { calls, restore } = fakeHttp({
    [`GET ${FACTOR}`]: { enabledAt: null, required: true, recoveryCodesLeft: 0 },
    [`POST ${FACTOR}/enrolment`]: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` },
    [`POST ${FACTOR}/confirmation`]: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
  });
  const { user } = await renderWithKit(<TwoStepPage />, {
    locales,
    user: { role: 'admin', mustEnrol: true },
  });
  screen.getByText('Your role needs two-step sign-in');
  await user.type(await screen.findByLabelText(/^current password/i), 'Solar#2026');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('img', { name: /QR code/ });
  screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  await user.type(screen.getByLabelText(/^code/i), '123456');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await screen.findByText('aaaa-bbbb');
  expect(screen.getByRole('link', { name: 'Save as a file' }).getAttribute('href')).toContain(
    encodeURIComponent('aaaa-bbbb\ncccc-dddd'),
  );
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ currentPassword: 'Solar#2026' }, { code: '123456' }]);
  restore();
});

it('says at the password that it is wrong', async () => {
  const { restore } = fakeHttp({
    [`GET ${FACTOR}`]: { enabledAt: null, required: false, recoveryCodesLeft: 0 },
    [`POST ${FACTOR}/enrolment`]: answer(400, {
      ...{ type: 'x', title: 'x', status: 400, code: 'validation.failed' },
      errors: [{ path: 'currentPassword', code: 'wrong_password', message: 'x' }],
    }),
  });
  const { user } = await renderWithKit(<TwoStepPage />, { locales, user: {} });
  await user.type(await screen.findByLabelText(/^current password/i), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Incorrect password');
  restore();
});
