import { act, screen } from '@testing-library/react';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Drawer } from '@solar/ui/drawer/drawer';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import { useState, type ReactNode } from 'react';
import { renderUi } from './render-ui';

const focused = () => document.activeElement?.textContent;
/** The focus is given back once the closing has been rendered. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Opened by a button of the page, gone from the page as soon as it closes. */
function Opened({
  by,
  children,
}: {
  by: 'button' | 'menu';
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {by === 'button' ? (
        <Button onClick={() => setOpen(true)}>Open</Button>
      ) : (
        <Menu trigger={<Button>More</Button>}>
          <MenuItem onSelect={() => setOpen(true)}>Open</MenuItem>
        </Menu>
      )}
      <main tabIndex={-1}>Page</main>
      {open && children(() => setOpen(false))}
    </>
  );
}

const KINDS: [string, (close: () => void) => ReactNode][] = [
  ['dialog', (close) => <Dialog open title="Ship" onOpenChange={close} />],
  ['drawer', (close) => <Drawer open title="Cart" onOpenChange={close} />],
  [
    'confirm dialog',
    (close) => (
      <ConfirmDialog
        open
        title="Sure?"
        description="It ends."
        onOpenChange={close}
        onConfirm={() => undefined}
      />
    ),
  ],
];

it.each(KINDS)('a %s gives the focus back to the button that opened it', async (_kind, dialog) => {
  const { user } = renderUi(<Opened by="button">{dialog}</Opened>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await settle();
  expect(focused()).toBe('Open');
});

it.each(KINDS)(
  "a %s that a menu opened gives the focus to the menu's button",
  async (_kind, dialog) => {
    const { user } = renderUi(<Opened by="menu">{dialog}</Opened>);
    screen.getByRole('button', { name: 'More' }).focus();
    await user.keyboard('{Enter}{Enter}');
    await settle();
    await user.keyboard('{Escape}');
    await settle();
    expect(focused()).toBe('More');
  },
);

it('the focus stays where it went meanwhile: on the screen that a link of the drawer led to', async () => {
  const { user } = renderUi(
    <Opened by="button">
      {(close) => (
        <Drawer open title="Cart" onOpenChange={close}>
          <Button
            onClick={() => {
              close();
              setTimeout(() => screen.getByRole('main').focus());
            }}
          >
            Check out
          </Button>
        </Drawer>
      )}
    </Opened>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Check out' }));
  await settle();
  expect(focused()).toBe('Page');
});
