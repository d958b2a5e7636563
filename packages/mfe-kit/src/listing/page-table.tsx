import type { Page } from '@solar/contracts/common/pagination';
import { SEARCH_SETTLE_MS } from '@solar/mfe-kit/listing/list-search';
import { useListArrangement } from '@solar/mfe-kit/listing/list-arrangement';
import { readAllRows } from './read-all-rows';
import type { PagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { ViewMenu } from './view-menu';
import { QueryTable, type QueryTableProps } from '@solar/mfe-kit/listing/query-table';
import type { ExportRun } from '@solar/ui/data-table/data-table';
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
  | 'totalIsLowerBound'
  | 'page'
  | 'pageSize'
  | 'onPageChange'
  | 'onPageSizeChange'
  | 'sort'
  | 'onSortChange'
  | 'searchable'
  | 'search'
  | 'onSearchChange'
  | 'searchSettleMs';

/** A list that is exported can read all of its pages: a file of the one in view would lack the others. */
type Exported<Row> =
  | { exportName: string; query: PagedQuery<Row> }
  | { exportName?: undefined; query: UseQueryResult<Page<Row>> };

/** What `PageTable` takes beside what it passes on to the table. */
export type PageTableProps<Row extends object, State extends ListState> = Omit<
  QueryTableProps<Row>,
  Listed | 'query' | 'exportName' | 'exportRows'
> &
  Exported<Row> & {
    state: State;
    /** Name of a list of the back office whose state is in the address: its views are kept by this name. */
    views?: string;
    /** `replace`: the change is part of the one before, as the letters of a search are. */
    onState: (patch: Partial<State>, options?: { replace?: boolean }) => void;
  };

/** A list of a service: the server sorts, filters and pages; the state, in the address usually, remembers. */
export function PageTable<Row extends object, State extends ListState>({
  query,
  state,
  onState,
  views,
  ...table
}: PageTableProps<Row, State>) {
  // The state's schema reads a change again, so that a sort it does not know never gets further than here.
  const change = (patch: Partial<ListState>, options?: { replace?: boolean }) =>
    onState(patch as Partial<State>, options);
  const { exportName, getRowId } = table;
  // A menu of columns alone is no reason for a toolbar.
  const hasToolbar =
    state.q !== undefined ||
    table.toolbar !== undefined ||
    exportName !== undefined ||
    views !== undefined;
  const { hidden, setHidden } = useListArrangement();
  const hiddenAtFirst = table.columns.filter((one) => one.defaultHidden).map(({ id }) => id);
  return (
    <QueryTable
      columnChoice={hasToolbar}
      {...table}
      {...('readPage' in query && {
        exportName,
        exportRows: (run: ExportRun) => readAllRows(query.readPage, getRowId, run),
      })}
      {...(views !== undefined && {
        hiddenColumns: hidden[views],
        onHiddenColumnsChange: (ids: string[]) => setHidden(views, ids),
        toolbarEnd: <ViewMenu list={views} hiddenAtFirst={hiddenAtFirst} />,
      })}
      query={query}
      rows={query.data?.items}
      total={query.data?.total ?? 0}
      totalIsLowerBound={query.data?.totalIsLowerBound}
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
        searchSettleMs: SEARCH_SETTLE_MS,
        onSearchChange: (q: string) => change({ q, page: 1 }, { replace: true }),
      })}
    />
  );
}
