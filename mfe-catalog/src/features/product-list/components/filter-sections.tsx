import type { CategoryView, ProductFacets } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { useTranslation } from 'react-i18next';
import type { FilterSearch } from '../../../search-params';
import type { FilterChange } from '../filters';
import { CategoryLinks } from './category-links';
import { FacetChoice } from './facet-choice';
import styles from './filter-panel.module.css';
import { RangeFilter } from './range-filter';

export interface FilterSectionsProps {
  search: FilterSearch;
  facets: ProductFacets;
  onChange: FilterChange;
  /** Shown as links; absent where the category is a choice like the others (search). */
  categories?: readonly CategoryView[] | undefined;
}

const OPEN = ['category', 'brand', 'power', 'stock', 'price'];

/** Every filter with the number of products that it would show. */
export function FilterSections({ search, facets, onChange, categories }: FilterSectionsProps) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const sections = [
    {
      value: 'category',
      title: t('filters.category'),
      content: (
        <CategoryLinks
          search={search}
          facets={facets}
          categories={categories}
          onChange={onChange}
        />
      ),
    },
    facetSection('brand', facets.brand),
    {
      value: 'stock',
      title: t('filters.availability'),
      content: (
        <Checkbox
          label={t('filters.inStock', { count: facets.inStock })}
          checked={search.inStock === 'true'}
          onCheckedChange={(checked) => onChange({ inStock: checked ? 'true' : '' })}
        />
      ),
    },
    facets.price && {
      value: 'price',
      title: t('filters.price'),
      content: (
        <RangeFilter
          label={t('filters.price')}
          bounds={[Math.floor(facets.price.min / 100), Math.ceil(facets.price.max / 100)]}
          value={[search.minPrice, search.maxPrice]}
          onCommit={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
          format={(value) =>
            format.money({ amount: value * 100, currency: facets.price?.currency ?? 'USD' })
          }
        />
      ),
    },
    facets.power && {
      value: 'power',
      title: t('filters.power'),
      content: (
        <RangeFilter
          label={t('filters.power')}
          bounds={[Math.floor(facets.power.min), Math.ceil(facets.power.max)]}
          value={[search.minPower, search.maxPower]}
          onCommit={([minPower, maxPower]) => onChange({ minPower, maxPower })}
          format={(value) =>
            value >= 10_000
              ? format.number(value / 1000, { unit: 'kW', maximumFractionDigits: 1 })
              : format.number(value, { unit: 'W' })
          }
        />
      ),
    },
    facetSection('phase', named(facets.phase, 'phase')),
    facetSection('inverterType', named(facets.inverterType, 'inverterType')),
    facetSection('labels', named(facets.labels, 'label')),
  ].filter((section) => section !== null);
  return (
    <div className={styles.panel}>
      <Accordion type="multiple" defaultValue={OPEN} items={sections} variant="plain" />
    </div>
  );

  function named(values: readonly { value: string; count: number }[], prefix: string) {
    return values.map((one) => ({ ...one, label: t(`${prefix}.${one.value}`) }));
  }

  function facetSection(
    name: 'brand' | 'phase' | 'inverterType' | 'labels',
    values: readonly { value: string; count: number; label: string }[],
  ) {
    if (values.length === 0) return null;
    return {
      value: name,
      title: t(`filters.${name}`),
      content: (
        <FacetChoice
          values={values}
          chosen={search[name]}
          onChange={(chosen) => onChange({ [name]: chosen })}
        />
      ),
    };
  }
}
