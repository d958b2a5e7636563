import type { ReactNode } from 'react';
import type { DataColumn } from './data-table-model';

/** An export that is under way. */
export interface ExportRun {
  /** Aborted when the person leaves it. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

export interface ExportedRows<Row> {
  rows: readonly Row[];
  /** How many there are, when that is more than a file takes. */
  total: number;
  /** There are at least so many. */
  totalIsLowerBound?: boolean | undefined;
}

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;

  /** Shows skeleton rows when there are none yet, dims the old ones otherwise. */
  loading?: boolean;
  /** Truthy: the rows could not be had. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no rows at all; an EmptyState usually. */
  empty?: ReactNode;

  /**
   * With `total` the server sorts, filters and pages; without it the table does. Who takes a change of page size or
   * search also says which page comes then: one call is one change.
   */
  total?: number;
  /** There are at least `total`; how many more was not counted. */
  totalIsLowerBound?: boolean | undefined;
  page?: number;
  pageSize?: number;
  onPageChange?: (page: number) => void;
  onPageSizeChange?: (pageSize: number) => void;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;

  searchable?: boolean;
  search?: string;
  onSearchChange?: (search: string) => void;
  /** How long nothing is typed before the search changes, where each change is a request. */
  searchSettleMs?: number;

  selectable?: boolean;
  selection?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** Buttons shown while rows are selected. A row that leaves the list (another page, another filter) is selected no longer. */
  bulkActions?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** What one row offers: a Menu or icon buttons, in a last column. */
  rowActions?: (row: Row) => ReactNode;

  columnChoice?: boolean;
  /** Ids of the columns that are not shown; those that start hidden without it. */
  hiddenColumns?: readonly string[] | undefined;
  onHiddenColumnsChange?: ((ids: string[]) => void) | undefined;
  /** Beginning of the file's name; shows the CSV export. */
  exportName?: string;
  /** Fetches every row that matches, for the export of a server-paged table. */
  exportRows?: (run: ExportRun) => Promise<ExportedRows<Row>>;
  /** More controls above the table, such as filters. */
  toolbar?: ReactNode;
  /** Controls at the toolbar's end, before the column choice. */
  toolbarEnd?: ReactNode;
  stickyHeader?: boolean;
  density?: 'comfortable' | 'compact';
  className?: string;
}
