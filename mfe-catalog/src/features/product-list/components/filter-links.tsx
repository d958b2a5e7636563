import type { ProductFacets } from '@solar/contracts/catalog/http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { valuesOf, type FilterSearch } from '../../../search-params';
import { categoryPath, PRODUCTS_PATH } from '../../../urls';
import { filterOf, withFilter } from '../attribute-filters';
import { useFilterWords } from '../use-filter-words';
import { useListHref } from '../use-list-href';

interface FilterLink {
  label: string;
  count: number;
  to: string;
  chosen: boolean;
}

interface FilterLinksProps {
  search: FilterSearch;
  facets: ProductFacets | undefined;
  /** Whether every category is a page of its own, as in the list of products. */
  categoryPages?: boolean;
}

/** The filters as links: for crawlers, and for people whose browser runs no scripts. React leaves them out where it runs. */
export function FilterLinks(props: FilterLinksProps) {
  return (
    <noscript>
      <LinkGroups {...props} />
    </noscript>
  );
}

function LinkGroups({ search, facets, categoryPages = false }: FilterLinksProps) {
  const { t } = useTranslation('catalog');
  const groups = useFilterLinks(search, facets, categoryPages);
  return (
    <>
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {links.map(({ label, count, to, chosen }) => (
              <li key={to}>
                <Link to={to} aria-current={chosen ? 'true' : undefined}>
                  {chosen ? t('filters.remove', { name: label }) : `${label} (${count})`}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </>
  );
}

function useFilterLinks(
  search: FilterSearch,
  facets: ProductFacets | undefined,
  categoryPages: boolean,
): { title: string; links: FilterLink[] }[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const href = useListHref();
  const words = useFilterWords();
  if (!facets) return [];
  const group = (
    name: 'category' | 'brand' | 'labels',
    values: readonly { value: string; count: number; label: string }[],
  ) => ({
    title: t(`filters.${name}`),
    links: values.map(({ value, count, label }): FilterLink => {
      const chosen = valuesOf(search[name]).includes(value);
      const isPage = name === 'category' && categoryPages;
      const path = chosen ? PRODUCTS_PATH : categoryPath(value);
      return { label, count, chosen, to: isPage ? href.at(path) : href.toggle(name, value) };
    }),
  });
  const attributeGroups = facets.attributes.map((facet) => {
    const { code, label, values = [] } = facet;
    const chosen = filterOf(search.filter, code).values;
    return {
      title: localized(label),
      links: values.map(({ value, count }): FilterLink => {
        const isChosen = chosen.includes(value);
        const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value];
        return {
          label: words.value(value, facet),
          count,
          chosen: isChosen,
          to: href.with('filter', withFilter(search.filter, { code, values: next })),
        };
      }),
    };
  });
  return [
    group(
      'category',
      facets.category.map((one) => ({ ...one, label: localized(one.label) })),
    ),
    group('brand', facets.brand),
    {
      title: t('filters.availability'),
      links: [
        {
          label: t('stock.in_stock'),
          count: facets.inStock,
          to: href.toggle('inStock', 'true'),
          chosen: search.inStock === 'true',
        },
      ],
    },
    group(
      'labels',
      facets.labels.map((one) => ({ ...one, label: t(`label.${one.value}`) })),
    ),
    ...attributeGroups,
  ].filter(({ links }) => links.length > 0);
}
