import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { NAV_GROUPS } from '../../admin-nav';
import { adminIcon } from './admin-icons';
import styles from './frame-nav.module.css';
import { groupNav } from './group-nav';

/** The navigation of the back office: what the person may use, under its headings. */
export function FrameNav({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('admin');
  const user = useSession((state) => state.user);
  const { items, failed } = useAdminNav();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The list is longer than the screen: the entry of the page in view is, too.
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, items]);
  const groups = groupNav(items, (permission) => can(user, permission));
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      {groups.map(({ group, items: entries }) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.heading}>
            {(NAV_GROUPS as readonly string[]).includes(group) ? t(`groups.${group}`) : group}
          </h2>
          <ul className={styles.list}>
            {entries.map(({ to, icon, labelKey, badge }) => {
              const Icon = adminIcon(icon);
              return (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={items.some((other) => other.to.startsWith(`${to}/`))}
                    className={styles.link}
                    onClick={onNavigate}
                  >
                    <Icon size={18} aria-hidden="true" />
                    <span className={styles.label}>{t(labelKey)}</span>
                    {badge && <RemoteSlot {...badge} />}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {failed.length > 0 && (
        <p className={styles.failed} role="status">
          {t('nav.failed', { areas: failed.join(', ') })}
        </p>
      )}
    </nav>
  );
}
