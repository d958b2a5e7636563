import { cartItemCount, useCart } from '@solar/mfe-kit/stores/cart-store';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-store';
import { AccountButton } from './account-button';
import styles from './header-actions.module.css';
import { PreferencesButton } from './preferences-button';

/** The icons at the end of the header. */
export function HeaderActions({ simplified }: { simplified: boolean }) {
  const { t } = useTranslation('shell');
  const open = useChrome((state) => state.open);
  return (
    <div className={styles.actions}>
      {!simplified && (
        <>
          <button
            type="button"
            className={styles.search}
            aria-haspopup="dialog"
            onClick={() => open('search')}
          >
            <Search aria-hidden="true" />
            <span>{t('search.placeholder')}</span>
          </button>
          <IconButton
            className={styles.searchIcon}
            label={t('search.title')}
            aria-haspopup="dialog"
            onClick={() => open('search')}
          >
            <Search aria-hidden="true" />
          </IconButton>
        </>
      )}
      <PreferencesButton />
      <AccountButton />
      {!simplified && <CartButton />}
      {!simplified && (
        <IconButton
          className={styles.menu}
          label={t('openMenu')}
          aria-haspopup="dialog"
          onClick={() => open('menu')}
        >
          <MenuIcon aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function CartButton() {
  const { t } = useTranslation('shell');
  const count = useCart((cart) => cartItemCount(cart.lines));
  const open = useCart((cart) => cart.open);
  return (
    <IconButton
      label={t('cartWithCount', { count })}
      badge={count}
      aria-haspopup="dialog"
      onClick={open}
    >
      <ShoppingCart aria-hidden="true" />
    </IconButton>
  );
}
