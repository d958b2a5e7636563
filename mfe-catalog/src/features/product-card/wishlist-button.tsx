import type { ProductCard } from '@solar/contracts/catalog/http';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { Button } from '@solar/ui/button/button';
import { clsx } from 'clsx';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-button.module.css';

/** Puts the product on the wishlist or takes it off; a visitor signs in first. */
export function WishlistButton({ product }: { product: Pick<ProductCard, 'id'> }) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { signedIn, wished, toggle, pending } = useWishlist(product.id);
  return (
    <Button
      variant="ghost"
      startIcon={<Heart aria-hidden="true" className={clsx(wished && styles.filled)} />}
      aria-pressed={wished}
      disabled={pending}
      onClick={() => (signedIn ? toggle() : void navigate(signInPath(pathname + search)))}
    >
      {t(wished ? 'wishlist.wished' : 'wishlist.add')}
    </Button>
  );
}
