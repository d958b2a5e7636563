import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { cartItemCount, useCart } from '@solar/mfe-kit/stores/cart-store';
import { Button } from '@solar/ui/button/button';
import { Drawer } from '@solar/ui/drawer/drawer';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import User from 'lucide-react/icons/user';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useChrome } from '../chrome-store';
import { useLogout } from '@solar/mfe-kit/session/use-logout';
import { MobileHelp } from './mobile-help';
import { MobileSections } from './mobile-sections';
import { MobileSearch } from './mobile-search';
import styles from './mobile-menu.module.css';

/** Roles that edit content. */
const EDITOR_ROLES: readonly string[] = ['administrator', 'admin', 'editor'];

/** The slide-out menu of small screens. Choosing any link closes it. */
export function MobileMenu() {
  const { t } = useTranslation('shell');
  const close = useChrome((state) => state.close);
  return (
    <Drawer
      open
      onOpenChange={close}
      side="start"
      title={t('mobile.menu')}
      className={styles.drawer}
      footer={<MenuFooter onChoose={close} />}
    >
      <div className={styles.content}>
        <MobileSearch onSearch={close} />
        <nav aria-label={t('mainNavigation')}>
          <MobileSections onChoose={close} />
        </nav>
        <MobileHelp onChoose={close} />
      </div>
    </Drawer>
  );
}

function MenuFooter({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const user = useSession((state) => state.user);
  const staff = useCan('admin.area.access');
  const count = useCart((cart) => cartItemCount(cart.lines));
  const openCart = useCart((cart) => cart.open);
  const { logout, leaving } = useLogout(t('account.loggedOut'));
  const editor = user !== null && EDITOR_ROLES.includes(user.role);
  return (
    <div className={styles.footer}>
      {user && (
        <p className={styles.person}>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <span>{user.email}</span>
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          startIcon={<ShoppingCart aria-hidden="true" />}
          onClick={() => {
            onChoose();
            openCart();
          }}
        >
          {t('mobile.cartCount', { count })}
        </Button>
        <Button asChild>
          <Link to={user ? '/account' : '/auth'} onClick={onChoose}>
            <User aria-hidden="true" />
            {t(user ? 'account.account' : 'account.login')}
          </Link>
        </Button>
      </div>
      {staff && (
        <Link className={styles.link} to="/admin/dashboard" onClick={onChoose}>
          {t('account.admin')}
        </Link>
      )}
      {editor && (
        <Link className={styles.link} to="/admin/editor-access" onClick={onChoose}>
          {t('account.editor')}
        </Link>
      )}
      {user && (
        <Button
          variant="ghost"
          size="sm"
          loading={leaving}
          onClick={() => void logout().then(onChoose)}
        >
          {t(leaving ? 'account.loggingOut' : 'account.logout')}
        </Button>
      )}
    </div>
  );
}
