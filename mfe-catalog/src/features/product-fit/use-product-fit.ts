import type { ProductFit } from '@solar/contracts/catalog/fit-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FitPlace } from './place-fields';

/** What goes with a product at a place; asked for from when it is wanted. */
export function useProductFit(slug: string, params: FitPlace, wanted: boolean) {
  const path = `/api/catalog/products/${slug}/fit`;
  return useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => http.get<ProductFit>(path, { params, signal }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
}
