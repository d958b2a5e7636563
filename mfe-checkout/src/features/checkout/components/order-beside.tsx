import type { Money } from '@solar/contracts/common/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SummaryCard } from '../../../shared/summary-card';
import { useNarrowScreen } from '../../../shared/use-narrow-screen';
import styles from './order-beside.module.css';

/** What is being bought, for `CheckoutColumns`: its total is in sight on a phone too. */
export function OrderBeside({
  total,
  children,
}: {
  total: Money | null | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  if (!useNarrowScreen()) return <SummaryCard>{children}</SummaryCard>;
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        <span>{t('cart.summary')}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
        {total && <strong className={styles.total}>{format.money(total)}</strong>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
