import { numberFormatter } from '@solar/mfe-kit/format/number-formatter';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

/** How a number is written. */
export interface NumberStyle {
  /** Written after the number with a no-break space: `550 W`. */
  unit?: string;
  maximumFractionDigits?: number;
}

/** A number with the separators of the language in use, and its unit. */
export function formatNumber(
  value: number,
  { unit, maximumFractionDigits = 2 }: NumberStyle = {},
  language: string = currentLanguage(),
): string {
  const text = numberFormatter(language, { maximumFractionDigits }).format(value);
  return unit ? `${text}\u00a0${unit}` : text;
}

/** A share (0.125) as a percentage (12.5 %). */
export function formatPercent(share: number, language: string = currentLanguage()): string {
  return numberFormatter(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
