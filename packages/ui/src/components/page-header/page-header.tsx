import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { WholeNumbers } from '../whole-numbers/whole-numbers';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** A small line above the title: the section or category. */
  eyebrow?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Badges or a status beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** `display` for storefront pages, `compact` for the back office. */
  size?: 'display' | 'default' | 'compact';
  className?: string;
}

/** The one h1 of a page with what belongs to it. */
export function PageHeader({
  title,
  description,
  eyebrow,
  breadcrumbs,
  meta,
  actions,
  size = 'default',
  className,
}: PageHeaderProps) {
  return (
    <header className={clsx(styles.header, styles[size], className)}>
      {breadcrumbs}
      <div className={styles.row}>
        <div className={styles.headings}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <div className={styles.titleLine}>
            <h1 className={styles.title}>
              <WholeNumbers>{title}</WholeNumbers>
            </h1>
            {meta}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-print="hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
