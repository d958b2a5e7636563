import { clsx } from 'clsx';
import { Checkbox } from '../checkbox/checkbox';
import { Skeleton } from '../skeleton/skeleton';
import { fillText, useUiText } from '../ui-text/ui-text';
import styles from './data-table.module.css';
import type { DataColumn, DataTableInstance } from './data-table-model';
import type { DataTableProps } from './data-table-props';

const SKELETON_ROWS = 6;

interface TableBodyProps<Row extends object> {
  table: DataTableInstance<Row>;
  columns: ReadonlyMap<string, DataColumn<Row>>;
  selectable: boolean;
  rowActions: DataTableProps<Row>['rowActions'];
}

export function TableBody<Row extends object>({
  table,
  columns,
  selectable,
  rowActions,
}: TableBodyProps<Row>) {
  const text = useUiText();
  return (
    <tbody>
      {table.getRowModel().rows.map((row, index) => (
        <tr key={row.id} className={clsx(styles.row, row.getIsSelected() && styles.selectedRow)}>
          {selectable && (
            <td className={styles.selectCell}>
              <Checkbox
                aria-label={fillText(text.tableSelectRow, { row: index + 1 })}
                checked={row.getIsSelected()}
                onCheckedChange={(checked) => row.toggleSelected(checked)}
              />
            </td>
          )}
          {row.getVisibleCells().map((cell) => {
            const column = columns.get(cell.column.id);
            return (
              <td
                key={cell.id}
                className={clsx(
                  styles.cell,
                  styles[column?.align ?? 'start'],
                  column?.wrap && styles.wrapping,
                )}
              >
                <table.FlexRender cell={cell} />
              </td>
            );
          })}
          {rowActions && <td className={styles.actionsCell}>{rowActions(row.original)}</td>}
        </tr>
      ))}
    </tbody>
  );
}

/** Rows of the height and number that will come, so that the page does not jump. */
export function TableSkeleton({
  columns,
  rows = SKELETON_ROWS,
}: {
  columns: number;
  rows?: number;
}) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className={styles.row}>
          {Array.from({ length: columns }, (_unused, column) => (
            <td key={column} className={styles.cell}>
              <Skeleton width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
