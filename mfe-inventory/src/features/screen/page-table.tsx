import type { Page } from '@solar/contracts/common/pagination';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageTableProps<Row extends object> {
  label: string;
  columns: readonly DataColumn<Row>[];
  query: UseQueryResult<Page<Row>>;
  getRowId: (row: Row) => string;
  state: { page: number; pageSize: number; sort?: string; q?: string };
  onState: (patch: { page?: number; pageSize?: number; sort?: string; q?: string }) => void;
  toolbar?: ReactNode;
  rowActions?: (row: Row) => ReactNode;
  emptyText?: string;
  emptyAction?: ReactNode;
  exportName?: string;
}

/** A list of the service: the server sorts, filters and pages; the address remembers. */
export function PageTable<Row extends object>({
  label,
  columns,
  query,
  getRowId,
  state,
  onState,
  toolbar,
  rowActions,
  emptyText,
  emptyAction,
  exportName,
}: PageTableProps<Row>) {
  const { t } = useTranslation('inventory');
  const searchable = state.q !== undefined;
  const sortable = state.sort !== undefined;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={query.data?.items ?? []}
      getRowId={getRowId}
      loading={query.isFetching}
      error={query.error ? errorText(query.error) : undefined}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState size="sm" level={2} title={emptyText ?? t('empty')} action={emptyAction} />
      }
      total={query.data?.total ?? 0}
      page={state.page}
      pageSize={state.pageSize}
      onPageChange={(page) => onState({ page })}
      onPageSizeChange={(pageSize) => onState({ pageSize, page: 1 })}
      toolbar={toolbar}
      rowActions={rowActions}
      exportName={exportName}
      density="compact"
      columnChoice
      stickyHeader
      {...(sortable
        ? { sort: state.sort, onSortChange: (sort = '') => onState({ sort, page: 1 }) }
        : {})}
      {...(searchable
        ? { search: state.q, onSearchChange: (q: string) => onState({ q, page: 1 }) }
        : {})}
    />
  );
}
