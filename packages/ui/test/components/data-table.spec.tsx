import { act, screen, waitFor, within } from '@testing-library/react';
import {
  DataTable,
  type DataColumn,
  type DataTableProps,
  type ExportedRows,
  type ExportRun,
} from '@solar/ui/data-table/data-table';
import { csvFileName, rowsToCsv } from '../../src/components/data-table/csv-file';
import { cardPlaces, isBlank } from '../../src/components/data-table/phone-card';
import { renderUi } from './render-ui';

interface Row {
  id: string;
  name: string;
  stock: number;
  state: 'active' | 'hidden';
}

const ROWS: Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  name: `Panel ${index}`,
  stock: (index * 7) % 30,
  state: index % 3 === 0 ? 'hidden' : 'active',
}));

const COLUMNS: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, value: (row) => row.name, sortable: true },
  {
    id: 'stock',
    header: 'Stock',
    cell: (row) => row.stock,
    value: (row) => row.stock,
    sortable: true,
    align: 'end',
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => row.state,
    value: (row) => row.state,
  },
];

function setup(props: Partial<DataTableProps<Row>> = {}) {
  return renderUi(
    <DataTable
      label="Products"
      columns={COLUMNS}
      rows={ROWS}
      getRowId={(row) => row.id}
      pageSize={10}
      {...props}
    />,
  );
}

function column(index: number): string[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
}

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

describe('a row on a phone', () => {
  it('carries the name of each of its values', () => {
    setup({ rows: ROWS.slice(0, 1), columnChoice: true });
    const names = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
    expect(names).toEqual(['Name', 'Stock', 'State']);
  });

  it('is sorted by a choice, as its headers are out of sight', async () => {
    const { user } = setup({ rows: ROWS });
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
      await user.click(screen.getByRole('option', { name }));
    };
    await choose('Stock, descending');
    expect(column(1).slice(0, 2)).toEqual(['29', '28']);
    await choose('Default order');
    expect(column(0)[0]).toBe('Panel 0');
  });

  it('asks the server for the order, which has no default but its own', async () => {
    const asked: unknown[] = [];
    const { user } = setup({
      rows: ROWS.slice(0, 10),
      total: 300,
      sort: '-name',
      onSortChange: (sort) => asked.push(sort),
    });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order.textContent).toBe('Name, descending');
    await user.click(order);
    expect(screen.queryByRole('option', { name: 'Default order' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Stock, ascending' }));
    expect(asked).toEqual(['stock']);
  });

  it('has a title and a status, said or found', () => {
    const placesOf = (columns: DataColumn<Row>[]) => Object.fromEntries(cardPlaces(columns));
    const [name, stock, state] = COLUMNS as [DataColumn<Row>, DataColumn<Row>, DataColumn<Row>];
    expect(placesOf([name, stock, { ...state, id: 'status' }])).toEqual({
      name: 'title',
      stock: 'pair',
      status: 'status',
    });
    expect(
      placesOf([
        { ...name, onPhone: 'hidden' },
        { ...stock, onPhone: 'title' },
        { ...state, onPhone: 'status' },
      ]),
    ).toEqual({ name: 'hidden', stock: 'title', state: 'status' });
    // Whatever is switched off, the first of those in view leads.
    expect(placesOf([stock, state])).toEqual({ stock: 'title', state: 'pair' });
  });

  it('leaves out what has no value, and nothing else', () => {
    expect(['–', '', null, undefined, false].map(isBlank)).not.toContain(false);
    expect(['0', 0, 'no', <b key="b">–</b>].map(isBlank)).not.toContain(true);
  });
});

it('shows the error with Retry when the rows could not be had', async () => {
  let retries = 0;
  const { user } = setup({ rows: [], error: 'Offline', onRetry: () => (retries += 1) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retries).toBe(1);
});

describe('a CSV file', () => {
  const line = async (name: string) => {
    const csv = await rowsToCsv(COLUMNS, [{ id: 'x', name, stock: -3, state: 'active' }]);
    return csv.slice(csv.indexOf('\r\n') + 2);
  };

  it('has the columns that have values, under their names', async () => {
    expect(await rowsToCsv(COLUMNS, ROWS.slice(1, 2))).toBe('Name,Stock,State\r\nPanel 1,7,active');
  });

  it.each([
    '=HYPERLINK("http://evil")',
    '+1-2',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '=1\n+2',
    '\uFF1D1',
  ])('makes a text of the formula %j', async (name) => {
    expect((await line(name)).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it.each(['-12.5', '-3', 'a=b', 'Panel -5', '3-phase'])('leaves %j as it is', async (name) => {
    expect(await line(name)).toBe(`${name},-3,active`);
  });

  it('is named after its list and the day', () => {
    expect(csvFileName('orders', new Date(2026, 2, 7))).toBe('orders-2026-03-07');
  });
});

describe('an export that fetches its rows', () => {
  const written: string[] = [];

  beforeEach(() => {
    written.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      written.push(this.download);
    });
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  });
  afterEach(() => jest.restoreAllMocks());

  /** A table whose rows come when the test says so. */
  function setupExport() {
    let run: ExportRun | undefined;
    let resolve: (rows: ExportedRows<Row>) => void = () => undefined;
    let reject: (reason: unknown) => void = () => undefined;
    const view = setup({
      total: 300,
      exportName: 'panels',
      exportRows: (next) => {
        run = next;
        return new Promise((yes, no) => {
          resolve = yes;
          reject = no;
        });
      },
    });
    return {
      ...view,
      button: screen.getByRole('button', { name: 'Export CSV' }),
      signal: () => run?.signal,
      progress: (done: number) => act(() => run?.onProgress(done, 300)),
      finish: (rows: ExportedRows<Row>) => act(async () => resolve(rows)),
      fail: (reason: string) => act(async () => reject(new Error(reason))),
    };
  }

  it('shows how far it is and writes the file at the end', async () => {
    const { user, button, progress, finish } = setupExport();
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    progress(100);
    expect(screen.getByText('100 of 300')).toBeTruthy();
    expect(written).toEqual([]);
    await finish({ rows: ROWS, total: ROWS.length });
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toMatch(/^panels-\d{4}-\d\d-\d\d\.csv$/);
    expect(screen.queryByText('100 of 300')).toBeNull();
  });

  it('can be left, and writes nothing then', async () => {
    const { user, button, signal, progress, finish } = setupExport();
    await user.click(button);
    progress(100);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signal()?.aborted).toBe(true);
    expect(document.activeElement).toBe(button);
    progress(200);
    await finish({ rows: ROWS, total: ROWS.length });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(written).toEqual([]);
  });

  it('ends with its page', async () => {
    const { user, button, signal, unmount } = setupExport();
    await user.click(button);
    unmount();
    expect(signal()?.aborted).toBe(true);
  });

  it('says what stopped it, and tries again', async () => {
    const { user, button, progress, fail, finish } = setupExport();
    await user.click(button);
    progress(100);
    await fail('No connection.');
    expect(screen.getByRole('alert').textContent).toBe('The export stopped. No connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await finish({ rows: ROWS, total: ROWS.length });
    await waitFor(() => expect(written).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what a file has no room for', async () => {
    const { user, button, finish } = setupExport();
    await user.click(button);
    await finish({ rows: ROWS, total: 12_000 });
    const said = await screen.findByText(/first 30 of 12,000 rows/);
    expect(said.getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/12,000/)).toBeNull();
  });
});
