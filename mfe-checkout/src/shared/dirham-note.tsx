import type { Money } from '@solar/contracts/common/money-arithmetic';
import { useDirhams } from '@solar/mfe-kit/format/use-dirhams';
import { useTranslation } from 'react-i18next';
import styles from './dirham-note.module.css';

/** The same sum in dirhams, for orientation: it is paid in the shop's currency. */
export function DirhamNote({ value }: { value: Money | null | undefined }) {
  const { t } = useTranslation('checkout');
  const dirhams = useDirhams(value);
  return dirhams && <p className={styles.note}>{t('totals.inDirhams', dirhams)}</p>;
}
