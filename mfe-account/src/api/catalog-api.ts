import { productItemsSchema, type ProductItems } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/catalog/products/by-ids';

/** Products by their ids; those that are gone are missing from the answer. */
export function useProductsByIds(ids: readonly string[]) {
  const params = { ids: ids.join(',') };
  return useQuery<ProductItems>({
    queryKey: [URL, params],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: productItemsSchema }),
    placeholderData: (previous) => previous,
  });
}
