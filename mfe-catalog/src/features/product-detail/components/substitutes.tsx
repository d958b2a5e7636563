import { linkClass } from '@solar/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productPath } from '../../../urls';
import { substitutesQuery } from '../api/product-query';
import styles from './substitutes.module.css';

/** What is in stock and can take the place of a product that is not. */
export function Substitutes({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const { data } = useQuery(substitutesQuery(slug));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="substitutes-title" className={styles.section} data-print="hidden">
      <h2 id="substitutes-title" className={styles.title}>
        {t('detail.substitutes')}
      </h2>
      <ul className={styles.list}>
        {data.items.map(({ id, slug: other, brand, name }) => (
          <li key={id}>
            <Link to={productPath(other)} className={linkClass('standalone')}>
              {brand.name} {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
