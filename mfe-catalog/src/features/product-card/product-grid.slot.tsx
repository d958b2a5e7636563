import type { ProductItems } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid, ProductGridSkeleton } from './product-grid';

/** Products by their ids, for a wishlist or an order: cards with the price that this person sees. */
export default function ProductGridSlot({ ids }: { ids: readonly string[] }) {
  const query = useQuery({
    queryKey: ['/api/catalog/products/by-ids', ids],
    queryFn: ({ signal }) =>
      http.get<ProductItems>('/api/catalog/products/by-ids', {
        params: { ids: ids.join(',') },
        signal,
      }),
  });
  return (
    <QueryState query={query} skeleton={<ProductGridSkeleton count={Math.min(ids.length, 8)} />}>
      {({ items }) => <ProductGrid products={items} />}
    </QueryState>
  );
}
