import { activeQueryClient } from '@solar/mfe-kit/query/query-client';
import type { LoaderFunctionArgs } from 'react-router';
import { productQuery } from './api/product-query';

/** Asks for the product while the code of its page is still coming. The page shows how the answer fares. */
export function loadProduct({ params }: LoaderFunctionArgs): null {
  void activeQueryClient().prefetchQuery(productQuery(params['slug'] ?? ''));
  return null;
}
