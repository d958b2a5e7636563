import { writtenDate, writtenDateTime, type DateStyle } from '@solar/contracts/common/written-date';
import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

export type { DateStyle };

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A date such as `21 Nov 2026`. */
export function formatDate(
  iso: string,
  style: DateStyle = 'medium',
  language: string = currentLanguage(),
): string {
  return writtenDate(iso, language, style);
}

/** A date with its time of day. */
export function formatDateTime(iso: string, language: string = currentLanguage()): string {
  return writtenDateTime(iso, language);
}

/** How long ago or in how long: `3 days ago`. */
export function formatRelative(
  iso: string,
  now: Date = new Date(),
  language: string = currentLanguage(),
): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const formatter = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return formatter.format(0, 'second');
  return formatter.format(Math.trunc(seconds / step[1]), step[0]);
}
