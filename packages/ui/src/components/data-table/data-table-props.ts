import type { ReactNode } from 'react';
import type { DataColumn } from './data-table-model';

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
  page?: number;
  pageSize?: number;
  onPageChange?: (page: number) => void;
  onPageSizeChange?: (pageSize: number) => void;
  sort?: string;
  onSortChange?: (sort: string | undefined) => void;

  searchable?: boolean;
  search?: string;
  onSearchChange?: (search: string) => void;

  selectable?: boolean;
  selection?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  /** Buttons shown while rows are selected. */
  bulkActions?: (ids: string[], clear: () => void) => ReactNode;
  /** What one row offers: a Menu or icon buttons, in a last column. */
  rowActions?: (row: Row) => ReactNode;

  columnChoice?: boolean;
  /** File name without extension; shows the CSV export. */
  exportName?: string;
  /** Fetches every row for the export of a server-paged table. */
  exportRows?: () => Promise<readonly Row[]>;
  /** More controls above the table, such as filters. */
  toolbar?: ReactNode;
  stickyHeader?: boolean;
  density?: 'comfortable' | 'compact';
  className?: string;
}
