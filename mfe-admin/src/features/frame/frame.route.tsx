import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Drawer } from '@solar/ui/drawer/drawer';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet } from 'react-router';
import { Companions } from './companions';
import { FrameNav } from './frame-nav';
import styles from './frame.module.css';

/** The back office: navigation at the side (a drawer on small screens), the screen beside it. */
export function Component() {
  const { t } = useTranslation('admin');
  const [menuOpen, setMenuOpen] = useState(false);
  const mustEnrol = useSession(({ user }) => user?.mustEnrol);
  if (mustEnrol) return <Navigate to="/account/security/two-step" replace />;
  return (
    <RequirePermission permission="admin.area.access">
      <Companions />
      <div className={styles.frame}>
        <aside className={styles.side}>
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
        </div>
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
    </RequirePermission>
  );
}
