import type { SearchDefault, SearchResponse } from '@solar/contracts/catalog/search-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchPageSearch } from '../../../search-params';
import { filterParams } from '../../product-list/api/filter-params';

const PATH = '/api/search';
export const SEARCH_PAGE_SIZE = 24;

export function useSearchResults(search: SearchPageSearch) {
  const filters = filterParams(search, usePriceAccess() === 'visible');
  const params = {
    ...filters,
    q: search.q,
    page: search.productPage,
    pageSize: SEARCH_PAGE_SIZE,
  };
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get<SearchResponse>(PATH, { params, signal }),
    enabled: search.q.trim() !== '',
    placeholderData: keepPreviousData,
  });
}

/** What to show while nothing is searched for. */
export function useSearchStart(enabled: boolean) {
  const path = '/api/search/default';
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<SearchDefault>(path, { signal }),
    enabled,
  });
}

/** Reports which result was opened. Nobody waits for it, and a failure is only logged. */
export function registerClick(searchId: string, productId: string): void {
  http
    .post('/api/search/click', { searchId, productId })
    .catch((error: unknown) => console.warn('Search click was not registered', error));
}
