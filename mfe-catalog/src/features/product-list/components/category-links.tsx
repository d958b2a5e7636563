import type { CategoryView, ProductFacets } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { FilterSearch } from '../../../search-params';
import { categoryPath, PRODUCTS_PATH } from '../../../urls';
import type { FilterChange } from '../filters';
import styles from './category-links.module.css';
import { FacetChoice } from './facet-choice';

/** Filters that mean something in every category; the others are left behind when the category changes. */
const KEPT = ['brand', 'inStock', 'labels', 'sort', 'view'];

export interface CategoryLinksProps {
  search: FilterSearch;
  facets: ProductFacets;
  categories: readonly CategoryView[] | undefined;
  onChange: FilterChange;
}

/** Categories as pages of their own in the list, as a choice in the search. */
export function CategoryLinks({ search, facets, categories, onChange }: CategoryLinksProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const [params] = useSearchParams();
  if (!categories) {
    const values = facets.category.map((one) => ({ ...one, label: localized(one.label) }));
    return (
      <FacetChoice
        values={values}
        chosen={search.category}
        onChange={(category) => onChange({ category })}
      />
    );
  }
  const kept = new URLSearchParams([...params].filter(([key]) => KEPT.includes(key)));
  const query = kept.size > 0 ? `?${kept}` : '';
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]));
  return (
    <ul className={styles.links}>
      <li>
        <Link
          to={PRODUCTS_PATH + query}
          aria-current={search.category === '' ? 'page' : undefined}
          className={clsx(styles.link, search.category === '' && styles.current)}
        >
          {t('filters.allProducts')}
        </Link>
      </li>
      {categories
        .filter(({ productCount }) => productCount > 0)
        .map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={categoryPath(slug) + query}
              aria-current={search.category === slug ? 'page' : undefined}
              className={clsx(styles.link, search.category === slug && styles.current)}
            >
              {localized(name)}
              <span className={styles.count}>{counts.get(slug) ?? 0}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
