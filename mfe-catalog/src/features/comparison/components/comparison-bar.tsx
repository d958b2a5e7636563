import { LIMITS } from '@solar/contracts/common/limits';
import { useComparison } from '@solar/mfe-kit/stores/comparison-store';
import { Button } from '@solar/ui/button/button';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { COMPARISON_PATH } from '../../../urls';
import styles from './comparison-bar.module.css';

/** At the foot of a list while products are chosen for comparison. */
export function ComparisonBar() {
  const { t } = useTranslation('catalog');
  const ids = useComparison((state) => state.ids);
  const clear = useComparison((state) => state.clear);
  const shown = ids.length > 0;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-comparing', shown);
    return () => root.removeAttribute('data-comparing');
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t('compare.title')} data-print="hidden">
      <span>{t('compare.count', { count: ids.length, max: LIMITS.comparisonMax })}</span>
      <Button variant="ghost" size="sm" onClick={clear}>
        {t('compare.clear')}
      </Button>
      <Button asChild variant="accent" size="sm">
        <Link to={`${COMPARISON_PATH}?ids=${ids.join(',')}`}>{t('compare.open')}</Link>
      </Button>
    </div>
  );
}
