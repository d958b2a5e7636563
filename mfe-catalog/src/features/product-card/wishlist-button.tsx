import type { ProductCard } from '@solar/contracts/catalog/http';
import { signInPath } from '@solar/mfe-kit/session/return-to';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { clsx } from 'clsx';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useWishlist } from './use-wishlist';
import styles from './wishlist-button.module.css';

export interface WishlistButtonProps {
  product: Pick<ProductCard, 'id' | 'name'>;
  /** The heart alone, for a card. */
  compact?: boolean;
}

/** Puts the product on the wishlist or takes it off; a visitor signs in first. */
export function WishlistButton({ product, compact = false }: WishlistButtonProps) {
  const { t } = useTranslation('catalog');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { signedIn, wished, toggle, pending } = useWishlist(product.id);
  const heart = <Heart aria-hidden="true" className={clsx(wished && styles.filled)} />;
  const change = () => (signedIn ? toggle() : void navigate(signInPath(pathname + search)));
  if (compact) {
    const label = t(wished ? 'wishlist.removeNamed' : 'wishlist.addNamed', { name: product.name });
    return (
      <IconButton size="sm" label={label} aria-pressed={wished} disabled={pending} onClick={change}>
        {heart}
      </IconButton>
    );
  }
  return (
    <Button
      variant="ghost"
      startIcon={heart}
      aria-pressed={wished}
      disabled={pending}
      onClick={change}
    >
      {t(wished ? 'wishlist.wished' : 'wishlist.add')}
    </Button>
  );
}
