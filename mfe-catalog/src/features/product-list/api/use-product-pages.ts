import type { ProductCard } from '@solar/contracts/catalog/http';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { FilterSearch } from '../../../search-params';
import { filterParams } from './filter-params';
import { PAGE_SIZE, productPageQuery } from './product-page-query';

/** The shown pages of the list, one below the other. Each is cached by itself, so that back is instant. */
export function useProductPages(search: FilterSearch) {
  const filters = filterParams(search, usePriceAccess() === 'visible');
  const pageQuery = (page: number) => productPageQuery(filters, page);
  const asked = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData });
  // Without a connection the products of the list before would stay under the name of this one.
  const isStuck = asked.isPlaceholderData && asked.fetchStatus === 'paused';
  const first = isStuck ? { ...asked, data: undefined } : asked;
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
    updating: first.isPlaceholderData && !isStuck,
    loadingMore: rest.some((query) => query.isPending),
    failedMore: rest.some((query) => query.isError),
    retryMore: () => rest.forEach((query) => query.isError && void query.refetch()),
    hasMore: items.length < (first.data?.total ?? 0),
  };
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
