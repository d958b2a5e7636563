import type { ProductFacets } from '@solar/contracts/catalog/http';
import { LateArea } from '@solar/mfe-kit/page/late-area';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { useOnline } from '@solar/mfe-kit/page/use-online';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';
import type { FilterSectionsProps } from './filter-sections';

const FilterSections = lazyPart('catalog/filter-sections', async () => {
  const module = await import(/* webpackChunkName: "filter-sections" */ './filter-sections');
  return module.FilterSections;
});

export interface FilterPanelProps extends Omit<FilterSectionsProps, 'facets'> {
  facets: ProductFacets | undefined;
}

/** The filters of a list. Their controls are fetched beside the products, which do not wait for them. */
export function FilterPanel({ facets, ...props }: FilterPanelProps) {
  return (
    <Suspense fallback={<NoFiltersYet />}>
      {facets ? <FilterSections {...props} facets={facets} /> : <NoFiltersYet />}
    </Suspense>
  );
}

/**
 * The same beside a list. A phone has them in a drawer and hides this place: there the document's HTML stays as it is, without
 * being made alive.
 */
export function FilterPanelBeside(props: FilterPanelProps) {
  return (
    <LateArea until="near" fallback={<NoFiltersYet />}>
      <FilterPanel {...props} />
    </LateArea>
  );
}

/** Outlines of what is on its way; without a connection nothing is. */
function NoFiltersYet() {
  const { t } = useTranslation('catalog');
  if (!useOnline()) return <p className={styles.offline}>{t('filters.offline')}</p>;
  return (
    <SkeletonGroup>
      <div className={styles.panel}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} shape="text" lines={5} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
