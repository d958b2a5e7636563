import { clsx } from 'clsx';
import { useMemo, useRef, type ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { Pagination } from '../pagination/pagination';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { Select } from '../select/select';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './data-table.module.css';
import type { DataTableInstance } from './data-table-model';
import type { DataTableProps } from './data-table-props';
import card from './row-card.module.css';
import { TableBody, TableSkeleton } from './table-body';
import { ExportStatus } from './table-export';
import { TableHead } from './table-head';
import { TableBulkBar, TableToolbar } from './table-toolbar';
import { useDataTable } from './use-data-table';
import { useRowKeys } from './use-row-keys';
import { useTableExport } from './use-table-export';

export type { DataColumn } from './data-table-model';
export type { DataTableProps, ExportedRows, ExportRun } from './data-table-props';

const PAGE_SIZES = [10, 25, 50, 100];

/** Rows with sorting, search, column choice, selection, paging and export. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const text = useUiText();
  const table = useDataTable(props);
  const csv = useTableExport(table, props);
  const whole = useRef<HTMLDivElement>(null);
  useRowKeys(whole);
  const shown = table.getVisibleLeafColumns();
  const columns = useMemo(
    () => props.columns.filter(({ id }) => shown.some((column) => column.id === id)),
    [props.columns, shown],
  );
  const selectable = Boolean(props.selectable || props.onSelectionChange || props.bulkActions);
  const rowCount = table.getRowModel().rows.length;
  const firstLoad = Boolean(props.loading) && props.rows.length === 0;
  const hasActions = props.rowActions !== undefined;
  const selecting = selectable && table.getIsSomeRowsSelected() && props.bulkActions !== undefined;

  return (
    <div ref={whole} tabIndex={-1} className={clsx(styles.dataTable, card.frame, props.className)}>
      {selecting && <TableBulkBar table={table} props={props} whole={whole} />}
      <TableToolbar table={table} props={props} csv={csv} onlyOnPhone={selecting} />
      <ExportStatus csv={csv} />
      <ScrollRegion
        className={clsx(styles.scroll, props.stickyHeader && styles.sticky, card.scroll)}
        aria-label={props.label}
        aria-busy={props.loading || undefined}
        // The actions of a row stay in sight at the end, where the fade would be.
        data-scroll-fade={hasActions ? undefined : ''}
      >
        <table
          role="table"
          className={clsx(styles.table, styles[props.density ?? 'comfortable'], card.table)}
        >
          <caption>
            <VisuallyHidden>{props.label}</VisuallyHidden>
          </caption>
          <TableHead
            table={table}
            columns={columns}
            selectable={selectable}
            hasActions={hasActions}
          />
          {firstLoad ? (
            <TableSkeleton columns={columns} selectable={selectable} hasActions={hasActions} />
          ) : (
            <TableBody
              table={table}
              columns={columns}
              selectable={selectable}
              rowActions={props.rowActions}
            />
          )}
        </table>
        {!firstLoad && rowCount === 0 && <TableMessage props={props} />}
      </ScrollRegion>
      {props.loading && <VisuallyHidden role="status">{text.loading}</VisuallyHidden>}
      {rowCount > 0 && <TableFooter table={table} props={props} />}
    </div>
  );
}

function TableMessage<Row extends object>({ props }: { props: DataTableProps<Row> }): ReactNode {
  const text = useUiText();
  if (props.error) {
    return <ErrorState size="sm" level={3} description={props.error} onRetry={props.onRetry} />;
  }
  if (props.rows.length === 0 && props.empty) return props.empty;
  const title = props.rows.length === 0 ? text.tableEmpty : text.tableNoMatches;
  return <EmptyState size="sm" level={3} title={title} role="status" />;
}

interface TableFooterProps<Row extends object> {
  table: DataTableInstance<Row>;
  props: DataTableProps<Row>;
}

function TableFooter<Row extends object>({ table, props }: TableFooterProps<Row>) {
  const text = useUiText();
  const { pageIndex, pageSize } = table.state.pagination;
  const total = table.getRowCount();
  if (total <= (PAGE_SIZES[0] ?? 0) && pageIndex === 0) return null;
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);
  return (
    <div className={clsx(styles.footer, card.footer)}>
      <Pagination
        className={styles.pages}
        label={`${props.label}: ${text.pagination}`}
        page={pageIndex + 1}
        pageSize={pageSize}
        total={total}
        totalIsLowerBound={props.totalIsLowerBound}
        onPageChange={(page) => table.setPageIndex(page - 1)}
      />
      <div className={styles.pageSize}>
        <span>{text.rowsPerPage}</span>
        <Select
          size="sm"
          aria-label={text.rowsPerPage}
          value={String(pageSize)}
          onValueChange={(value) => table.setPageSize(Number(value))}
          options={sizes.map((size) => ({ value: String(size), label: size }))}
        />
      </div>
    </div>
  );
}
