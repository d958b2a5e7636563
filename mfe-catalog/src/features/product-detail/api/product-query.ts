import type { ProductDetail } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';

/** The question for one product, by slug or id. */
export function productQuery(idOrSlug: string) {
  const path = `/api/catalog/products/${encodeURIComponent(idOrSlug)}`;
  return {
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get<ProductDetail>(path, { signal }),
  };
}
