import { act } from '@testing-library/react';
import { z } from 'zod';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

const schema = z.object({
  email: z.email(),
  name: z
    .string()
    .max(3)
    .regex(/^[A-Z]*$/, 'Capitals only'),
});

function problem(errors: { path: string; code: string; message: string }[]): HttpError {
  const body = {
    type: 'about:blank',
    title: 'Invalid',
    status: 400,
    code: 'validation.failed',
    errors,
  };
  return new HttpError(400, 'Invalid', body);
}

function TestForm({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const { form, submit, formError } = useZodForm({
    schema,
    defaultValues: { email: '', name: '' },
    onSubmit,
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <input aria-label="email" {...form.register('email')} />
      <input aria-label="name" {...form.register('name')} />
      <p>{form.formState.errors.email?.message}</p>
      <p>{form.formState.errors.name?.message}</p>
      <p role="alert">{formError}</p>
      <button type="submit">Send</button>
    </form>
  );
}

async function send(onSubmit: () => Promise<void>, email = 'mona@example.com') {
  const view = await renderWithKit(<TestForm onSubmit={onSubmit} />);
  await view.user.type(view.getByLabelText('email'), email);
  await view.user.click(view.getByText('Send'));
  return view;
}

it('stops at the schema', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const { findByText } = await send(onSubmit, 'nobody');
  expect(await findByText('Please enter a valid email address')).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says in the language in use what is wrong, with its limits', async () => {
  const { findByText, getByLabelText, user } = await send(jest.fn(), ' ');
  expect(await findByText('This field is required')).toBeDefined();
  await act(() => setLanguage('fr'));
  await user.type(getByLabelText('name'), 'Mona{Tab}');
  expect(await findByText('Saisissez au plus 3 caractères')).toBeDefined();
  await user.clear(getByLabelText('name'));
  await user.type(getByLabelText('name'), 'abc');
  expect(await findByText('Le format attendu n’est pas respecté')).toBeDefined();
  await act(() => setLanguage('en'));
});

it('puts what the service says about a field on that field', async () => {
  const { findByText, getByRole } = await send(() =>
    Promise.reject(problem([{ path: 'email', code: 'registered', message: 'Already registered' }])),
  );
  expect(await findByText('Already registered')).toBeDefined();
  expect(getByRole('alert').textContent).toBe('');
});

it('has its own words for what every service may say', async () => {
  const { findByText } = await send(() =>
    Promise.reject(problem([{ path: 'name', code: 'too_big', message: 'Too big: expected …' }])),
  );
  expect(await findByText('This value is too large or too long')).toBeDefined();
});

it('says in the language in use that somebody else was faster', async () => {
  const body = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict.version' };
  const { findByText } = await send(() => Promise.reject(new HttpError(409, 'Conflict', body)));
  expect(await findByText(/^Someone else has changed this/)).toBeDefined();
});

it('shows what belongs to no field above the form', async () => {
  const { findByText } = await send(() =>
    Promise.reject(problem([{ path: 'other', code: 'x', message: 'Elsewhere' }])),
  );
  expect(await findByText('Some fields need another look.')).toBeDefined();
});
