import type { ProductDetail } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './project.module.css';

/** Links to the products that a system is built with. What the shop no longer sells is left out. */
export function ProjectProducts({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const products = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: [`/api/catalog/products/${slug}`],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<Pick<ProductDetail, 'slug' | 'name' | 'brand'>>(
          `/api/catalog/products/${encodeURIComponent(slug)}`,
          { signal },
        ),
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  if (products.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('projects.products')}</h2>
      <ul className={styles.products}>
        {products.map(({ slug, name, brand }) => (
          <li key={slug}>
            <Link to={`/products/${slug}`}>
              {brand.name} {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
