import { clsx } from 'clsx';
import { Progress as RadixProgress } from 'radix-ui';
import type { ReactNode } from 'react';
import { useUiLocale } from '../ui-text/ui-text';
import styles from './progress.module.css';

export interface ProgressProps {
  /** 0 to 100; null when how much is left is not known. */
  value: number | null;
  label: string;
  hideLabel?: boolean;
  /** At the end of the line; the percentage unless given. */
  valueText?: ReactNode;
  tone?: 'action' | 'accent' | 'success' | 'danger';
  size?: 'sm' | 'md';
  className?: string;
}

export function Progress({
  value,
  label,
  hideLabel = false,
  valueText,
  tone = 'action',
  size = 'md',
  className,
}: ProgressProps) {
  return (
    <div className={clsx(styles.progress, styles[tone], styles[size], className)}>
      {!hideLabel && (
        <div className={styles.line}>
          <span>{label}</span>
          <span className={styles.value}>
            {valueText ?? (value !== null && <Percent value={value} />)}
          </span>
        </div>
      )}
      <RadixProgress.Root value={value} aria-label={label} className={styles.track}>
        <RadixProgress.Indicator
          className={styles.bar}
          style={value === null ? undefined : { inlineSize: `${value}%` }}
        />
      </RadixProgress.Root>
    </div>
  );
}

function Percent({ value }: { value: number }) {
  const percent = new Intl.NumberFormat(useUiLocale(), { style: 'percent' });
  return percent.format(value / 100);
}
