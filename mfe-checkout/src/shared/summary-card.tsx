import { Card } from '@solar/ui/card/card';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './summary-card.module.css';

/** The order beside a step of the checkout; it stays in sight while the step scrolls. */
export function SummaryCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  return (
    <Card asChild padding="lg">
      <section className={styles.summary} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {t('cart.summary')}
        </h2>
        {children}
      </section>
    </Card>
  );
}
