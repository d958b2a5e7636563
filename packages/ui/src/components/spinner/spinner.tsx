import { clsx } from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Announced to screen readers; leave out when the text beside it says it already. */
  label?: string;
  className?: string;
}

/** A turning arc in the text colour. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const classes = clsx(styles.spinner, styles[size], className);
  if (!label) return <span className={classes} aria-hidden="true" />;
  return (
    <span role="status" className={styles.status}>
      <span className={classes} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
