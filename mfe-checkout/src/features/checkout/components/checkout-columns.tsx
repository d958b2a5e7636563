import type { ReactNode } from 'react';
import { useNarrowScreen } from '../../../shared/use-narrow-screen';
import styles from '../checkout.module.css';

/** A step of the checkout with the order beside it, or folded above it where there is no room. */
export function CheckoutColumns({
  summary,
  children,
}: {
  summary: ReactNode;
  children: ReactNode;
}) {
  const isNarrow = useNarrowScreen();
  return (
    <div className={styles.columns}>
      {isNarrow && summary}
      {children}
      {!isNarrow && summary}
    </div>
  );
}
