import { useQuery } from '@tanstack/react-query';
import { goesWithQuery, productQuery, relatedQuery } from './product-query';

/** One product, by slug or id. */
export function useProduct(idOrSlug: string) {
  return useQuery(productQuery(idOrSlug));
}

export function useRelatedProducts(slug: string) {
  return useQuery(relatedQuery(slug));
}

export function useGoesWith(slug: string) {
  return useQuery(goesWithQuery(slug));
}
