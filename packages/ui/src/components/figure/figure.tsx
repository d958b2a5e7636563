import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  /** Stands behind the value, quieter. */
  unit?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** The one that matters most among its neighbours. */
  accent?: boolean;
  /** Shows the value above its label. */
  valueFirst?: boolean;
  className?: string | undefined;
}

/** A number in large letters with its name. Stands in a `<dl>`; screen readers hear the name first wherever it is shown. */
export function Figure({
  label,
  value,
  unit,
  size = 'lg',
  accent = false,
  valueFirst = false,
  className,
}: FigureProps) {
  return (
    <div
      className={clsx(
        styles.figure,
        styles[size],
        accent && styles.accent,
        valueFirst && styles.valueFirst,
        className,
      )}
    >
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit && (
          <span className={styles.unit} translate="no">
            {' '}
            {unit}
          </span>
        )}
      </dd>
    </div>
  );
}
