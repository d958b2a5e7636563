import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { can } from '@solar/mfe-kit/session/permissions';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useClosedGroups } from './closed-groups';
import { FrameNavGroup } from './frame-nav-group';
import styles from './frame-nav.module.css';
import { groupNav, groupOf } from './group-nav';

/** The navigation of the back office: what the person may use, under its headings. */
export function FrameNav({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('admin');
  const user = useSession((state) => state.user);
  const { items, failed } = useAdminNav();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const groups = groupNav(items, (permission) => can(user, permission));
  const current = groupOf(groups, pathname);
  const open = useClosedGroups((state) => state.open);
  // The entry of the page in view must not stay hidden after a link or a search led there.
  useEffect(() => {
    if (current) open(current);
  }, [current, open, pathname]);
  // The list is longer than the screen: the entry of the page in view is, too.
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname, items]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('nav.label')}>
      {groups.map(({ group, items: entries }) => (
        <FrameNavGroup
          key={group}
          group={group}
          items={entries}
          hasBelow={(to) => items.some((other) => other.to.startsWith(`${to}/`))}
          onNavigate={onNavigate}
        />
      ))}
      {failed.length > 0 && (
        <p className={styles.failed} role="status">
          {t('nav.failed', { areas: failed.join(', ') })}
        </p>
      )}
    </nav>
  );
}
