import { useSession } from '@solar/mfe-kit/session/session-store';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@solar/ui/menu/menu';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { IconMenuProps } from '../header/lazy-menu';
import { useLogout } from '@solar/mfe-kit/session/use-logout';
import styles from './account-menu.module.css';

const LINKS = ['overview', 'orders', 'wishlist', 'quotes', 'tickets', 'settings'] as const;
const PATHS: Record<(typeof LINKS)[number], string> = {
  overview: '/account',
  orders: '/account/orders',
  wishlist: '/account/wishlist',
  quotes: '/account/quotes',
  tickets: '/account/tickets',
  settings: '/account/settings',
};

/** Who is signed in, their pages, the back office for staff, and the way out. */
export function AccountMenu({ trigger, defaultOpen }: IconMenuProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(defaultOpen);
  const user = useSession((state) => state.user);
  const staff = useCan('admin.area.access');
  const { logout, leaving } = useLogout(t('account.loggedOut'));
  if (!user) return trigger;
  return (
    <Menu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuLabel>
        <span className={styles.name}>
          {user.firstName} {user.lastName}
        </span>
        <span className={styles.email}>{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      {LINKS.map((key) => (
        <MenuItem key={key} asChild>
          <Link to={PATHS[key]}>{t(`account.${key}`)}</Link>
        </MenuItem>
      ))}
      {staff && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to="/admin/dashboard">{t('account.admin')}</Link>
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<LogOut aria-hidden="true" />}
        disabled={leaving}
        onSelect={(event) => {
          event.preventDefault();
          void logout();
        }}
      >
        {t(leaving ? 'account.loggingOut' : 'account.logout')}
      </MenuItem>
    </Menu>
  );
}
