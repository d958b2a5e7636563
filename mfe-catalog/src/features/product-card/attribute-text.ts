import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { measureText } from '@solar/contracts/catalog/measure-text';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';

type Shown = Pick<ProductAttribute, 'value'> & {
  valueLabel?: LocalizedText | undefined;
  decimals?: number | undefined;
};

/** The figure in the unit in which it is spoken of: below a kilowatt that is the watt. */
export function inSpokenUnit<Figure extends Pick<ProductAttribute, 'value' | 'unit'>>(
  figure: Figure,
): Figure {
  const { value, unit } = figure;
  if (unit !== 'kW' || typeof value !== 'number' || value <= 0 || value >= 1) return figure;
  return { ...figure, value: value * 1_000, unit: 'W' };
}

/** Words of an attribute's value, without its unit. */
export function useAttributeText(): (attribute: Shown) => string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const localized = useLocalized();
  return ({ value, valueLabel, decimals }) => {
    if (valueLabel) return localized(valueLabel);
    if (typeof value === 'boolean') return t(value ? 'attribute.yes' : 'attribute.no');
    if (typeof value === 'number')
      return format.number(value, { maximumFractionDigits: decimals ?? 4 });
    if (!Array.isArray(value)) return measureText(value, (side) => format.number(side));
    const parts = value.map((part) => (typeof part === 'number' ? format.number(part) : part));
    // Ten equal trackers read better as "10 × 26" than as ten numbers.
    const [first] = parts;
    const same = parts.length > 2 && parts.every((part) => part === first);
    return same ? `${parts.length} × ${first}` : parts.join(' · ');
  };
}
