/** Time zone of the company's offices (IANA). */
export const OFFICE_TIME_ZONE = 'Asia/Dubai';
/** Hours that it is ahead of UTC, all year. */
export const OFFICE_UTC_OFFSET_HOURS = 4;

const HOUR_MS = 3_600_000;

/** The day (`2026-03-07`) that it is at the offices. */
export function officeDay(at: Date): string {
  return new Date(at.getTime() + OFFICE_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** The last second of a day (`2026-03-07`) at the offices, as an instant in ISO 8601. Throws on what is no date. */
export function endOfOfficeDay(date: string): string {
  const end = new Date(`${date}T23:59:59.000Z`).getTime() - OFFICE_UTC_OFFSET_HOURS * HOUR_MS;
  return new Date(end).toISOString();
}
