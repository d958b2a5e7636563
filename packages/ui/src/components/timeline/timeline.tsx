import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Tone } from '../badge/badge';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** ISO time for machines and its text for people. */
  time?: { iso: string; text: string };
  state?: 'done' | 'current' | 'upcoming';
  tone?: Tone;
  icon?: ReactNode;
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
  /** Names the list for screen readers. */
  label: string;
  className?: string;
}

/** What happened, in order: an order's way, a ticket's answers, an audit log. */
export function Timeline({ entries, label, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={clsx(styles.timeline, className)}>
      {entries.map(({ id, title, description, time, state = 'done', tone, icon }) => (
        <li
          key={id}
          className={clsx(styles.entry, styles[state], tone && styles[tone])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.marker} aria-hidden="true">
            {icon ?? (state === 'done' && <Check />)}
          </span>
          <div className={styles.content}>
            <div className={styles.line}>
              <span className={styles.title}>{title}</span>
              {time && (
                <time dateTime={time.iso} className={styles.time}>
                  {time.text}
                </time>
              )}
            </div>
            {description && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
