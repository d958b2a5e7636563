import type { LocalizedText } from './localized';
import type { OfficeHours } from './office-hours';

type Week = Pick<OfficeHours, 'openDays' | 'opensAtHour' | 'closesAtHour'>;
/** Days that follow each other, by number (0 = Sunday). */
type Run = { first: number; last: number; length: number };

interface Words {
  locale: string;
  days: (first: string, last: string) => string;
  day: (name: string) => string;
  hours: (opens: string, closes: string) => string;
  hour: (hour: number) => string;
  always: string;
  closed: string;
}

const WEEK = 7;
/** Two days are named each, three and more by the first and the last. */
const NAMED_EACH = 2;
/** A Sunday, from which days of the week are counted. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

const EN: Words = {
  locale: 'en-GB',
  days: (first, last) => `${first} to ${last}`,
  day: (name) => name,
  hours: (opens, closes) => `${opens} to ${closes}`,
  hour: (hour) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`,
  always: 'every day',
  closed: 'Closed',
};
const FR: Words = {
  locale: 'fr',
  days: (first, last) => `du ${first} au ${last}`,
  day: (name) => `le ${name}`,
  hours: (opens, closes) => `de ${opens} à ${closes}`,
  hour: (hour) => `${hour} h`,
  always: 'tous les jours',
  closed: 'Fermé',
};

/** When people answer, as pages say it. */
export function officeHoursText(week: Week): LocalizedText {
  return { en: textIn(EN, week), fr: textIn(FR, week) };
}

function textIn(words: Words, { openDays, opensAtHour, closesAtHour }: Week): string {
  if (openDays.length === 0 || !(opensAtHour < closesAtHour)) return words.closed;
  const days = openDays.length === WEEK ? words.always : daysText(words, runsOf(openDays));
  const hours = words.hours(words.hour(opensAtHour), words.hour(closesAtHour));
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${hours}`;
}

function daysText(words: Words, runs: readonly Run[]): string {
  const name = new Intl.DateTimeFormat(words.locale, { weekday: 'long', timeZone: 'UTC' });
  const named = (day: number) => name.format(SUNDAY + day * DAY_MS);
  const parts = runs.flatMap(({ first, last, length }) => {
    if (length > NAMED_EACH) return [words.days(named(first), named(last))];
    return (length === 1 ? [first] : [first, last]).map((day) => words.day(named(day)));
  });
  return new Intl.ListFormat(words.locale).format(parts);
}

/** A run may go over the end of the week; not for weeks without a closed day. */
function runsOf(openDays: readonly number[]): Run[] {
  const open = new Set(openDays);
  const firsts = [...open].filter((day) => !open.has((day + WEEK - 1) % WEEK));
  return firsts
    .toSorted((one, other) => one - other)
    .map((first) => {
      let length = 1;
      while (open.has((first + length) % WEEK)) length += 1;
      return { first, last: (first + length - 1) % WEEK, length };
    });
}
