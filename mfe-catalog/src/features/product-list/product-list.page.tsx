import type { CategoryView } from '@solar/contracts/catalog/http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { breadcrumbsJsonLd } from '@solar/mfe-kit/page/breadcrumbs-json-ld';
import { useMovedTo } from '@solar/mfe-kit/page/use-moved-to';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Container, SidebarLayout, Stack } from '@solar/ui/layout/layout';
import { linkClass } from '@solar/ui/link/link';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@solar/ui/visually-hidden/visually-hidden';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { productListSearchSchema, valuesOf } from '../../search-params';
import { categoryPath, PRODUCTS_PATH, QUICK_ORDER_PATH } from '../../urls';
import { ComparisonBar } from '../comparison/components/comparison-bar';
import { ProductGridSkeleton } from '../product-card/product-grid';
import { useProductPages } from './api/use-product-pages';
import { canonicalListPath } from './canonical-list-path';
import { ActiveFilters } from './components/active-filters';
import { CategoryNotFound } from './components/category-not-found';
import { FilterLinks } from './components/filter-links';
import { FilterPanel, FilterPanelBeside } from './components/filter-panel';
import { ListedProducts } from './components/listed-products';
import { ListToolbar } from './components/list-toolbar';
import { LoadMore } from './components/load-more';
import { NothingListed } from './components/nothing-listed';
import { hasFilters, NO_FILTERS } from './filters';
import styles from './product-list.module.css';
import { useChooseCategories } from './use-choose-categories';
import { useKnownBrands } from './use-known-brands';

/** Products of the shop or of one category. */
export function ProductListPage() {
  const { category: slug } = useParams();
  const categories = useCategories();
  const isMissing = slug !== undefined && categories?.every((one) => one.slug !== slug);
  const moved = isMissing
    ? categories?.find(({ formerSlugs }) => formerSlugs?.includes(slug))
    : undefined;
  useMovedTo(moved && categoryPath(moved.slug));
  return isMissing && !moved ? <CategoryNotFound /> : <ProductListOf categories={categories} />;
}

/** Filters, sort, grid, list or table; everything in the address. */
function ProductListOf({ categories }: { categories: CategoryView[] | undefined }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { category: pathCategory } = useParams();
  const [state, setState, hrefOf] = useSearchState(productListSearchSchema);
  const chooseCategories = useChooseCategories();
  const search = { ...state, category: pathCategory ?? state.category };
  const pages = useProductPages(search);
  useKnownBrands(state.brand, pages.updating ? undefined : pages.facets, hrefOf);
  const category = categories?.find(({ slug }) => slug === search.category);
  const title = category ? localized(category.name) : t('products.title');
  const description = category ? localized(category.description) : t('products.description');
  const brand = pages.facets?.brand.find(({ value }) => value === search.brand)?.label;
  const crumbs = [
    { label: t('nav.home'), href: '/' },
    { label: t('products.title'), ...(category ? { href: PRODUCTS_PATH } : {}) },
    ...(category ? [{ label: title }] : []),
  ];
  usePageMeta({
    title: brand ? `${brand} – ${title}` : title,
    description,
    canonicalPath: canonicalListPath(search, productListSearchSchema.parse({})),
    noIndex: pages.first.data?.total === 0,
    jsonLd: breadcrumbsJsonLd(crumbs),
  });
  const change = ({ category: chosen, ...patch }: Partial<typeof state>) => {
    if (chosen !== undefined) chooseCategories(valuesOf(chosen));
    else setState({ productPage: 1, ...patch });
  };
  const clear = () => setState({ productPage: 1, ...NO_FILTERS });
  // The products come first; the filters beside them are rendered after.
  const facets = useDeferredValue(pages.facets);
  const filters = { search, facets, onChange: change };
  return (
    <Container size="xl" className={styles.page}>
      <PageHeader
        title={title}
        description={description}
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        actions={
          <Link to={QUICK_ORDER_PATH} className={linkClass('standalone')}>
            {t('quickOrder.title')}
          </Link>
        }
      />
      <SidebarLayout className={styles.layout}>
        <aside className={styles.filters} aria-label={t('filters.title')}>
          <VisuallyHidden>
            <h2>{t('filters.title')}</h2>
          </VisuallyHidden>
          <FilterPanelBeside {...filters} />
          <FilterLinks search={search} facets={pages.facets} categoryPages />
        </aside>
        <Stack gap="4">
          <ListToolbar
            search={search}
            total={pages.first.data?.total}
            onChange={change}
            filters={<FilterPanel {...filters} />}
          />
          <ActiveFilters search={state} facets={pages.facets} onChange={change} onClear={clear} />
          <QueryState
            query={pages.first}
            skeleton={<ProductGridSkeleton count={12} />}
            isEmpty={({ total }) => total === 0}
            empty={<NothingListed onClear={hasFilters(state) ? clear : undefined} />}
          >
            {() => (
              <div aria-busy={pages.updating} className={styles.results}>
                <ListedProducts products={pages.items} view={state.view} />
                <LoadMore
                  page={state.productPage}
                  pages={pages}
                  onMore={() => setState({ productPage: state.productPage + 1 }, { replace: true })}
                />
              </div>
            )}
          </QueryState>
        </Stack>
      </SidebarLayout>
      <ComparisonBar />
    </Container>
  );
}

function useCategories(): CategoryView[] | undefined {
  const path = '/api/catalog/categories';
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.get<{ items: CategoryView[] }>(path, { signal }),
  });
  return data?.items;
}
