import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export interface BadgeProps {
  tone?: Tone;
  size?: 'sm' | 'md';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A short word on a coloured ground: New, Sale, In stock. */
export function Badge({ tone = 'neutral', size = 'md', icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone], styles[size], className)}>
      {icon}
      {children}
    </span>
  );
}

export interface StatusProps {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** The state of a record: a dot and a word, so that colour never speaks alone. */
export function Status({ tone = 'neutral', className, children }: StatusProps) {
  return (
    <span className={clsx(styles.status, styles[`${tone}Dot`], className)}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
