import { OFFICE_TIME_ZONE } from './office-time';

const STYLES = {
  day: { day: 'numeric', month: 'short' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  time: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a date is written: `day` leaves the year out, `long` spells the month. */
export type DateStyle = Exclude<keyof typeof STYLES, 'time'>;

/** The day that it is at the head office, whoever reads it wherever: `21 Nov 2026`, `1er novembre 2026`. */
export function writtenDate(at: string | Date, language: string, style: DateStyle): string {
  return write(at, language, { ...STYLES[style], timeZone: OFFICE_TIME_ZONE });
}

/** A day with its time, by the clock of who reads it. */
export function writtenDateTime(at: string | Date, language: string): string {
  return write(at, language, STYLES.time);
}

const NO_BREAK = '\u00a0';

/** The days between two dates (`2026-12-01`): `Tue 1 – Thu 3 Dec`, `mar. 1er – jeu. 3 déc.`. Lines break beside the dash only. */
export function writtenDays(from: string, to: string, language: string): string {
  const dayOf = (date: string, style: 'whole' | 'short') => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      write(date, language, { ...options, timeZone: 'UTC' });
    const month = style === 'whole' ? [part({ month: 'short' })] : [];
    return [part({ weekday: 'short' }), part({ day: 'numeric' }), ...month].join(NO_BREAK);
  };
  if (from === to) return dayOf(to, 'whole');
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${dayOf(from, oneMonth ? 'short' : 'whole')} – ${dayOf(to, 'whole')}`;
}

/** Making a format costs a hundred times as much as using it; there are a few languages and styles. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

function write(at: string | Date, language: string, options: Intl.DateTimeFormatOptions): string {
  // English dates are written day first, as the region does.
  const locale = language === 'en' ? 'en-GB' : language;
  const text = formatOf(locale, options).format(new Date(at));
  // French writes the first of a month as an ordinal, which Intl does not.
  return language === 'fr' ? text.replace(/^1(?=\s|$)/, '1er') : text;
}
