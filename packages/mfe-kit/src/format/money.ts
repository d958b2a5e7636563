import type { Money } from '@solar/contracts/common/money-arithmetic';
import { typeset } from '@solar/mfe-kit/format/number';
import { numberFormatter } from '@solar/mfe-kit/format/number-formatter';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

/** Money with two decimals (or those of its currency), in the language in use. */
export function formatMoney(
  { amount, currency }: Money,
  language: string = currentLanguage(),
): string {
  const formatter = numberFormatter(language, { style: 'currency', currency });
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  return typeset(formatter.format(amount / 10 ** digits));
}
