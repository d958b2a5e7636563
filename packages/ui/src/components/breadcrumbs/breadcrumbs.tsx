import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { UiAnchor } from '../ui-link/ui-link';
import { useUiText } from '../ui-text/ui-text';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: ReactNode;
  /** Left out on the last one, the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  className?: string;
}

export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const text = useUiText();
  return (
    <nav
      aria-label={text.breadcrumbs}
      className={clsx(styles.breadcrumbs, className)}
      data-print="hidden"
    >
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item.href ? (
              <UiAnchor href={item.href} className={styles.link}>
                {item.label}
              </UiAnchor>
            ) : (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            )}
            {index < items.length - 1 && (
              <ChevronRight aria-hidden="true" className={styles.separator} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
