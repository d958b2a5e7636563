import type { Cart } from '@solar/contracts/checkout/cart-http';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CART_KEY, useCartSyncState } from '../features/cart-sync/cart-sync';
import { useCartSync } from '../features/cart-sync/use-cart-sync';

/** The signed-in customer's cart as the server sees it, once it knows every change made here. */
export function useServerCart(): { query: UseQueryResult<Cart>; settled: boolean } {
  useCartSync();
  const signedIn = useSession((state) => state.status === 'authenticated');
  const { settled, failed } = useCartSyncState();
  const query = useQuery<Cart>({ queryKey: CART_KEY, enabled: signedIn && (settled || failed) });
  return { query, settled };
}
