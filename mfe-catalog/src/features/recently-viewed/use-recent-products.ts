import type { ProductItems } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

const PATH = '/api/catalog/products/by-ids';

/** Cards as this person may see them; products that are gone are left out by the answer. */
export function useRecentProducts(ids: readonly string[], enabled: boolean) {
  return useQuery({
    queryKey: [PATH, ids],
    queryFn: ({ signal }) =>
      http.get<ProductItems>(PATH, { params: { ids: ids.join(',') }, signal }),
    enabled,
  });
}
