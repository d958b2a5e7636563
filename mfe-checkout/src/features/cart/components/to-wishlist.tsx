import { http } from '@solar/mfe-kit/http/http-client';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useCart, type CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';

const WISHLIST = '/api/account/wishlist';

/** Takes a line out of the cart onto the wishlist of who is signed in, and offers to put it back; it is on the list then as well. */
export function ToWishlist({ line }: { line: CartLine }) {
  const { t } = useTranslation('checkout');
  const signedIn = useSession(({ status }) => status === 'authenticated');
  const { id, name } = line.product;
  const move = useApiMutation({
    mutationFn: () => http.put(`${WISHLIST}/${id}`),
    invalidates: [[WISHLIST]],
    onSuccess: () => {
      const { add, remove } = useCart.getState();
      remove(id);
      notify.message(t('cart.wished', { name }), {
        action: { label: t('cart.undo'), onClick: () => add(line.product, line.quantity) },
      });
    },
  });
  if (!signedIn) return null;
  return (
    <Button variant="link" size="sm" disabled={move.isPending} onClick={() => move.mutate()}>
      {t('cart.toWishlist')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
