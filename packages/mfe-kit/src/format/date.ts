import { currentLanguage } from '@solar/mfe-kit/i18n/i18n';

/** Dates of the shop are those of its head office, in a document from the server as in any browser. */
const TIME_ZONE = 'Asia/Dubai';

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const DATE_STYLES = {
  day: { day: 'numeric', month: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a date is written: `day` leaves the year out, `long` spells the month. */
export type DateStyle = keyof typeof DATE_STYLES;

/** A date such as `21 Nov 2026`. */
export function formatDate(
  iso: string,
  style: DateStyle = 'medium',
  language: string = currentLanguage(),
): string {
  const options = { ...DATE_STYLES[style], timeZone: TIME_ZONE };
  return new Intl.DateTimeFormat(dateLocale(language), options).format(new Date(iso));
}

/** A date with its time of day. */
export function formatDateTime(iso: string, language: string = currentLanguage()): string {
  const formatter = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return formatter.format(new Date(iso));
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

/** English dates are written day first, as the region does. */
function dateLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
