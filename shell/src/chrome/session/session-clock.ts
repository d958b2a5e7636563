/** The warning stands this long before the session ends. */
export const WARNING_MS = 2 * 60 * 1000;

export type SessionPhase = 'quiet' | 'warning' | 'over';

/** Where a session that ends at `endsAt` stands at `now`. */
export function sessionPhase(endsAt: string | null, now: number): SessionPhase {
  if (endsAt === null) return 'quiet';
  const left = new Date(endsAt).getTime() - now;
  if (left <= 0) return 'over';
  return left <= WARNING_MS ? 'warning' : 'quiet';
}

/** Milliseconds until the phase changes, or null when it never does. */
export function untilNextPhase(endsAt: string | null, now: number): number | null {
  if (endsAt === null) return null;
  const left = new Date(endsAt).getTime() - now;
  if (left <= 0) return null;
  return left > WARNING_MS ? left - WARNING_MS : left;
}
