import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { DataTable, type DataTableProps } from '@solar/ui/data-table/data-table';

/** Rows that a page has already, as the lines of a document are: as dense as the reader has chosen for lists. */
export function RowsTable<Row extends object>(props: Omit<DataTableProps<Row>, 'density'>) {
  const density = useListArrangement((state) => state.density);
  return <DataTable {...props} density={density} />;
}
