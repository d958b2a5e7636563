import type { ProductList } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import type { filterParams } from './filter-params';

const PATH = '/api/catalog/products';
export const PAGE_SIZE = 24;

/** The question for one page of the list; the first one brings the facets too. */
export function productPageQuery(filters: ReturnType<typeof filterParams>, page: number) {
  const params = { ...filters, page, pageSize: PAGE_SIZE, facets: page === 1 };
  return {
    queryKey: [PATH, params],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<ProductList>(PATH, { params, signal }),
  };
}
