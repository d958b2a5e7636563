import { screen, within } from '@testing-library/react';
import { DataTable, type DataColumn, type DataTableProps } from '@solar/ui/data-table/data-table';
import { renderUi } from './render-ui';

export interface Row {
  id: string;
  name: string;
  stock: number;
  state: 'active' | 'hidden';
}

export const ROWS: Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  name: `Panel ${index}`,
  stock: (index * 7) % 30,
  state: index % 3 === 0 ? 'hidden' : 'active',
}));

export const COLUMNS: DataColumn<Row>[] = [
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

/** A table of products over the given rows; the props of a test come over its own. */
export function setup(props: Partial<DataTableProps<Row>> = {}) {
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

/** What the rows in view say in one column. */
export function column(index: number): string[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent ?? '');
}
