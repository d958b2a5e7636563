import { numberFormatter } from '@solar/mfe-kit/format/number-formatter';
import { typeset } from '@solar/mfe-kit/format/number';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';
import { parseDecimal as parseDecimalIn } from '@solar/ui/typed-number/typed-number';

/**
 * A number as a field shows it, from its units of the last decimal: 123450 with two decimals is `1,234.50`, in French
 * `1 234,50`.
 */
export function decimalText(
  scaled: number,
  digits: number,
  language: string = currentLanguage(),
): string {
  const formatter = numberFormatter(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return typeset(formatter.format(scaled / 10 ** digits));
}

/** A number as somebody types it in the language in use, in units of its last decimal; null when it is none, or could be two. */
export function parseDecimal(
  text: string,
  digits: number,
  language: string = currentLanguage(),
): number | null {
  return parseDecimalIn(text, digits, language);
}
