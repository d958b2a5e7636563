import type { ProductItems } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from './product-query';

/** One product, by slug or id. */
export function useProduct(idOrSlug: string) {
  return useQuery(productQuery(idOrSlug));
}

export function useRelatedProducts(slug: string) {
  const path = `/api/catalog/products/${slug}/related`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<ProductItems>(path, { params: { limit: 4 }, signal }),
  });
}
