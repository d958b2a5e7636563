import { activeQueryClient } from '@solar/mfe-kit/query/query-client';
import { onServer } from '@solar/mfe-kit/render/render-scope';
import type { LoaderFunctionArgs } from 'react-router';
import { productQuery, relatedQuery, reviewsQuery } from './api/product-query';

/** Asks for the product while the code of its page is still coming. The page shows how the answer fares. */
export function loadProduct({ params }: LoaderFunctionArgs): null {
  const client = activeQueryClient();
  const slug = params['slug'] ?? '';
  void client.prefetchQuery(productQuery(slug));
  if (onServer) {
    // In the browser these wait until the page is scrolled to them.
    void client.prefetchQuery(relatedQuery(slug));
    void client.prefetchQuery(reviewsQuery(slug, 1));
  }
  return null;
}
