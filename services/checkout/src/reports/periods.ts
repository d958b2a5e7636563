import { daysIn, type Period } from '@solar/contracts/checkout/reports-http';
import { OFFICE_UTC_OFFSET_HOURS } from '@solar/contracts/common/office-time';

const DAY_MS = 86_400_000;
const OFFSET_MS = OFFICE_UTC_OFFSET_HOURS * 3_600_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** As many days as the period has, right before it. */
export function periodBefore(period: Period): Period {
  const start = Date.parse(period.from);
  return { from: dayOf(start - daysIn(period) * DAY_MS), to: dayOf(start - DAY_MS) };
}

/** Condition on a time for the days of a period, which are those of the offices. */
export function within({ from, to }: Period): { $gte: Date; $lt: Date } {
  const start = Date.parse(from) - OFFSET_MS;
  const end = Date.parse(to) - OFFSET_MS + DAY_MS;
  return { $gte: new Date(start), $lt: new Date(end) };
}

/** The days (YYYY-MM-DD) of a period in their order, or its months (YYYY-MM). */
export function stepsOf(period: Period, by: 'day' | 'month'): string[] {
  const start = Date.parse(period.from);
  const days = Array.from({ length: daysIn(period) }, (_, index) => dayOf(start + index * DAY_MS));
  return by === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}
