import {
  useTable,
  type PaginationState,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { dataTableFeatures, formatSort, parseSort, toColumnDef } from './data-table-model';
import type { DataTableInstance } from './data-table-model';
import type { DataTableProps } from './data-table-props';

const DEFAULT_PAGE_SIZE = 25;

function resolve<T>(updater: Updater<T>, current: T): T {
  return typeof updater === 'function' ? (updater as (old: T) => T)(current) : updater;
}

/** Joins the table's own state with what the page controls; the page's wins. */
export function useDataTable<Row extends object>(
  props: DataTableProps<Row>,
): DataTableInstance<Row> {
  const { columns, rows, total } = props;
  const onServer = total !== undefined;
  const [ownSort, setOwnSort] = useState(props.sort);
  const [ownPage, setOwnPage] = useState(props.page ?? 1);
  const [ownPageSize, setOwnPageSize] = useState(props.pageSize ?? DEFAULT_PAGE_SIZE);
  const [ownSearch, setOwnSearch] = useState(props.search ?? '');
  const [ownSelection, setOwnSelection] = useState<readonly string[]>(props.selection ?? []);
  const [ownHidden, setOwnHidden] = useState<readonly string[]>(() =>
    columns.filter(({ defaultHidden }) => defaultHidden).map(({ id }) => id),
  );
  const hiddenColumns = props.hiddenColumns ?? ownHidden;
  const columnVisibility = useMemo<Record<string, boolean>>(
    () => Object.fromEntries(columns.map(({ id }) => [id, !hiddenColumns.includes(id)])),
    [columns, hiddenColumns],
  );

  const sort = props.onSortChange ? props.sort : ownSort;
  const sorting = useMemo<SortingState>(() => parseSort(sort), [sort]);
  const selection = props.onSelectionChange ? props.selection : ownSelection;
  const { getRowId } = props;
  // Nobody acts on what is out of sight: the rows of another page are not here to be acted on either.
  const rowSelection = useMemo<RowSelectionState>(() => {
    const listed = new Set(rows.map(getRowId));
    return Object.fromEntries(
      (selection ?? []).filter((id) => listed.has(id)).map((id) => [id, true]),
    );
  }, [selection, rows, getRowId]);
  const pageIndex = (props.onPageChange ? (props.page ?? 1) : ownPage) - 1;
  const pageSize = props.onPageSizeChange ? (props.pageSize ?? DEFAULT_PAGE_SIZE) : ownPageSize;
  const pagination = useMemo<PaginationState>(
    () => ({ pageIndex, pageSize }),
    [pageIndex, pageSize],
  );
  const columnDefs = useMemo(() => columns.map((column) => toColumnDef(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);

  const goToPage = (page: number) => {
    setOwnPage(page);
    props.onPageChange?.(page);
  };
  const changePagination = (updater: Updater<PaginationState>) => {
    const next = resolve(updater, pagination);
    if (next.pageSize !== pageSize) {
      setOwnPageSize(next.pageSize);
      if (props.onPageSizeChange) return props.onPageSizeChange(next.pageSize);
    }
    if (next.pageIndex !== pageIndex) goToPage(next.pageIndex + 1);
  };

  return useTable({
    features: dataTableFeatures,
    columns: columnDefs,
    data,
    getRowId: props.getRowId,
    globalFilterFn: 'includesString',
    manualSorting: onServer,
    manualFiltering: onServer,
    manualPagination: onServer,
    autoResetPageIndex: false,
    rowCount: total,
    state: {
      sorting,
      rowSelection,
      pagination,
      columnVisibility,
      globalFilter: props.onSearchChange ? (props.search ?? '') : ownSearch,
    },
    onSortingChange: (updater) => {
      const next = formatSort(resolve(updater, sorting));
      setOwnSort(next);
      props.onSortChange?.(next);
    },
    onGlobalFilterChange: (updater: Updater<string>) => {
      const next = resolve(updater, ownSearch);
      setOwnSearch(next);
      if (props.onSearchChange) props.onSearchChange(next);
      else goToPage(1);
    },
    onRowSelectionChange: (updater) => {
      const chosen = resolve(updater, rowSelection);
      const next = Object.keys(chosen).filter((id) => chosen[id]);
      setOwnSelection(next);
      props.onSelectionChange?.(next);
    },
    onPaginationChange: changePagination,
    onColumnVisibilityChange: (updater) => {
      const visible = resolve(updater, columnVisibility);
      const next = Object.keys(visible).filter((id) => !visible[id]);
      setOwnHidden(next);
      props.onHiddenColumnsChange?.(next);
    },
  });
}
