import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './description-list.module.css';

export interface DescriptionItem {
  term: ReactNode;
  value: ReactNode;
  /** After the value, quieter: W, V, mm, kg. */
  unit?: ReactNode;
  /** Distinguishes two items with the same term. */
  id?: string;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** `table` is the exact technical table; `stacked` puts the term above the value. */
  layout?: 'table' | 'stacked' | 'inline';
  /** Two columns of pairs where there is room. */
  columns?: 1 | 2;
  className?: string;
}

/** Names and values: a datasheet, an address, an order's facts. */
export function DescriptionList({
  items,
  layout = 'table',
  columns = 1,
  className,
}: DescriptionListProps) {
  return (
    <dl className={clsx(styles.list, styles[layout], columns === 2 && styles.two, className)}>
      {items.map((item, index) => (
        <div key={item.id ?? index} className={styles.row}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>
            {item.value}
            {item.unit && (
              <span className={styles.unit} translate="no">
                {' '}
                {item.unit}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
