import { screen, waitFor } from '@testing-library/react';
import { DataTable } from '@solar/ui/data-table/data-table';
import { column, COLUMNS, ROWS, setup, type Row } from './product-table';
import { renderUi } from './render-ui';

function shipping(rows: readonly Row[]) {
  return <button type="button">Ship {rows.map(({ id }) => id).join(' ')}</button>;
}

describe('a table over its own rows', () => {
  it('sorts numbers as numbers, both ways and back, and says how', async () => {
    const { user } = setup();
    const sortButton = screen.getByRole('button', { name: 'Stock' });
    await user.click(sortButton);
    expect(column(1)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(screen.getByRole('columnheader', { name: 'Stock' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(sortButton);
    expect(column(1)[0]).toBe('29');
    await user.click(sortButton);
    expect(column(0)[0]).toBe('Panel 0');
  });

  it('pages, and goes back to the first page when a search narrows it', async () => {
    const { user } = setup({ searchable: true });
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(column(0)[0]).toBe('Panel 20');
    await user.type(screen.getByRole('searchbox'), 'panel 2');
    expect(column(0)[0]).toBe('Panel 2');
    expect(column(0)).toContain('Panel 20');
  });

  it('says so when no row matches', async () => {
    const { user } = setup({ searchable: true });
    await user.type(screen.getByRole('searchbox'), 'inverter');
    expect(screen.getByText('No row matches the filters')).toBeTruthy();
  });

  it('keeps the selection over pages and offers what to do with it', async () => {
    const { user } = setup({
      selectable: true,
      bulkActions: shipping,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    expect(screen.getByRole('button', { name: 'Ship p1 p10' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('button', { name: /Ship/ })).toBeNull();
  });

  it('hides a column by choice', async () => {
    const { user } = setup({ columnChoice: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Stock' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: 'Stock' })).toBeNull();
  });
});

describe('a table over rows of a server', () => {
  it('asks for another page or order instead of working on the rows it has', async () => {
    const asked: unknown[] = [];
    const { user } = setup({
      rows: ROWS.slice(0, 10),
      total: 300,
      page: 1,
      sort: 'name',
      onPageChange: (page) => asked.push(page),
      onSortChange: (sort) => asked.push(sort),
    });
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(asked).toEqual(['stock', 2]);
    expect(column(0)[0]).toBe('Panel 0');
  });

  it('lets go of selected rows that left the list, and takes the focus that left with them', async () => {
    const listed = (rows: readonly Row[]) => (
      <DataTable
        label="Products"
        columns={COLUMNS}
        rows={rows}
        total={300}
        getRowId={(row) => row.id}
        bulkActions={shipping}
      />
    );
    const { user, rerender } = renderUi(listed(ROWS.slice(0, 3)));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    rerender(listed(ROWS.slice(1, 3)));
    screen.getByRole('button', { name: 'Ship p1' }).focus();
    rerender(listed(ROWS.slice(2, 3)));
    expect(screen.queryByRole('button', { name: /Ship/ })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true),
    );
    expect(document.activeElement).not.toBe(document.body);
  });

  it('asks once for a search and once for a page size, so that nothing overrides them', async () => {
    const asked: unknown[] = [];
    const { user } = setup({
      rows: ROWS.slice(0, 10),
      total: 300,
      page: 3,
      search: '',
      onPageChange: (page) => asked.push(page),
      onPageSizeChange: (pageSize) => asked.push({ pageSize }),
      onSearchChange: (search) => asked.push({ search }),
    });
    await user.type(screen.getByRole('searchbox'), 'p');
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await user.click(screen.getByRole('option', { name: '50' }));
    expect(asked).toEqual([{ search: 'p' }, { pageSize: 50 }]);
  });
});

it('shows the error with Retry when the rows could not be had', async () => {
  let retries = 0;
  const { user } = setup({ rows: [], error: 'Offline', onRetry: () => (retries += 1) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(1);
});
