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
 * French groups thousands with a narrow no-break space, which is hardly to be seen in our face: a full one takes its
 * place.
 */
export function wideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
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
  const text = wideSpaces(numberFormatter(language, { maximumFractionDigits }).format(value));
  return unit ? `${text}\u00a0${unitSymbol(unit, language)}` : text;
}

/** A share (0.125) as a percentage (12.5 %). */
export function formatPercent(share: number, language: string = currentLanguage()): string {
  const formatter = numberFormatter(language, { style: 'percent', maximumFractionDigits: 1 });
  return wideSpaces(formatter.format(share));
}
