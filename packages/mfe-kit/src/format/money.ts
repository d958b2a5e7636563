import type { Money } from '@solar/contracts/common/money-arithmetic';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

const formatters = new Map<string, Intl.NumberFormat>();

/** Money with two decimals (or those of its currency), in the language in use. */
export function formatMoney(
  { amount, currency }: Money,
  language: string = currentLanguage(),
): string {
  const formatter = moneyFormatter(language, currency);
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  return formatter.format(amount / 10 ** digits);
}

function moneyFormatter(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(language, { style: 'currency', currency });
  formatters.set(key, formatter);
  return formatter;
}
