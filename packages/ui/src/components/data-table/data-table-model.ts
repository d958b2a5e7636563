import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** The parts of the table library in use; anything else stays out of the bundle. */
export const dataTableFeatures = tableFeatures({
  // The search stands on it.
  columnFilteringFeature,
  globalFilteringFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});

export type DataTableFeatures = typeof dataTableFeatures;
export type DataTableInstance<Row extends object> = ReactTable<DataTableFeatures, Row>;

export interface DataColumn<Row> {
  id: string;
  /** The column's name: header, column choice and CSV all show it. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The plain value, for sorting, search and the CSV file. */
  value?: (row: Row) => string | number | null | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'center' | 'end';
  /** Needs `value` in a table that sorts its own rows. */
  sortable?: boolean;
  /** May be switched off in the column choice; true unless said otherwise. */
  hideable?: boolean;
  defaultHidden?: boolean;
  /** Breaks long text into lines; without it a cell is one line. */
  wrap?: boolean;
  /** A CSS length the column should not fall below. */
  minWidth?: string;
  /**
   * Its place in the card that a row is on a phone: the title, the status at its end, one of the short figures that share a
   * line, or not at all. Without it the first column is the title, the one called `status` the status, and any other a line
   * under its name.
   */
  onPhone?: 'title' | 'status' | 'figure' | 'hidden';
}

/** Translates the product's column into the library's. */
export function toColumnDef<Row extends object>(
  column: DataColumn<Row>,
): ColumnDef<DataTableFeatures, Row> {
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => column.value?.(row) ?? '',
    enableSorting: column.sortable ?? false,
    enableHiding: column.hideable ?? true,
    enableGlobalFilter: column.value !== undefined,
    sortFn: 'alphanumeric',
    sortDescFirst: false,
  };
}

/** `name` or `-name`, as the HTTP lists take it. */
export function parseSort(sort: string | undefined): { id: string; desc: boolean }[] {
  if (!sort) return [];
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }];
}

export function formatSort(sorting: readonly { id: string; desc: boolean }[]): string | undefined {
  const first = sorting[0];
  return first && `${first.desc ? '-' : ''}${first.id}`;
}
