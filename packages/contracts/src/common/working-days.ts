import { officeDay } from './office-time';

const DAY_MS = 86_400_000;
const SATURDAY_SUNDAY: readonly number[] = [6, 0];
const FRIDAY_SATURDAY: readonly number[] = [5, 6];
/** Countries whose week ends on Friday and Saturday; in the UAE, as nearly everywhere else, it is Saturday and Sunday. */
const REST_ON_FRIDAY = new Set('BD BH DZ EG IQ JO KW LY MV OM PS QA SA SD SY YE'.split(' '));

/** Where and when days are counted; `holidays` are dates on which the offices are closed. */
export type WorkingWeek = { country: string; holidays?: readonly string[] };

/** Whether people deliver on a date (`2026-12-01`) in a country. */
export function isWorkingDay(date: string, { country, holidays = [] }: WorkingWeek): boolean {
  const rest = REST_ON_FRIDAY.has(country) ? FRIDAY_SATURDAY : SATURDAY_SUNDAY;
  return !rest.includes(new Date(date).getUTCDay()) && !holidays.includes(date);
}

/** The date so many working days after another one, which itself does not count; none leads to the first working day from it on. */
export function addWorkingDays(date: string, count: number, week: WorkingWeek): string {
  let day = date;
  let left = count;
  while (left > 0 || !isWorkingDay(day, week)) {
    day = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(day, week)) left -= 1;
  }
  return day;
}

/** The first and the last date on which goods that leave after a time are expected. */
export type Arrival = { from: string; to: string };

/** When goods arrive that take so many working days from a time on. */
export function arrivalAfter(
  { minDays, maxDays }: { minDays: number; maxDays: number },
  at: Date,
  week: WorkingWeek,
): Arrival {
  const today = officeDay(at);
  return { from: addWorkingDays(today, minDays, week), to: addWorkingDays(today, maxDays, week) };
}
