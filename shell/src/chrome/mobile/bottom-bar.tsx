import { cartItemCount, useCart } from '@solar/mfe-kit/stores/cart-store';
import House from 'lucide-react/icons/house';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useChrome } from '../chrome-store';
import styles from './bottom-bar.module.css';

/** Home, Products, Menu, Search and Cart under the thumb, below 768 px. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const openLayer = useChrome((state) => state.open);
  const openCart = useCart((cart) => cart.open);
  const count = useCart((cart) => cartItemCount(cart.lines));
  return (
    <nav className={styles.bar} aria-label={t('mobile.bar')} data-print="hidden">
      <NavLink to="/" end className={styles.entry}>
        <House aria-hidden="true" />
        {t('mobile.home')}
      </NavLink>
      <NavLink to="/products" className={styles.entry}>
        <Sun aria-hidden="true" />
        {t('mobile.products')}
      </NavLink>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => openLayer('menu')}
      >
        <MenuIcon aria-hidden="true" />
        {t('mobile.menu')}
      </button>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => openLayer('search')}
      >
        <Search aria-hidden="true" />
        {t('mobile.search')}
      </button>
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        aria-label={t('cartWithCount', { count })}
        onClick={openCart}
      >
        <span
          key={count}
          className={styles.cart}
          data-count={count > 99 ? '99+' : count || undefined}
        >
          <ShoppingCart aria-hidden="true" />
        </span>
        {t('mobile.cart')}
      </button>
    </nav>
  );
}
