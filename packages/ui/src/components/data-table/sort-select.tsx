import { Select } from '../select/select';
import { fillText, useUiText } from '../ui-text/ui-text';
import { formatSort, parseSort, type DataTableInstance } from './data-table-model';
import card from './row-card.module.css';

/** Stands for the order in which the rows came. */
const UNSORTED = '*';

/** The sorting of the headers as one choice, for a phone, where there are none in view. */
export function SortSelect<Row extends object>({ table }: { table: DataTableInstance<Row> }) {
  const text = useUiText();
  const options = table
    .getAllLeafColumns()
    .filter((column) => column.getCanSort())
    .flatMap((column) => {
      const name = { column: String(column.columnDef.header) };
      return [
        { value: column.id, label: fillText(text.tableSortedAscending, name) },
        { value: `-${column.id}`, label: fillText(text.tableSortedDescending, name) },
      ];
    });
  // A list of a server always has an order; the table's own rows may go back to the one they came in.
  if (!table.options.manualSorting) options.unshift({ value: UNSORTED, label: text.tableUnsorted });
  const sort = formatSort(table.state.sorting) ?? UNSORTED;
  return (
    <Select
      size="sm"
      className={card.sortSelect}
      aria-label={text.tableSort}
      placeholder={text.tableSort}
      options={options}
      value={options.some(({ value }) => value === sort) ? sort : ''}
      onValueChange={(value) => table.setSorting(value === UNSORTED ? [] : parseSort(value))}
    />
  );
}
