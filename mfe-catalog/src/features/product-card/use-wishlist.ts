import type { Wishlist } from '@solar/contracts/account/profile-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const WISHLIST = '/api/account/wishlist';

/** The signed-in person's wishlist, which the account slice keeps. */
export function useWishlist(productId: string) {
  const { t } = useTranslation('catalog');
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const query = useQuery({
    queryKey: [WISHLIST],
    queryFn: ({ signal }) => http.get<Wishlist>(WISHLIST, { signal }),
    enabled: signedIn,
  });
  const wished = query.data?.items.some((item) => item.productId === productId) ?? false;
  const change = useApiMutation({
    mutationFn: () =>
      wished ? http.delete(`${WISHLIST}/${productId}`) : http.put(`${WISHLIST}/${productId}`),
    invalidates: [[WISHLIST]],
    success: t(wished ? 'wishlist.removed' : 'wishlist.added'),
  });
  return { signedIn, wished, toggle: () => change.mutate(), pending: change.isPending };
}
