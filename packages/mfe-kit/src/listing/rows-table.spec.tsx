import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';

const open = (count: number) =>
  renderWithKit(
    <RowsTable
      label="Lines"
      rows={Array.from({ length: count }, (_, index) => ({ id: String(index) }))}
      getRowId={({ id }) => id}
      columns={[{ id: 'id', header: 'Id', cell: ({ id }: { id: string }) => id }]}
    />,
    {},
  );
beforeEach(() => useListArrangement.setState({ density: 'comfortable' }));

it('is as dense as the reader chooses, here as for lists', async () => {
  const { user } = await open(8);
  const table = screen.getByRole('table');
  expect(table.className).toContain('comfortable');
  await user.click(await screen.findByRole('button', { name: 'Row height' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
  expect(table.className).toContain('compact');
  expect(useListArrangement.getState().density).toBe('compact');
});

it('has no menu over a few rows, and follows the choice all the same', async () => {
  useListArrangement.setState({ density: 'compact' });
  await open(3);
  expect(screen.getByRole('table').className).toContain('compact');
  expect(screen.queryByRole('button')).toBeNull();
});
