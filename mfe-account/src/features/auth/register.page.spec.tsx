import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { RegisterPage } from './register.page';

const render = () =>
  renderWithKit(<RegisterPage />, {
    route: '/register',
    path: '/register',
    locales: { account: remote.locales },
  });

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fill(view: Awaited<ReturnType<typeof render>>, password: string, repeated: string) {
  enter(/first name/i, 'Mona');
  enter(/last name/i, 'Haddad');
  enter(/^email/i, 'mona@example.com');
  enter(/^password/i, password);
  enter(/^confirm/i, repeated);
  await view.user.click(screen.getByRole('button', { name: 'Create account' }));
}

it('asks for matching passwords and says so at the field', async () => {
  const { calls, restore } = fakeHttp({});
  await fill(await render(), 'Solar#2026', 'Solar#2027');
  await screen.findByText('Passwords do not match');
  expect(calls).toHaveLength(0);
  restore();
});

it('says that an empty address is missing, and a wrong one wrong', async () => {
  const { restore } = fakeHttp({});
  const view = await render();
  await view.user.click(screen.getByRole('button', { name: 'Create account' }));
  const email = screen.getByLabelText(/^email/i);
  const said = () =>
    document.getElementById(email.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  await waitFor(() => expect(said()?.textContent).toBe('This field is required'));
  enter(/^email/i, 'mona@');
  await waitFor(() => expect(said()?.textContent).toBe('Please enter a valid email address'));
  restore();
});

it('puts a taken address on its field', async () => {
  const { calls, restore } = fakeHttp({
    'POST /api/auth/register': answer(409, {
      type: 'urn:solar:problem:auth.email_taken',
      title: 'Conflict',
      status: 409,
      code: 'auth.email_taken',
      errors: [{ path: 'email', code: 'taken', message: 'taken' }],
    }),
  });
  await fill(await render(), 'Solar#2026', 'Solar#2026');
  await screen.findByText(/already in use/i);
  expect(screen.getByLabelText(/^email/i).getAttribute('aria-invalid')).toBe('true');
  expect(calls[0]?.body).toMatchObject({ email: 'mona@example.com', language: 'en' });
  expect(calls[0]?.body).not.toHaveProperty('confirmPassword');
  restore();
});
