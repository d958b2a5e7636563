import { useSession } from '@solar/mfe-kit/session/session-store';
import { useLogout } from '@solar/mfe-kit/session/use-logout';
import { Avatar } from '@solar/ui/avatar/avatar';
import { Container } from '@solar/ui/layout/layout';
import LogOut from 'lucide-react/icons/log-out';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useLocation } from 'react-router';
import { urls } from '../../urls';
import { ACCOUNT_NAV } from './account-nav';
import { LeavingNotice } from './leaving-notice';
import styles from './account-frame.module.css';

/** The account area: who it is, where to go, and the chosen screen. */
export function AccountFrame() {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const mustEnrol = useSession(({ user }) => user?.mustEnrol);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <Container size="xl" className={styles.frame}>
      <aside className={styles.side} data-print="hidden">
        <Person />
        <nav aria-label={t('frame.label')}>
          <ul className={styles.list} ref={list} data-scroll-fade="">
            {(mustEnrol ? [] : ACCOUNT_NAV).map(({ key, to, icon: Icon }) => (
              <li key={key}>
                <NavLink to={to} end={to === urls.overview} className={styles.item ?? ''}>
                  <Icon className={styles.icon} aria-hidden />
                  {t(`frame.nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SignOut />
      </aside>
      <div className={styles.content}>
        <LeavingNotice />
        <Outlet />
      </div>
    </Container>
  );
}

function Person() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={styles.person}>
      <Avatar name={name} size="md" decorative />
      <div className={styles.names}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
    </div>
  );
}

function SignOut() {
  const { t } = useTranslation('account');
  const { logout, leaving } = useLogout(t('frame.loggedOut'));
  return (
    <button
      type="button"
      className={styles.signOut}
      disabled={leaving}
      onClick={() => void logout()}
    >
      <LogOut className={styles.icon} aria-hidden />
      {t(leaving ? 'frame.loggingOut' : 'frame.logout')}
    </button>
  );
}
