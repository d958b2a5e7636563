import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { Skeleton } from '../skeleton/skeleton';
import { fillText, useUiText } from '../ui-text/ui-text';
import styles from './data-table.module.css';
import type { DataColumn, DataTableInstance } from './data-table-model';
import type { DataTableProps } from './data-table-props';
import { cardPlaces, isBlank, type CardPlace } from './phone-card';
import card from './row-card.module.css';

const SKELETON_ROWS = 6;

interface TableBodyProps<Row extends object> {
  table: DataTableInstance<Row>;
  /** Those in view, in their order. */
  columns: readonly DataColumn<Row>[];
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
  const places = useMemo(() => cardPlaces(columns), [columns]);
  return (
    <tbody role="rowgroup">
      {table.getRowModel().rows.map((row, index) => (
        <tr
          key={row.id}
          role="row"
          className={clsx(styles.row, card.row, row.getIsSelected() && styles.selectedRow)}
        >
          {selectable && (
            <td role="cell" className={clsx(styles.selectCell, card.select)}>
              <Checkbox
                aria-label={fillText(text.tableSelectRow, { row: index + 1 })}
                checked={row.getIsSelected()}
                onCheckedChange={(checked) => row.toggleSelected(checked)}
              />
            </td>
          )}
          {columns.map((column) => (
            <BodyCell key={column.id} column={column} place={places.get(column.id)}>
              {column.cell(row.original)}
            </BodyCell>
          ))}
          {rowActions && (
            <td role="cell" className={clsx(styles.actionsCell, card.actions)}>
              {rowActions(row.original)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  place: CardPlace | undefined;
  children: ReactNode;
}

function BodyCell<Row>({ column, place = 'pair', children }: BodyCellProps<Row>) {
  return (
    <td
      role="cell"
      className={clsx(
        styles.cell,
        styles[column.align ?? 'start'],
        column.wrap && styles.wrapping,
        column.wrap && !column.minWidth && styles.wide,
        card[place],
        place !== 'title' && isBlank(children) && card.blank,
      )}
      // An attribute, so that the header's word is not in every row for those who hear, find or copy it.
      data-label={column.header}
    >
      <div className={card.value}>{children}</div>
    </td>
  );
}

interface TableSkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
  selectable: boolean;
  hasActions: boolean;
}

/** Rows of the height and number that will come, so that the page does not jump. */
export function TableSkeleton<Row>({ columns, selectable, hasActions }: TableSkeletonProps<Row>) {
  const places = useMemo(() => cardPlaces(columns), [columns]);
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={row} className={clsx(styles.row, card.row)}>
          {selectable && (
            <td className={clsx(styles.selectCell, card.select)}>
              <Skeleton width="var(--space-5)" />
            </td>
          )}
          {columns.map((column, index) => {
            const place = places.get(column.id);
            const width = place === 'status' ? '5rem' : `${55 + ((row * 7 + index * 13) % 40)}%`;
            return (
              <BodyCell key={column.id} column={column} place={place}>
                <Skeleton width={width} />
              </BodyCell>
            );
          })}
          {hasActions && <td className={clsx(styles.actionsCell, card.actions)} />}
        </tr>
      ))}
    </tbody>
  );
}
