import { http } from '@solar/mfe-kit/http/http-client';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { answer, fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { TOAST_EVENT, type ToastEventDetail } from '@solar/ui/toast/toast';
import { screen, waitFor } from '@testing-library/react';

interface Panel {
  id: string;
}

const PANELS: Panel[] = ['a', 'b', 'c'].map((id) => ({ id }));

const CHANGED = {
  type: 'about:blank',
  title: 'Changed in the meantime',
  status: 409,
  code: 'state.illegal_transition',
};

const hide = ({ id }: Panel) => http.put(`/api/panels/${id}/active`, { active: false });

function hear(): ToastEventDetail[] {
  const heard: ToastEventDetail[] = [];
  window.addEventListener(TOAST_EVENT, ({ detail }: CustomEventInit<ToastEventDetail>) => {
    if (detail) heard.push(detail);
  });
  return heard;
}

async function open(question?: { title: string; description: string }) {
  const done = jest.fn();
  const view = await renderWithKit(
    <BulkButton
      label="Hide"
      rows={PANELS}
      act={hide}
      invalidates={[['/api/panels']]}
      onDone={done}
      {...(question && { question })}
    />,
  );
  const invalidated = jest.spyOn(view.queryClient, 'invalidateQueries');
  return { ...view, done, invalidated };
}

it('changes every row, one after the other, fetches the list once and says how many', async () => {
  let running = 0;
  let most = 0;
  const { calls } = fakeHttp({
    'PUT /api/panels/:id/active': async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return {};
    },
  });
  const heard = hear();
  const { user, done, invalidated } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(calls.map(({ path }) => path)).toEqual(PANELS.map(({ id }) => `/api/panels/${id}/active`));
  expect(most).toBe(1);
  expect(invalidated).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([
    expect.objectContaining({ variant: 'success', title: 'Done for 3 rows' }),
  ]);
});

it('goes on after a row that fails, and says what was in the way', async () => {
  const { calls } = fakeHttp({
    'PUT /api/panels/:id/active': ({ path }: { path: string }) =>
      path.includes('/b/') ? answer(409, CHANGED) : {},
  });
  const heard = hear();
  const { user, done } = await open();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(3);
  expect(heard).toEqual([
    expect.objectContaining({
      variant: 'destructive',
      title: 'Done for 2 of 3 rows',
      description: 'This has changed in the meantime. Reload the page and try again.',
    }),
  ]);
});

it('changes nothing before the question has its answer', async () => {
  const { calls } = fakeHttp({ 'PUT /api/panels/:id/active': {} });
  const { user, done } = await open({ title: 'Hide 3 panels?', description: 'From the shop.' });
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByRole('alertdialog', { name: 'Hide 3 panels?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(3);
});
