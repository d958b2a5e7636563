import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid';
import { useRelatedProducts } from '../api/use-product';
import styles from './product-sections.module.css';

/** Neighbours of the product; the page does well without them when they cannot be had. */
export function RelatedProducts({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { data, isError } = useRelatedProducts(slug);
  if (isError || data?.items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-title" data-print="hidden">
      <h2 id="related-title" className={styles.title}>
        {t('detail.related')}
      </h2>
      {data ? <ProductGrid products={data.items} /> : <ProductGridSkeleton count={4} />}
    </section>
  );
}
