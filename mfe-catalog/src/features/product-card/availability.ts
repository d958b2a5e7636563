import type { Availability } from '@solar/contracts/checkout/cart-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQuery } from '@tanstack/react-query';

/** How many are left when that is fewer than `quantity`, else null. A service that does not answer warns of nothing. */
export async function shortOf(productId: string, quantity: number): Promise<number | null> {
  const url = `/api/checkout/products/${productId}/availability`;
  const { available } = await http.get<Availability>(url, { params: { quantity } });
  return available;
}

/** The same for a quantity that is being chosen; one piece is what the stock status speaks of. */
export function useShortOf(productId: string, quantity: number): number | null {
  const query = useQuery({
    queryKey: ['availability', productId, quantity],
    queryFn: () => shortOf(productId, quantity),
    enabled: quantity > 1,
    staleTime: 0,
  });
  return quantity > 1 ? (query.data ?? null) : null;
}
