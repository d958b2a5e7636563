import { screen, waitFor } from '@testing-library/react';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { renderUi } from './render-ui';

interface Setup {
  onConfirm: () => void | Promise<unknown>;
  typed?: string;
}

async function open({ onConfirm, typed }: Setup) {
  const view = renderUi(
    <ConfirmDialog
      trigger={<Button>Delete</Button>}
      title="Delete the warehouse?"
      description="Its bins go with it."
      confirmLabel="Delete warehouse"
      typeToConfirm={typed ? { label: 'Type its name', value: typed } : undefined}
      onConfirm={onConfirm}
    />,
  );
  await view.user.click(screen.getByRole('button', { name: 'Delete' }));
  return view;
}

const confirmButton = () => screen.getByRole('button', { name: 'Delete warehouse' });

it('starts on Cancel, and gives focus back when it closes', async () => {
  const { user } = await open({ onConfirm: () => undefined });
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Delete');
});

it('waits for the action, takes it once, and then closes', async () => {
  let finish = () => {};
  let calls = 0;
  const { user } = await open({
    onConfirm: () => {
      calls += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  await user.click(confirmButton());
  await user.click(confirmButton());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(calls).toBe(1);
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('stays open when the action fails', async () => {
  const { user } = await open({ onConfirm: () => Promise.reject(new Error('offline')) });
  await user.click(confirmButton());
  await waitFor(() => expect(confirmButton().getAttribute('aria-busy')).toBeNull());
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

it('needs the exact word before something that cannot be undone', async () => {
  let calls = 0;
  const { user } = await open({ typed: 'DXB-1', onConfirm: () => void (calls += 1) });
  const field = screen.getByRole('textbox', { name: 'Type its name' });
  await user.type(field, 'dxb-1{Enter}');
  expect(calls).toBe(0);
  await user.clear(field);
  await user.type(field, 'DXB-1{Enter}');
  expect(calls).toBe(1);
});
