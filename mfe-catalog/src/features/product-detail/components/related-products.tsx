import type { ProductItems } from '@solar/contracts/catalog/http';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid';
import { useGoesWith, useRelatedProducts } from '../api/use-product';
import styles from './product-sections.module.css';

/** Neighbours of the product. */
export function RelatedProducts({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  return <ProductsSection title={t('detail.related')} query={useRelatedProducts(slug)} />;
}

/** What is bought with the product, as staff have named it. */
export function GoesWith({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  return <ProductsSection title={t('detail.goesWith')} query={useGoesWith(slug)} />;
}

interface ProductsSectionProps {
  title: string;
  query: UseQueryResult<ProductItems>;
}

/** Further products; the page does well without them when they cannot be had. */
function ProductsSection({ title, query: { data, isError } }: ProductsSectionProps) {
  const titleId = useId();
  if (isError || data?.items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId} data-print="hidden">
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {data ? <ProductGrid products={data.items} /> : <ProductGridSkeleton count={4} />}
    </section>
  );
}
