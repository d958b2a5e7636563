import { screen } from '@testing-library/react';
import { setup } from './product-table';

it('leads from row to row by the arrow keys, and leaves those of a search field alone', async () => {
  const { user } = await setup({ selectable: true, searchable: true });
  const [first, second] = screen
    .getAllByRole('checkbox')
    .filter((box) => box.closest('tbody') !== null);
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toBe(first);
  const search = screen.getByRole('searchbox');
  search.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(search);
});
