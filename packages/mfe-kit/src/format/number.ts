import { withMinusSign } from '@solar/contracts/common/minus-sign';
import { unitSymbol as symbolIn } from '@solar/contracts/common/unit-symbol';
import { numberFormatter } from '@solar/mfe-kit/format/number-formatter';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

/** How a number is written. */
export interface NumberStyle {
  /** Written after the number with a no-break space: `550 W`. */
  unit?: string;
  maximumFractionDigits?: number;
}

/**
 * A figure as it is set in print: with a minus sign, and between thousands in French a full no-break space, since the
 * narrow one of `Intl` can hardly be seen in our typeface.
 */
export function typeset(text: string): string {
  return withMinusSign(text).replaceAll('\u202f', '\u00a0');
}

/** A unit's symbol in the language in use. */
export function unitSymbol(symbol: string, language: string = currentLanguage()): string {
  return symbolIn(symbol, language);
}

/** A number with the separators of the language in use, and its unit. */
export function formatNumber(
  value: number,
  { unit, maximumFractionDigits = 2 }: NumberStyle = {},
  language: string = currentLanguage(),
): string {
  const text = typeset(numberFormatter(language, { maximumFractionDigits }).format(value));
  return unit ? `${text}\u00a0${unitSymbol(unit, language)}` : text;
}

/** A share (0.125) as a percentage (12.5 %). */
export function formatPercent(share: number, language: string = currentLanguage()): string {
  const formatter = numberFormatter(language, { style: 'percent', maximumFractionDigits: 1 });
  return typeset(formatter.format(share));
}
