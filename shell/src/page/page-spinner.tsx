import { Spinner } from '@solar/ui/spinner/spinner';
import { useTranslation } from 'react-i18next';
import styles from './page-spinner.module.css';

/** Shown while the code of a page arrives. */
export function PageSpinner() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.spinner}>
      <Spinner size="lg" label={t('loadingPage')} />
    </div>
  );
}
