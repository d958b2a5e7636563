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

it('keeps the old number when nothing useful was typed', async () => {
  const { user, changes, input } = setup();
  await user.clear(input);
  await user.type(input, 'x-');
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
