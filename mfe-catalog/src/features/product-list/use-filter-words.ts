import type { AttributeFacet } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';

/** Watts from here on read better in kilowatts. */
const KILO_FROM = 1_000;

type Measured = Pick<AttributeFacet, 'unit' | 'decimals'>;

/** How the filters by attributes read. */
export function useFilterWords() {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const localized = useLocalized();
  const measure = (value: number, { unit, decimals = 2 }: Measured): string => {
    if (unit === 'W' && value >= KILO_FROM) {
      return format.number(value / 1_000, { unit: 'kW', maximumFractionDigits: 2 });
    }
    return format.number(value, { ...(unit ? { unit } : {}), maximumFractionDigits: decimals });
  };
  return {
    measure,
    value: (value: string, facet: AttributeFacet | undefined): string => {
      const label = facet?.values?.find((one) => one.value === value)?.label;
      if (label) return localized(label);
      if (facet?.boolean) return t(value === 'true' ? 'attribute.yes' : 'attribute.no');
      const number = Number(value);
      return facet?.unit && Number.isFinite(number) ? measure(number, facet) : value;
    },
    range: (min: number | undefined, max: number | undefined, words: (end: number) => string) => {
      const from = min === undefined ? null : words(min);
      const to = max === undefined ? null : words(max);
      return t(from && to ? 'range.between' : from ? 'range.from' : 'range.to', { from, to });
    },
  };
}
