import type { ProductDetail } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './project.module.css';

/** Cards of the products that a system is built with. What the shop no longer sells is left out. */
export function ProjectProducts({ slugs }: { slugs: readonly string[] }) {
  const { t } = useTranslation(['projects', 'shell'], { nsMode: 'fallback' });
  const ids = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: [`/api/catalog/products/${slug}`],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<Pick<ProductDetail, 'id'>>(`/api/catalog/products/${encodeURIComponent(slug)}`, {
          signal,
        }),
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.id] : [])),
  });
  if (ids.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2 className={styles.title}>{t('projects.products')}</h2>
      <RemoteSlot remote="catalog" name="product-grid" props={{ ids }} />
    </section>
  );
}
