import type { ProductFacets } from '@solar/contracts/catalog/http';
import type { AttributeFilter } from '@solar/contracts/catalog/attribute-filter';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { Button } from '@solar/ui/button/button';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { toggled, valuesOf, type FilterSearch } from '../../../search-params';
import { attributeFilters, withFilter } from '../attribute-filters';
import type { FilterChange } from '../filters';
import { useFilterWords } from '../use-filter-words';
import styles from './active-filters.module.css';

export interface ActiveFiltersProps {
  search: FilterSearch;
  facets: ProductFacets | undefined;
  onChange: FilterChange;
  onClear: () => void;
}

type Chip = { key: string; label: string; without: Partial<FilterSearch> };

/** What is filtered by, each removable by itself. */
export function ActiveFilters({ search, facets, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('catalog');
  const chips = useChips(search, facets);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters.active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('filters.remove', { name: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}

function useChips(search: FilterSearch, facets: ProductFacets | undefined): Chip[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const words = useFilterWords();
  const pricesVisible = usePriceAccess() === 'visible';
  const each = (name: 'category' | 'brand' | 'labels', label: (value: string) => string) =>
    valuesOf(search[name]).map((value) => ({
      key: `${name}-${value}`,
      label: label(value),
      without: { [name]: toggled(search[name], value) },
    }));
  const chips: Chip[] = [
    ...each('category', (slug) => {
      const known = facets?.category.find(({ value }) => value === slug);
      return known ? localized(known.label) : slug;
    }),
    ...each('brand', (slug) => facets?.brand.find(({ value }) => value === slug)?.label ?? slug),
    ...each('labels', (value) => t(`label.${value}`)),
    ...attributeFilters(search.filter).flatMap((filter) => attributeChips(filter)),
  ];
  if (search.inStock) {
    chips.push({ key: 'stock', label: t('stock.in_stock'), without: { inStock: '' } });
  }
  const { minPrice, maxPrice } = search;
  if (pricesVisible && (minPrice !== undefined || maxPrice !== undefined)) {
    chips.push({
      key: 'price',
      label: `${t('filters.price')} ${words.range(minPrice, maxPrice, (end) => format.number(end))}`,
      without: { minPrice: undefined, maxPrice: undefined },
    });
  }
  return chips;

  function attributeChips({ code, values, min, max }: AttributeFilter): Chip[] {
    const facet = facets?.attributes.find((one) => one.code === code);
    const name = facet ? localized(facet.label) : code;
    const without = (rest: AttributeFilter) => ({ filter: withFilter(search.filter, rest) });
    if (min !== undefined || max !== undefined) {
      const range = words.range(min, max, (end) => words.measure(end, facet ?? { unit: null }));
      return [{ key: code, label: `${name} ${range}`, without: without({ code, values: [] }) }];
    }
    return values.map((value) => ({
      key: `${code}-${value}`,
      // "Yes" says nothing without what is.
      label: facet?.values?.find((one) => one.value === value)?.label
        ? words.value(value, facet)
        : `${name}: ${words.value(value, facet)}`,
      without: without({ code, values: values.filter((one) => one !== value) }),
    }));
  }
}
