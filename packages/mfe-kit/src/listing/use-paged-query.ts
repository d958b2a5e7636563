import type { Page } from '@solar/contracts/common/pagination';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Which page of a list. */
export interface PageAt {
  page: number;
  pageSize: number;
}

/** Reads any page of a list, with the search, filters and order that are in view. */
export type ReadPage<Row> = (at: PageAt, signal: AbortSignal) => Promise<Page<Row>>;

/** The page in view, and the way to the others: a list that is exported needs them all. */
export type PagedQuery<Row> = UseQueryResult<Page<Row>> & { readPage: ReadPage<Row> };

interface PagedQueryOptions<Row, Params extends object> {
  /** Beginning of the key; the parameters are its end. */
  queryKey: readonly unknown[];
  params: Params;
  read: (params: Params, signal: AbortSignal) => Promise<Page<Row>>;
  staleTime?: number;
  enabled?: boolean;
}

/** A page of a list of a service. The page before stays in view while the next one comes. */
export function usePagedQuery<Row, Params extends object>({
  queryKey,
  params,
  read,
  staleTime = 0,
  enabled = true,
}: PagedQueryOptions<Row, Params>): PagedQuery<Row> {
  const query = useQuery({
    queryKey: [...queryKey, params],
    queryFn: ({ signal }) => read(params, signal),
    placeholderData: keepPreviousData,
    staleTime,
    enabled,
  });
  return { ...query, readPage: (at, signal) => read({ ...params, ...at }, signal) };
}
