import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { act, render, screen } from '@testing-library/react';

it('is as dense as the reader has chosen for lists', () => {
  useListArrangement.setState({ density: 'comfortable' });
  render(
    <RowsTable
      label="Lines"
      rows={[{ id: '1' }]}
      getRowId={({ id }) => id}
      columns={[{ id: 'id', header: 'Id', cell: ({ id }: { id: string }) => id }]}
    />,
  );
  const table = screen.getByRole('table');
  expect(table.className).toContain('comfortable');
  act(() => useListArrangement.getState().setDensity('compact'));
  expect(table.className).toContain('compact');
});
