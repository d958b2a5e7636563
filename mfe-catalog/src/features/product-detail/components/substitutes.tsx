import { linkClass } from '@solar/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KeyFigures } from '../../product-card/key-figures';
import { ProductPrice } from '../../product-card/product-price';
import { productPath } from '../../../urls';
import { substitutesQuery } from '../api/product-query';
import styles from './substitutes.module.css';

/** What is in stock and can take the place of a product that is not, and why. */
export function Substitutes({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { data } = useQuery(substitutesQuery(slug));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="substitutes-title" className={styles.section} data-print="hidden">
      <h2 id="substitutes-title" className={styles.title}>
        {t('detail.substitutes')}
      </h2>
      <p className={styles.why}>{t('detail.substitutesWhy')}</p>
      <ul className={styles.list}>
        {data.items.map((other) => (
          <li key={other.id} className={styles.item}>
            <Link to={productPath(other.slug)} className={linkClass('standalone')}>
              {other.brand.name} {other.name}
            </Link>
            <KeyFigures figures={other.highlights} />
            {other.priceAccess === 'visible' && <ProductPrice product={other} size="sm" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
