import type { ProductFacets } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Accordion } from '@solar/ui/accordion/accordion';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { useState } from 'react';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { useTranslation } from 'react-i18next';
import { valuesOf, type FilterSearch } from '../../../search-params';
import { attributeFilters } from '../attribute-filters';
import type { FilterChange } from '../filters';
import { useAttributeSections, type FilterSection } from './attribute-sections';
import { CountedLabel, FacetChoice } from './facet-choice';
import styles from './filter-panel.module.css';
import { RangeFilter } from './range-filter';

export interface FilterSectionsProps {
  search: FilterSearch;
  facets: ProductFacets;
  onChange: FilterChange;
}

/** Sections by attributes that are open at once; the service puts those first that matter for the products shown. */
const OPEN_ATTRIBUTES = 3;
/** Sections by attributes before one asks for the rest. */
const SHOWN_ATTRIBUTES = 6;

/** Every filter with the number of products that it would show. */
export function FilterSections({ search, facets, onChange }: FilterSectionsProps) {
  const { t } = useTranslation('catalog');
  const [all, setAll] = useState(false);
  const fixed = useFixedSections({ search, facets, onChange });
  const attributes = useAttributeSections(facets.attributes, search, onChange);
  const used = new Set(attributeFilters(search.filter).map(({ code }) => code));
  const shown = attributes.filter(
    ({ value }, index) => all || index < SHOWN_ATTRIBUTES || used.has(value),
  );
  const open = [
    ...['category', 'brand', 'stock', 'price'],
    ...attributes.slice(0, OPEN_ATTRIBUTES).map(({ value }) => value),
    ...used,
  ];
  const [category, ...others] = fixed;
  const sections = [...(category ? [category] : []), ...shown.slice(0, OPEN_ATTRIBUTES)];
  return (
    <div className={styles.panel}>
      <Accordion
        // The sections that matter are others when the category changes.
        key={search.category}
        type="multiple"
        defaultValue={open}
        items={[...sections, ...others, ...shown.slice(OPEN_ATTRIBUTES)]}
        variant="plain"
      />
      {shown.length < attributes.length && (
        <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
          {t('filters.more', { count: attributes.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

/** Filters that every product has: category, brand, availability, price and labels. */
function useFixedSections({ search, facets, onChange }: FilterSectionsProps): FilterSection[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const { price } = facets;
  const unit = price ? 10 ** currencyDigits(price.currency) : 1;
  const choice = (
    name: 'category' | 'brand' | 'labels',
    values: readonly { value: string; count: number; label: string }[],
  ): FilterSection | null =>
    values.length === 0
      ? null
      : {
          value: name,
          title: t(`filters.${name}`),
          content: (
            <FacetChoice
              label={t(`filters.${name}`)}
              values={values}
              chosen={valuesOf(search[name])}
              onChange={(chosen) => onChange({ [name]: chosen.join(',') })}
            />
          ),
        };
  const sections = [
    choice(
      'category',
      facets.category.map((one) => ({ ...one, label: localized(one.label) })),
    ),
    choice('brand', facets.brand),
    {
      value: 'stock',
      title: t('filters.availability'),
      content: (
        <Checkbox
          label={<CountedLabel label={t('filters.inStock')} count={facets.inStock} />}
          checked={search.inStock === 'true'}
          onCheckedChange={(checked) => onChange({ inStock: checked ? 'true' : '' })}
        />
      ),
    },
    price && {
      value: 'price',
      title: t('filters.price'),
      content: (
        <RangeFilter
          label={t('filters.price')}
          unit={price.currency}
          bounds={[Math.floor(price.min / unit), Math.ceil(price.max / unit)]}
          value={[search.minPrice, search.maxPrice]}
          onCommit={([minPrice, maxPrice]) => onChange({ minPrice, maxPrice })}
          format={(value) => format.money({ amount: value * unit, currency: price.currency })}
        />
      ),
    },
    choice(
      'labels',
      facets.labels.map((one) => ({ ...one, label: t(`label.${one.value}`) })),
    ),
  ];
  return sections.filter((section) => section !== null);
}
