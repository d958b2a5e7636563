import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { DataTable, type DataTableProps } from '@solar/ui/data-table/data-table';
import { DensityMenu } from './density-menu';

/** With fewer rows their height makes no difference that is worth a button. */
const MANY_ROWS = 6;

/** Rows that a page has already, as the lines of a document are: as dense as the reader has chosen for lists. */
export function RowsTable<Row extends object>({
  toolbarEnd,
  ...props
}: Omit<DataTableProps<Row>, 'density'>) {
  const density = useListArrangement((state) => state.density);
  const many = props.rows.length >= MANY_ROWS;
  return (
    <DataTable
      {...props}
      density={density}
      toolbarEnd={
        many ? (
          <>
            {toolbarEnd}
            <DensityMenu />
          </>
        ) : (
          toolbarEnd
        )
      }
    />
  );
}
