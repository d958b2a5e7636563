import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Drawer } from '@solar/ui/drawer/drawer';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router';
import { useQuickSearchShortcut } from '../quick-search/use-shortcut';
import { Notices } from '../waiting/components/notices';
import { Companions } from './companions';
import { FrameNav } from './frame-nav';
import styles from './frame.module.css';

const QuickSearch = lazy(async () => {
  const { QuickSearch: Part } = await import('../quick-search/quick-search');
  return { default: Part };
});

/** The back office: navigation at the side (a drawer on small screens), the screen beside it. */
export function Component() {
  const { t } = useTranslation('admin');
  const [menuOpen, setMenuOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  useQuickSearchShortcut(search);
  const mustEnrol = useSession(({ user }) => user?.mustEnrol);
  if (mustEnrol) return <Navigate to="/account/security/two-step" replace />;
  return (
    <RequirePermission permission="admin.area.access">
      <Companions />
      <div className={styles.frame}>
        <aside className={styles.side}>
          <a href="#screen" data-skip-link data-print="hidden">
            {t('nav.skip')}
          </a>
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.search}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={search}
            >
              <Search size={18} aria-hidden="true" />
              <span className={styles.searchText}>{t('quickSearch.open')}</span>
              <kbd className={styles.keys} aria-hidden="true" translate="no">
                Ctrl K
              </kbd>
            </button>
            <Notices side="right" />
          </div>
          <FrameNav />
        </aside>
        <div className={styles.bar}>
          <Drawer
            open={menuOpen}
            onOpenChange={setMenuOpen}
            side="start"
            title={t('nav.label')}
            trigger={
              <IconButton label={t('nav.open')}>
                <PanelLeft />
              </IconButton>
            }
          >
            <FrameNav onNavigate={() => setMenuOpen(false)} />
          </Drawer>
          <span className={styles.barTitle}>{t('title')}</span>
          <Notices side="bottom" />
          <IconButton label={t('quickSearch.label')} onClick={search}>
            <Search />
          </IconButton>
        </div>
        <div id="screen" tabIndex={-1} className={styles.screen}>
          <Outlet />
        </div>
      </div>
      {searching && (
        <Suspense fallback={null}>
          <QuickSearch onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </RequirePermission>
  );
}
