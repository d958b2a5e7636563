import { useUiLocale } from '../ui-text/ui-text';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const UNIT_STEP = 1024;

/** Writes the size of a file in the reader's language. */
export function useFileSize(): (bytes: number) => string {
  const locale = useUiLocale();
  return (bytes) => formatFileSize(bytes, locale);
}

/** A size in the largest unit that keeps it above one, so that none is rounded to nothing; number and unit stay on one line. */
export function formatFileSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  while (value >= UNIT_STEP && unit < UNITS.length - 1) {
    value /= UNIT_STEP;
    unit += 1;
  }
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value).replaceAll(/\s/g, '\u00a0');
}
