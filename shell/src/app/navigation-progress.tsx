import { Spinner } from '@solar/ui/spinner/spinner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './navigation-progress.module.css';

/** A page that arrives sooner shows no spinner at all. */
const PATIENCE_MS = 250;

/** A thin line at once and, when the page takes longer, the spinner with its words. */
export function NavigationProgress({ active }: { active: boolean }) {
  const { t } = useTranslation('shell');
  const slow = useSlow(active);
  if (!active) return null;
  return (
    <>
      <div className={styles.line} />
      {slow && (
        <div className={styles.veil}>
          <Spinner size="lg" label={t('loadingPage')} />
        </div>
      )}
    </>
  );
}

function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}
