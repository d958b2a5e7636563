import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { UiAnchor } from '../ui-link/ui-link';
import { fillText, totalText, useUiLocale, useUiText } from '../ui-text/ui-text';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** There are at least `total`; how many more was not counted. */
  totalIsLowerBound?: boolean | undefined;
  onPageChange?: (page: number) => void;
  /** Makes every page a link, so that it can be opened in a tab and found by crawlers. */
  hrefFor?: (page: number) => string;
  /** Names it when a page has several. */
  label?: string;
  /** Shows "1–24 of 77". */
  summary?: boolean;
  className?: string;
}

/** The pages shown: first, last, current with its neighbours, and gaps. */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  const pages = [...wanted].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : ['gap' as const, n];
  });
}

export function Pagination({
  page,
  pageSize,
  total,
  totalIsLowerBound = false,
  onPageChange,
  hrefFor,
  label,
  summary = true,
  className,
}: PaginationProps) {
  const text = useUiText();
  const format = new Intl.NumberFormat(useUiLocale());
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const isNeighbour = (entry: number | 'gap') =>
    entry !== 'gap' && Math.abs(entry - page) === 1 && entry !== 1 && entry !== pageCount;
  const step = { onPageChange, hrefFor };
  return (
    <div className={clsx(styles.pagination, className)}>
      {summary && (
        <p className={styles.summary}>
          {fillText(text.pageSummary, {
            from: format.format(from),
            to: format.format(to),
            total: totalText(text, format.format(total), totalIsLowerBound),
          })}
        </p>
      )}
      {pageCount > 1 && (
        <nav aria-label={label ?? text.pagination}>
          <ul className={styles.list}>
            <li>
              <PageStep page={page - 1} label={text.previous} disabled={page <= 1} {...step}>
                <ChevronLeft aria-hidden="true" />
              </PageStep>
            </li>
            {pageWindow(page, pageCount).map((entry, index) => (
              <li
                key={entry === 'gap' ? `gap-${index}` : entry}
                className={isNeighbour(entry) ? styles.neighbour : undefined}
              >
                {entry === 'gap' ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  <PageStep
                    page={entry}
                    label={fillText(text.goToPage, { page: entry })}
                    current={entry === page}
                    {...step}
                  >
                    {format.format(entry)}
                  </PageStep>
                )}
              </li>
            ))}
            <li>
              <PageStep page={page + 1} label={text.next} disabled={page >= pageCount} {...step}>
                <ChevronRight aria-hidden="true" />
              </PageStep>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}

interface PageStepProps extends Pick<PaginationProps, 'onPageChange' | 'hrefFor'> {
  page: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

function PageStep({
  page,
  label,
  current,
  disabled,
  onPageChange,
  hrefFor,
  children,
}: PageStepProps) {
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (hrefFor && !disabled) {
    return (
      <UiAnchor {...shared} href={hrefFor(page)} onClick={() => onPageChange?.(page)}>
        {children}
      </UiAnchor>
    );
  }
  return (
    <button type="button" {...shared} disabled={disabled} onClick={() => onPageChange?.(page)}>
      {children}
    </button>
  );
}
