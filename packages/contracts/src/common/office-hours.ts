import { z } from 'zod';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days that are looked through for office time. */
const HORIZON_DAYS = 400;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** A time zone by its IANA name. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'Not a time zone');

/** When people work: days of the week (0 = Sunday), hours of the clocks in a time zone, and the dates on which nobody does. */
export const officeHoursSchema = z.object({
  timeZone: timeZoneSchema,
  openDays: z.array(z.number().int().min(0).max(6)),
  opensAtHour: z.number().int().min(0).max(23),
  closesAtHour: z.number().int().min(1).max(24),
  holidays: z.array(z.iso.date()),
});
export type OfficeHours = z.infer<typeof officeHoursSchema>;

/** The time from when an office is open until it closes, both in milliseconds. */
type Opening = { opens: number; closes: number };

/** Whether it is office time. */
export function isOfficeTime(hours: OfficeHours, at: Date): boolean {
  const opening = openingOf(hours, localDay(hours.timeZone, at.getTime()));
  return opening !== null && at.getTime() >= opening.opens && at.getTime() < opening.closes;
}

/** The first moment of office time from a time on; null when there is none in a year. */
export function nextOfficeTime(hours: OfficeHours, from: Date): Date | null {
  const next = openingsFrom(hours, from.getTime()).next();
  return next.done ? null : new Date(next.value.opens);
}

/** When so many milliseconds of office time will have passed; null when that takes more than a year. */
export function addOfficeTime(hours: OfficeHours, from: Date, ms: number): Date | null {
  let left = ms;
  for (const { opens, closes } of openingsFrom(hours, from.getTime())) {
    if (opens + left <= closes) return new Date(opens + left);
    left -= closes - opens;
  }
  return null;
}

/** Milliseconds of office time between two times. */
export function officeTimeBetween(hours: OfficeHours, from: Date, to: Date): number {
  let sum = 0;
  for (const { opens, closes } of openingsFrom(hours, from.getTime())) {
    if (opens >= to.getTime()) break;
    sum += Math.min(closes, to.getTime()) - opens;
  }
  return sum;
}

/** Openings that are not over at a time; the first begins with it at the earliest. */
function* openingsFrom(hours: OfficeHours, from: number): Generator<Opening> {
  const first = localDay(hours.timeZone, from);
  for (let day = first; day < first + HORIZON_DAYS; day += 1) {
    const opening = openingOf(hours, day);
    if (opening && opening.closes > from) {
      yield { opens: Math.max(opening.opens, from), closes: opening.closes };
    }
  }
}

/** When an office opens on a day, counted from 1970-01-01; null when it does not. */
function openingOf(hours: OfficeHours, day: number): Opening | null {
  const date = new Date(day * DAY_MS);
  if (!hours.openDays.includes(date.getUTCDay())) return null;
  if (hours.holidays.includes(date.toISOString().slice(0, 10))) return null;
  const opens = instantAt(hours.timeZone, day, hours.opensAtHour);
  const closes = instantAt(hours.timeZone, day, hours.closesAtHour);
  return opens < closes ? { opens, closes } : null;
}

/** When the clocks of a zone show an hour of a day. */
function instantAt(timeZone: string, day: number, hour: number): number {
  const wall = day * DAY_MS + hour * HOUR_MS;
  // The first guess may lie on the other side of a change of the clocks.
  const guess = wall - offsetAt(timeZone, wall);
  return wall - offsetAt(timeZone, guess);
}

function localDay(timeZone: string, at: number): number {
  return Math.floor((at + offsetAt(timeZone, at)) / DAY_MS);
}

/** Milliseconds that the clocks of a zone are ahead of UTC at a time. */
function offsetAt(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(at / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
