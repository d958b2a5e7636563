import { render, screen } from '@testing-library/react';
import { IconButton } from './icon-button';

const button = (count: number) => (
  <IconButton label="Cart" badge={count}>
    <svg />
  </IconButton>
);

it('starts the animation of its badge anew with each number, and has none at zero', () => {
  const { rerender } = render(button(1));
  const badge = () => screen.getByRole('button').querySelector('[aria-hidden="true"]');
  const first = badge();
  expect(first?.textContent).toBe('1');
  rerender(button(1));
  expect(badge()).toBe(first);
  rerender(button(2));
  // Another element: only then does a browser run the animation again.
  expect(badge()).not.toBe(first);
  expect(badge()?.textContent).toBe('2');
  rerender(button(0));
  expect(badge()).toBeNull();
});
