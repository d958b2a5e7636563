import { activeQueryClient } from '@solar/mfe-kit/query/query-client';
import type { LoaderFunctionArgs } from 'react-router';
import { filterParams } from './api/filter-params';
import { productPageQuery } from './api/product-page-query';
import { NO_FILTERS } from './filters';

/**
 * Asks for the first products while the code of the list is still coming: of an address without filters, as most people
 * enter by one. An address with filters is parsed by the page.
 */
export function loadFirstProducts({ params, request }: LoaderFunctionArgs): null {
  if (new URL(request.url).search !== '') return null;
  const category = params['category'] ?? '';
  const search = { ...NO_FILTERS, category, sort: 'relevance', productPage: 1 } as const;
  void activeQueryClient().prefetchQuery(productPageQuery(filterParams(search, false), 1));
  return null;
}
