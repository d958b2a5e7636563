import { screen } from '@testing-library/react';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { useState } from 'react';
import { renderUi } from './render-ui';

function Stepper({ onChange, max }: { onChange: (value: number) => void; max?: number }) {
  const [value, setValue] = useState(2);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return <QuantityStepper value={value} onChange={change} max={max} />;
}

function setup(max?: number) {
  const changes: number[] = [];
  const view = renderUi(<Stepper max={max} onChange={(value) => changes.push(value)} />);
  return { ...view, changes, input: screen.getByRole('spinbutton') };
}

it('steps with its buttons and the arrow keys', async () => {
  const { user, changes, input } = setup();
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await user.click(input);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(changes).toEqual([3, 4, 3, 2]);
});

it('takes a typed number over once, when focus leaves, within its limits', async () => {
  const { user, changes, input } = setup(10);
  await user.clear(input);
  await user.type(input, '250');
  expect(changes).toEqual([]);
  await user.tab();
  expect(changes).toEqual([10]);
});

it('keeps the old number when nothing was typed', async () => {
  const { user, changes, input } = setup();
  await user.clear(input);
  await user.tab();
  expect(changes).toEqual([]);
  expect((input as HTMLInputElement).value).toBe('2');
});

it('stops at the smallest quantity', async () => {
  const { user, changes } = setup();
  const minus = screen.getByRole('button', { name: 'Decrease quantity' });
  await user.click(minus);
  await user.click(minus);
  expect(changes).toEqual([1]);
  expect((minus as HTMLButtonElement).disabled).toBe(true);
});

it.each([
  ['2.5', '“2.5” is not a whole number.'],
  ['2,5', '“2,5” is not a whole number.'],
  ['x-', '“x-” is not a whole number.'],
  ['-5', 'At least 1, please: -5 was not taken.'],
  ['0', 'At least 1, please: 0 was not taken.'],
])('refuses %s with a word beside the field', async (typed, word) => {
  const { user, changes, input } = setup();
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(changes).toEqual([]);
  expect((input as HTMLInputElement).value).toBe('2');
  expect(screen.getByRole('status').textContent).toBe(word);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('says that it took the most that is allowed, until the next change', async () => {
  const { user, changes, input } = setup(10_000);
  await user.clear(input);
  await user.type(input, '999999');
  await user.tab();
  expect(changes).toEqual([10_000]);
  expect(screen.getByRole('status').textContent).toBe(
    'At most 10000: 999999 was changed to 10000.',
  );
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('goes down to zero where zero takes the line away', async () => {
  const changes: number[] = [];
  const { user } = renderUi(
    <QuantityStepper value={1} min={0} onChange={(value) => changes.push(value)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  const input = screen.getByRole('spinbutton');
  await user.clear(input);
  await user.type(input, '-3{Enter}');
  expect(changes).toEqual([0, 0]);
});

it.each([
  ['1,200', 1_200],
  ['1 200', 1_200],
  ['1\u00a0200', 1_200],
  [' 36 ', 36],
])('takes %j, as it stands in a list of parts', async (typed, quantity) => {
  const { user, changes, input } = setup();
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(changes).toEqual([quantity]);
});
