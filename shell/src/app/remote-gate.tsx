import { useOnline } from '@solar/mfe-kit/page/use-online';
import { useAdminNav } from '@solar/mfe-kit/remote/admin-nav-store';
import { useRemotes } from '@solar/mfe-kit/remote/remote-registry';
import { useRetry } from '@solar/mfe-kit/remote/use-retry';
import { ErrorState } from '@solar/ui/error-state/error-state';
import { Container } from '@solar/ui/layout/layout';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoConnectionPage } from '../page/no-connection.page';
import { NotFoundPage } from '../page/not-found.page';
import styles from './remote-gate.module.css';
import { ADMIN_ROUTE } from './route-patching';

/**
 * Stands in for a slice that is down, with Retry, and tries again by itself; when the slice is up the path has no page. A path of the back office may belong
 * to any slice, so it counts as down while one of them is missing there.
 */
export function RemoteGate({ name, onRetry }: { name: string; onRetry: () => Promise<void> }) {
  const state = useRemotes((remotes) => remotes[name]);
  const partMissing = useAdminNav(({ failed }) => name === ADMIN_ROUTE && failed.length > 0);
  const [retrying, setRetrying] = useState(false);
  const { t } = useTranslation('shell');
  const online = useOnline();
  const isThere = state === 'ready' && !partMissing;
  const retry = useCallback(() => {
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  }, [onRetry]);
  useRetry(!isThere, retry);
  if (isThere) return <NotFoundPage />;
  if (!online) return <NoConnectionPage />;

  return (
    <Container>
      <div className={styles.gate} data-remote-down={name}>
        <ErrorState
          title={t('remoteDown.title')}
          description={t('remoteDown.text')}
          onRetry={retry}
          retrying={retrying}
        />
      </div>
    </Container>
  );
}
