import { Button } from '@solar/ui/button/button';
import { Progress } from '@solar/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import type { useProductPages } from '../api/use-product-pages';
import { Link } from 'react-router';
import { useListHref } from '../use-list-href';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** How many pages are shown. */
  page: number;
  pages: Pick<
    ReturnType<typeof useProductPages>,
    'items' | 'total' | 'hasMore' | 'loadingMore' | 'failedMore' | 'retryMore'
  >;
  onMore: () => void;
}

/** How much of the list is shown, and the way to the rest. */
export function LoadMore({ page, pages, onMore }: LoadMoreProps) {
  const { t } = useTranslation('catalog');
  const href = useListHref();
  const { items, total, hasMore, loadingMore, failedMore, retryMore } = pages;
  const text = t('products.shown', { shown: items.length, count: total });
  return (
    <div className={styles.more}>
      <p className={styles.text}>{text}</p>
      {hasMore && (
        <>
          <div className={styles.bar}>
            <Progress
              value={total === 0 ? 0 : (items.length / total) * 100}
              label={text}
              hideLabel
              size="sm"
            />
          </div>
          <noscript>
            <Link to={href.page(page + 1)}>{t('products.more')}</Link>
          </noscript>
          <Button
            variant="secondary"
            loading={loadingMore}
            onClick={failedMore ? retryMore : onMore}
          >
            {t(failedMore ? 'products.retry' : 'products.more')}
          </Button>
        </>
      )}
    </div>
  );
}
