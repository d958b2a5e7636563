import type { OfficeStatus } from '@solar/contracts/account/chat-protocol';
import { OFFICE_UTC_OFFSET_HOURS } from '@solar/contracts/common/office-time';

/** Sunday to Thursday, 9:00 to 18:00 in Dubai, which has no summer time. */
const OFFICE = { days: [0, 1, 2, 3, 4], opens: 9, closes: 18 } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether the office is open at a time, and when it opens next if it is not. */
export function officeStatus(now: Date): OfficeStatus {
  const local = new Date(now.getTime() + OFFICE_UTC_OFFSET_HOURS * HOUR_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const isWorkday = (day: number) => (OFFICE.days as readonly number[]).includes(day);
  const hour = (local.getTime() - midnight) / HOUR_MS;
  if (isWorkday(local.getUTCDay()) && hour >= OFFICE.opens && hour < OFFICE.closes) {
    return { open: true, opensAt: null };
  }
  let day = midnight;
  while (!isWorkday(new Date(day).getUTCDay()) || day + OFFICE.opens * HOUR_MS <= local.getTime()) {
    day += DAY_MS;
  }
  const opens = day + (OFFICE.opens - OFFICE_UTC_OFFSET_HOURS) * HOUR_MS;
  return { open: false, opensAt: new Date(opens).toISOString() };
}
