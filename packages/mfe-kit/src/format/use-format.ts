import { countryName } from '@solar/contracts/common/country-name';
import type { Money } from '@solar/contracts/common/money-arithmetic';
import {
  formatDate,
  formatDateTime,
  formatRelative,
  type DateStyle,
} from '@solar/mfe-kit/format/date';
import { formatMoney } from '@solar/mfe-kit/format/money';
import {
  formatNumber,
  formatPercent,
  unitSymbol,
  type NumberStyle,
} from '@solar/mfe-kit/format/number';
import { useTranslation } from 'react-i18next';

/** The formatters bound to the language in use; the component renders again when it changes. */
export function useFormat() {
  const language = useTranslation().i18n.language;
  return {
    number: (value: number, style?: NumberStyle) => formatNumber(value, style, language),
    unit: (symbol: string) => unitSymbol(symbol, language),
    percent: (share: number) => formatPercent(share, language),
    money: (value: Money) => formatMoney(value, language),
    country: (code: string) => countryName(code, language),
    date: (iso: string, style?: DateStyle) => formatDate(iso, style, language),
    dateTime: (iso: string) => formatDateTime(iso, language),
    relative: (iso: string) => formatRelative(iso, new Date(), language),
  };
}
