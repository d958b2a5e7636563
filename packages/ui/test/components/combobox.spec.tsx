import { Combobox } from '@solar/ui/combobox/combobox';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from './render-ui';

const PRODUCTS = [
  { value: 'p1', label: 'Panel 450 W' },
  { value: 'p2', label: 'Battery 10 kWh' },
];

/** As where the service filters: the caller holds what is typed and what is chosen. */
function Picker() {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  return (
    <Combobox
      aria-label="Product"
      options={PRODUCTS}
      value={value}
      onValueChange={setValue}
      inputValue={text}
      onInputChange={setText}
    />
  );
}

/** As where several are picked one after the other: the text is cleared after each. */
function Adder() {
  const [picked, setPicked] = useState<string[]>([]);
  const [text, setText] = useState('');
  const add = (value: string | null) => {
    if (value === null) return;
    setText('');
    setPicked([...picked, value]);
  };
  return (
    <>
      <Combobox
        aria-label="Product"
        options={PRODUCTS}
        value={null}
        onValueChange={add}
        inputValue={text}
        onInputChange={setText}
      />
      <output>{picked.join(' ')}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

it('shows the name of what was chosen, not what was typed to find it', async () => {
  renderUi(<Picker />);
  await userEvent.type(field(), 'batt');
  await userEvent.click(screen.getByRole('option', { name: 'Battery 10 kWh' }));
  expect(field().value).toBe('Battery 10 kWh');
});

it('closes with Escape and leaves nothing that was not chosen', async () => {
  renderUi(<Picker />);
  await userEvent.type(field(), 'batt');
  expect(screen.getByRole('listbox')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('');
});

it('stays closed when the text is cleared after a choice, and opens for the next one', async () => {
  renderUi(<Adder />);
  await userEvent.type(field(), 'batt');
  await userEvent.click(screen.getByRole('option', { name: 'Battery 10 kWh' }));
  expect(field().value).toBe('');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field(), 'batt');
  await userEvent.click(screen.getByRole('option', { name: 'Battery 10 kWh' }));
  expect(screen.getByText('p2 p2')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeTruthy();
});
