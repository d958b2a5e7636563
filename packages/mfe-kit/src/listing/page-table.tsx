import type { Page } from '@solar/contracts/common/pagination';
import { QueryTable, type QueryTableProps } from '@solar/mfe-kit/listing/query-table';
import type { UseQueryResult } from '@tanstack/react-query';

/** Where a list is: a table offers search and sorting when there is a field for them. */
export interface ListState {
  page: number;
  pageSize: number;
  q?: string;
  sort?: string;
}

type Listed =
  | 'rows'
  | 'total'
  | 'page'
  | 'pageSize'
  | 'onPageChange'
  | 'onPageSizeChange'
  | 'sort'
  | 'onSortChange'
  | 'searchable'
  | 'search'
  | 'onSearchChange';

/** What `PageTable` takes beside what it passes on to the table. */
export interface PageTableProps<Row extends object, State extends ListState> extends Omit<
  QueryTableProps<Row>,
  Listed | 'query'
> {
  query: UseQueryResult<Page<Row>>;
  state: State;
  /** `replace`: the change is part of the one before, as the letters of a search are. */
  onState: (patch: Partial<State>, options?: { replace?: boolean }) => void;
}

/** A list of a service: the server sorts, filters and pages; the state, in the address usually, remembers. */
export function PageTable<Row extends object, State extends ListState>({
  query,
  state,
  onState,
  ...table
}: PageTableProps<Row, State>) {
  // The state's schema reads a change again, so that a sort it does not know never gets further than here.
  const change = (patch: Partial<ListState>, options?: { replace?: boolean }) =>
    onState(patch as Partial<State>, options);
  return (
    <QueryTable
      columnChoice
      {...table}
      query={query}
      rows={query.data?.items}
      total={query.data?.total ?? 0}
      page={state.page}
      pageSize={state.pageSize}
      onPageChange={(page) => change({ page })}
      onPageSizeChange={(pageSize) => change({ pageSize, page: 1 })}
      {...(state.sort !== undefined && {
        sort: state.sort,
        onSortChange: (sort = '') => change({ sort, page: 1 }),
      })}
      {...(state.q !== undefined && {
        search: state.q,
        onSearchChange: (q: string) => change({ q, page: 1 }, { replace: true }),
      })}
    />
  );
}
