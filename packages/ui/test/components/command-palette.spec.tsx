import { Button } from '@solar/ui/button/button';
import { CommandPalette } from '@solar/ui/command-palette/command-palette';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from './render-ui';

const GROUPS = [
  { id: 'orders', title: 'Orders', commands: [{ id: '/orders/7', title: 'SO-000007' }] },
  {
    id: 'screens',
    title: 'Screens',
    commands: [
      { id: '/stock', title: 'Stock levels' },
      { id: '/orders', title: 'Orders', detail: 'Sales' },
    ],
  },
];

function Page({ onChoose }: { onChoose: (id: string) => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        label="Quick search"
        placeholder="Type a word"
        text={text}
        onTextChange={setText}
        groups={text === 'nothing' ? [] : GROUPS}
        empty="Nothing found"
        onChoose={onChoose}
      />
    </>
  );
}

async function opened(onChoose: (id: string) => void = () => undefined) {
  renderUi(<Page onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

it('takes what is typed at once, and opens what the arrows lead to', async () => {
  const chosen: string[] = [];
  await opened((id) => chosen.push(id));
  await userEvent.keyboard('o');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('o');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['/orders/7']);
});

it('opens what is clicked', async () => {
  const chosen: string[] = [];
  await opened((id) => chosen.push(id));
  await userEvent.click(screen.getByRole('option', { name: /Sales/ }));
  expect(chosen).toEqual(['/orders']);
});

it('says so when nothing fits', async () => {
  await opened();
  await userEvent.keyboard('nothing');
  expect(screen.getByText('Nothing found')).toBeTruthy();
});

it('gives the focus back when it closes', async () => {
  await opened();
  await userEvent.keyboard('{Escape}');
  if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});
