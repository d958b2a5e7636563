import { LIMITS } from '@solar/contracts/common/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductStrip, ProductStripSkeleton } from './product-strip';
import styles from './recently-viewed.module.css';
import { useRecentlyViewed } from './recently-viewed-store';
import { useNearViewport } from './use-near-viewport';
import { useRecentProducts } from './use-recent-products';

/** The products that this visitor looked at before, without the one of this page. */
export function RecentlyViewed({ current }: { current?: string }) {
  const ids = useRecentlyViewed((state) => state.ids)
    .filter((id) => id !== current)
    .slice(0, LIMITS.recentlyViewedMax);
  return ids.length > 0 && <Row ids={ids} />;
}

/** Asked for when the page has been scrolled near it; the page does well without them when they cannot be had. */
function Row({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const row = useRef<HTMLElement>(null);
  const { data, isError } = useRecentProducts(ids, useNearViewport(row));
  if (isError || data?.items.length === 0) return null;
  return (
    <section
      ref={row}
      className={styles.row}
      aria-labelledby="recently-viewed-title"
      data-print="hidden"
    >
      <h2 id="recently-viewed-title" className={styles.title}>
        {t('recentlyViewed.title')}
      </h2>
      {data ? <ProductStrip products={data.items} /> : <ProductStripSkeleton count={ids.length} />}
    </section>
  );
}
