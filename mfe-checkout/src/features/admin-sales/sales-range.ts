import { daysIn, type Period } from '@solar/contracts/checkout/reports-http';
import { officeDay } from '@solar/contracts/common/office-time';

const DAY_MS = 86_400_000;
/** More days than this are drawn as months. */
const DAYS_DRAWN = 92;

export const RANGES = ['7', '30', '90', '365'] as const;
export type Range = (typeof RANGES)[number];

/** So many days, today with them. */
export function lastDays(range: Range, now = new Date()): Period {
  const first = new Date(now.getTime() - (Number(range) - 1) * DAY_MS);
  return { from: officeDay(first), to: officeDay(now) };
}

/** What the bars of a chart of this period stand for. */
export const stepOf = (period: Period): 'day' | 'month' =>
  daysIn(period) > DAYS_DRAWN ? 'month' : 'day';

/** By which share a number is above or below the one before; null where there was none. */
export function change(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** A round number above the largest of a chart, so that its scale is easy to read. */
export function roundTop(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8].find((one) => one * power > largest) ?? 10;
  return Math.max(2, step * power);
}
