import { useOnline } from '@solar/mfe-kit/page/use-online';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import styles from './offline-notice.module.css';

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
