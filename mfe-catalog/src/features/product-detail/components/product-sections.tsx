import type { ProductDetail } from '@solar/contracts/catalog/http';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { ProductFacts } from './product-facts.part';
import styles from './product-sections.module.css';

/** With the form and its parser a third of the page's code, for the end of the page. */
const Reviews = lazyPart('catalog/reviews', async () => {
  const module = await import(/* webpackChunkName: "reviews" */ './reviews');
  return module.Reviews;
});

/** Description, specification, downloads and reviews, each a place that the page can be sent to. */
export function ProductSections({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <ProductFacts product={product} className={styles.facts} />
      <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
        <h2 id="reviews-title" className={styles.title}>
          {t('detail.reviews')}
        </h2>
        <LateArea fallback={<Skeleton shape="text" lines={6} />}>
          <Reviews slug={product.slug} />
        </LateArea>
      </section>
    </>
  );
}
