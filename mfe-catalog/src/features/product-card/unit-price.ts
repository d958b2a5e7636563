import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { ProductCard } from '@solar/contracts/catalog/http';
import { formatNumber, unitSymbol } from '@solar/mfe-kit/format/number';

/** Units by which products of different sizes are compared in price. */
const SIZED_BY = ['Wp', 'kWh'];
const DIGITS = 3;

/** What one watt-peak or kilowatt-hour costs, for people who see prices; null where it means nothing. */
export function pricePerUnit(
  { price, highlights }: Pick<ProductCard, 'price' | 'highlights'>,
  language: string,
): string | null {
  const size = highlights.find(({ unit }) => unit !== null && SIZED_BY.includes(unit));
  if (!price || !size?.unit || typeof size.value !== 'number' || size.value <= 0) return null;
  const amount = wholeUnits(price.unit) / size.value;
  const style = { maximumFractionDigits: size.unit === 'Wp' ? DIGITS : 2 };
  const text = formatNumber(amount, style, language);
  return `${text}\u00a0${price.unit.currency}/${unitSymbol(size.unit, language)}`;
}
