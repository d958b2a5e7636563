import type { SearchResponse } from '@solar/contracts/catalog/search-http';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Button } from '@solar/ui/button/button';
import { SidebarLayout, Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import type { SearchPageSearch } from '../../../search-params';
import { ProductGrid } from '../../product-card/product-grid';
import { ActiveFilters } from '../../product-list/components/active-filters';
import { FilterLinks } from '../../product-list/components/filter-links';
import { FilterPanel, FilterPanelBeside } from '../../product-list/components/filter-panel';
import { ListToolbar } from '../../product-list/components/list-toolbar';
import { hasFilters, NO_FILTERS } from '../../product-list/filters';
import listStyles from '../../product-list/product-list.module.css';
import { useListHref } from '../../product-list/use-list-href';
import { registerClick } from '../api/use-search';
import { NothingFound } from './nothing-found';

export interface ProductResultsProps {
  response: SearchResponse;
  search: SearchPageSearch;
  onChange: (patch: Partial<SearchPageSearch>) => void;
}

/** The products that were found: the list's filters and order, in pages. */
export function ProductResults({ response, search, onChange }: ProductResultsProps) {
  const { t } = useTranslation('catalog');
  const { items, total, page, pageSize, facets } = response.results.products;
  const change = (patch: Partial<SearchPageSearch>) => onChange({ productPage: 1, ...patch });
  const filters = { search, facets, onChange: change };
  const href = useListHref();
  const start = (page - 1) * pageSize + 1;
  const end = start + items.length - 1;
  if (total === 0 && !hasFilters(search)) return <NothingFound response={response} />;
  return (
    <SidebarLayout>
      <aside className={listStyles.filters} aria-label={t('filters.title')}>
        <VisuallyHidden>
          <h2>{t('filters.title')}</h2>
        </VisuallyHidden>
        <FilterPanelBeside {...filters} />
        <FilterLinks search={search} facets={facets} />
      </aside>
      <Stack gap="4">
        <ListToolbar
          search={search}
          total={total}
          count={total > 0 ? t('search.showing', { start, end, total }) : undefined}
          onChange={change}
          filters={<FilterPanel {...filters} />}
        />
        <ActiveFilters
          search={search}
          facets={facets}
          onChange={change}
          onClear={() => change(NO_FILTERS)}
        />
        {total === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={t('products.empty.title')}
            description={t('products.empty.text')}
            action={<Button onClick={() => change(NO_FILTERS)}>{t('filters.clear')}</Button>}
          />
        ) : (
          <>
            <ProductGrid
              products={items}
              level={2}
              eager={4}
              onOpen={(product) => registerClick(response.searchId, product.id)}
            />
            {total > pageSize && (
              <Pagination page={page} pageSize={pageSize} total={total} hrefFor={href.page} />
            )}
          </>
        )}
      </Stack>
    </SidebarLayout>
  );
}
