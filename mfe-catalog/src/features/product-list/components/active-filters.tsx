import type { ProductFacets } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { Button } from '@solar/ui/button/button';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { toggled, valuesOf, type FilterSearch } from '../../../search-params';
import type { FilterChange } from '../filters';
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
  const format = useFormat();
  const pricesVisible = usePriceAccess() === 'visible';
  const brandName = (slug: string) =>
    facets?.brand.find(({ value }) => value === slug)?.label ?? slug;
  const each = (
    name: 'brand' | 'phase' | 'inverterType' | 'labels',
    words: (v: string) => string,
  ) =>
    valuesOf(search[name]).map((value) => ({
      key: `${name}-${value}`,
      label: words(value),
      without: { [name]: toggled(search[name], value) },
    }));
  const watts = (value: number) => format.number(value, { unit: 'W' });
  const between = (from: string | null, to: string | null) =>
    t(from && to ? 'range.between' : from ? 'range.from' : 'range.to', { from, to });
  const chips: Chip[] = [
    ...each('brand', brandName),
    ...each('phase', (value) => t(`phase.${value}`)),
    ...each('inverterType', (value) => t(`inverterType.${value}`)),
    ...each('labels', (value) => t(`label.${value}`)),
  ];
  if (search.inStock) {
    chips.push({ key: 'stock', label: t('stock.in_stock'), without: { inStock: '' } });
  }
  const { minPower, maxPower, minPrice, maxPrice } = search;
  if (minPower !== undefined || maxPower !== undefined) {
    const label = between(
      minPower === undefined ? null : watts(minPower),
      maxPower === undefined ? null : watts(maxPower),
    );
    chips.push({ key: 'power', label, without: { minPower: undefined, maxPower: undefined } });
  }
  if (pricesVisible && (minPrice !== undefined || maxPrice !== undefined)) {
    const label = between(
      minPrice === undefined ? null : format.number(minPrice),
      maxPrice === undefined ? null : format.number(maxPrice),
    );
    chips.push({
      key: 'price',
      label: `${t('filters.price')} ${label}`,
      without: { minPrice: undefined, maxPrice: undefined },
    });
  }
  return chips;
}
