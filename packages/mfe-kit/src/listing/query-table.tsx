import { errorText } from '@solar/mfe-kit/http/error-text';
import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { DataTable, type DataTableProps } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Answered = 'rows' | 'loading' | 'error' | 'onRetry' | 'empty' | 'density' | 'stickyHeader';

/** What `QueryTable` takes beside what it passes on to the table. */
export interface QueryTableProps<Row extends object> extends Omit<DataTableProps<Row>, Answered> {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The rows of the answer, once it is there. */
  rows: readonly Row[] | undefined;
  emptyText?: string | undefined;
  /** What to do about a list without rows, such as adding the first one. */
  emptyAction?: ReactNode;
}

/** A list of the back office that comes whole: loading, empty, error with Retry. A failed refetch keeps the rows. */
export function QueryTable<Row extends object>({
  query,
  rows = [],
  emptyText,
  emptyAction,
  ...table
}: QueryTableProps<Row>) {
  const { t } = useTranslation('kit');
  const density = useListArrangement((state) => state.density);
  return (
    <DataTable
      {...table}
      rows={rows}
      loading={query.isFetching}
      error={query.error && errorText(query.error)}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState size="sm" level={2} title={emptyText ?? t('empty')} action={emptyAction} />
      }
      density={density}
      stickyHeader
    />
  );
}
