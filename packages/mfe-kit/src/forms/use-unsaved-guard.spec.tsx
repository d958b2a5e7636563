import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { z } from 'zod';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

const schema = z.object({ name: z.string().min(2) });

function Editor({ version = 1, save }: { version?: number; save: () => Promise<void> }) {
  const { form, submit, unsaved } = useUnsavedGuard({
    draft: 'thing:1',
    version,
    schema,
    defaultValues: { name: 'First' },
    onSubmit: save,
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {unsaved}
      <input aria-label="name" {...form.register('name')} />
      <button type="submit">Save</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </form>
  );
}

const show = (version = 1, save = () => Promise.resolve()) =>
  renderWithKit(<Editor version={version} save={save} />, {
    route: '/thing',
    path: '/thing',
    user: {},
    routes: [{ path: '/elsewhere', element: <Link to="/thing">Back</Link> }],
  });

const nameField = () => screen.findByLabelText<HTMLInputElement>('name');

beforeEach(() => sessionStorage.clear());

it('asks before unsaved changes are left, and offers them again', async () => {
  const { user, router } = await show();
  await user.type(await nameField(), ' and more');
  await user.click(screen.getByText('Elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/thing');
  expect((await nameField()).value).toBe('First and more');

  await user.click(screen.getByText('Elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByText('Back'));
  expect((await nameField()).value).toBe('First');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect((await nameField()).value).toBe('First and more');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('neither asks nor keeps anything once it is saved', async () => {
  const save = jest.fn(() => Promise.resolve());
  const { user, router } = await show(1, save);
  await user.type(await nameField(), ' and more');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await user.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the changes when saving fails', async () => {
  const { user } = await show(1, () => Promise.reject(new Error('down')));
  await user.type(await nameField(), ' and more');
  await user.click(screen.getByText('Save'));
  await user.click(screen.getByText('Elsewhere'));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

it('says when the record has been changed since, and lets go of a draft', async () => {
  const first = await show();
  await first.user.type(await nameField(), ' and more');
  first.unmount();
  const { user } = await show(2);
  expect(await screen.findByText(/This has been changed since/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
