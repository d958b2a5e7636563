import { z } from 'zod';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { HttpError } from '@solar/mfe-kit/http/http-error';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

const schema = z.object({ email: z.email('Not an address'), name: z.string() });

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
  expect(await findByText('Not an address')).toBeDefined();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('puts what the service says about a field on that field', async () => {
  const { findByText, getByRole } = await send(() =>
    Promise.reject(problem([{ path: 'email', code: 'taken', message: 'Already registered' }])),
  );
  expect(await findByText('Already registered')).toBeDefined();
  expect(getByRole('alert').textContent).toBe('');
});

it('shows what belongs to no field above the form', async () => {
  const { findByText } = await send(() =>
    Promise.reject(problem([{ path: 'other', code: 'x', message: 'Elsewhere' }])),
  );
  expect(await findByText('Some fields need another look.')).toBeDefined();
});
