import { clsx } from 'clsx';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { useUiText } from '../ui-text/ui-text';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title?: ReactNode;
  /** What to do next, in one sentence. */
  description?: ReactNode;
  /** An empty tray when none is given; the small size has none of its own. */
  icon?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
  tone?: 'neutral' | 'danger';
  size?: 'sm' | 'md';
  /** Heading level in the page's outline. */
  level?: 1 | 2 | 3;
  role?: 'status' | 'alert';
  className?: string;
}

/** Says why a region has nothing to show and what to do about it. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  tone = 'neutral',
  size = 'md',
  level = 2,
  role,
  className,
}: EmptyStateProps) {
  const text = useUiText();
  const shown = icon ?? (size === 'md' && <Inbox />);
  const Heading = `h${level}` as const;
  return (
    <div role={role} className={clsx(styles.state, styles[size], styles[tone], className)}>
      {shown && (
        <span className={styles.icon} aria-hidden="true">
          {shown}
        </span>
      )}
      <Heading className={styles.title}>{title ?? text.emptyTitle}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
