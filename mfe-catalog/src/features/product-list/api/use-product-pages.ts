import type { ProductCard, ProductList } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { FilterSearch } from '../../../urls';
import { filterParams } from './filter-params';

const PATH = '/api/catalog/products';
const PAGE_SIZE = 24;

/** The shown pages of the list, one below the other. Each is cached by itself, so that back is instant. */
export function useProductPages(search: FilterSearch) {
  const filters = filterParams(search, usePriceAccess() === 'visible');
  const pageQuery = (page: number) => {
    const params = { ...filters, page, pageSize: PAGE_SIZE, facets: page === 1 };
    return {
      queryKey: [PATH, params],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<ProductList>(PATH, { params, signal }),
    };
  };
  const first = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData });
  const count = Math.min(search.productPage, pagesOf(first.data?.total ?? 0));
  const rest = useQueries({
    queries: Array.from({ length: Math.max(count - 1, 0) }, (_, index) => pageQuery(index + 2)),
  });
  const items: ProductCard[] = [first, ...rest].flatMap(({ data }) => data?.items ?? []);
  return {
    first,
    items,
    total: first.data?.total ?? 0,
    facets: first.data?.facets,
    updating: first.isPlaceholderData,
    loadingMore: rest.some((query) => query.isPending),
    failedMore: rest.some((query) => query.isError),
    retryMore: () => rest.forEach((query) => query.isError && void query.refetch()),
    hasMore: items.length < (first.data?.total ?? 0),
  };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
