import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../../product-card/product-grid';
import { RecentlyViewed } from '../../recently-viewed/recently-viewed';
import { useSearchStart } from '../api/use-search';
import { HitList } from './hit-list';

/** Before anything is typed: the categories, what is featured, and what this visitor looked at before. */
export function SearchStart() {
  const { t } = useTranslation('catalog');
  const query = useSearchStart(true);
  return (
    <QueryState query={query} skeleton={<ProductGridSkeleton />}>
      {({ products, categories }) => (
        <Stack gap="8">
          <section>
            <h2>{t('search.categories')}</h2>
            <HitList hits={categories} />
          </section>
          <section>
            <h2>{t('search.featured')}</h2>
            <ProductGrid products={products} />
          </section>
          <RecentlyViewed />
        </Stack>
      )}
    </QueryState>
  );
}
