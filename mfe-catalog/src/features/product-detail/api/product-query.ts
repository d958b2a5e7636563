import type { ProductDetail, ProductItems } from '@solar/contracts/catalog/http';
import type { RestockNotice } from '@solar/contracts/catalog/restock-http';
import type { ReviewPage } from '@solar/contracts/catalog/review-http';
import { http } from '@solar/mfe-kit/http/http-client';

const RELATED = 4;
const REVIEWS = 5;

/** The question for one product, by slug or id. */
export function productQuery(idOrSlug: string) {
  const path = `/api/catalog/products/${encodeURIComponent(idOrSlug)}`;
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get<ProductDetail>(path, { signal }),
  };
}

/** The question for the neighbours of a product. */
export function relatedQuery(slug: string) {
  const path = `/api/catalog/products/${slug}/related`;
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<ProductItems>(path, { params: { limit: RELATED }, signal }),
  };
}

/** The question for what is bought with a product. */
export function goesWithQuery(slug: string) {
  const path = `/api/catalog/products/${slug}/goes-with`;
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get<ProductItems>(path, { signal }),
  };
}

/** The question for what can be bought in place of a product. */
export function substitutesQuery(slug: string) {
  const path = `/api/catalog/products/${slug}/substitutes`;
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<ProductItems>(path, { params: { limit: RELATED }, signal }),
  };
}

/** The question whether the customer waits for a mail when a product is back. */
export function restockNoticeQuery(slug: string) {
  const path = `/api/catalog/products/${slug}/restock-notice`;
  return {
    queryKey: [path] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get<RestockNotice>(path, { signal }),
  };
}

/** The question for a page of a product's reviews. */
export function reviewsQuery(slug: string, page: number) {
  const path = reviewsPath(slug);
  const params = { page, pageSize: REVIEWS };
  return {
    queryKey: [path, params],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      http.get<ReviewPage>(path, { params, signal }),
  };
}

export const reviewsPath = (slug: string) => `/api/catalog/products/${slug}/reviews`;
