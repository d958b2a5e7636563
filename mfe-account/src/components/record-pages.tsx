import type { Page } from '@solar/contracts/common/pagination';
import { QueryState, type QueryStateProps } from '@solar/mfe-kit/query/query-state';
import { Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import type { ReactNode } from 'react';
import { RecordList } from './record-card';

interface RecordPagesProps<T> extends Pick<
  QueryStateProps<Page<T>>,
  'query' | 'skeleton' | 'empty'
> {
  page: number;
  onPageChange: (page: number) => void;
  /** The card of one of them, with its key. */
  children: (record: T) => ReactNode;
}

/** One page of cards with the way to the others: orders, quotes, tickets. */
export function RecordPages<T>({ page, onPageChange, children, ...state }: RecordPagesProps<T>) {
  return (
    <QueryState {...state} isEmpty={({ items }) => items.length === 0}>
      {({ items, total, pageSize }) => (
        <Stack gap="6">
          <RecordList>{items.map(children)}</RecordList>
          <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
        </Stack>
      )}
    </QueryState>
  );
}
