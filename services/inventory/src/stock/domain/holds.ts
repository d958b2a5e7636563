import { availableOf } from './availability';
import { moveReservation, openReservation } from './reservation-steps';
import type { Shortage } from './stock-error';
import { sumLines } from './stock-error';
import type { ReservationRow, StockLine } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** Counters hold what is held, swept or not; ending a hold gives its pieces back. */
function endHold(
  work: StockUnitOfWork,
  hold: ReservationRow,
  status: 'released' | 'expired',
  now: Date,
): ReservationRow {
  for (const line of hold.lines) work.count(line.productId, { held: -line.quantity });
  return moveReservation(work, hold, status, { at: now, actor: null });
}

/** Ends a hold whose time is over. Does nothing to any other. */
export function expireHold(work: StockUnitOfWork, holdId: string, now: Date): void {
  const hold = work.reservations.get(holdId);
  if (hold?.status !== 'held' || hold.expiresAt > now) return;
  const reservation = endHold(work, hold, 'expired', now);
  work.raise({ type: 'released', reservation, reason: 'expired' });
}

function shortagesOf(work: StockUnitOfWork, lines: readonly StockLine[]): Shortage[] {
  return lines.flatMap(({ productId, quantity }) => {
    const available = availableOf(work.product(productId));
    if (available >= quantity) return [];
    return [{ productId, requested: quantity, available: Math.max(0, available) }];
  });
}

/**
 * What is missing for the lines (summed by product). Holds whose time is over count as nothing: when
 * something is missing they are ended first, whether the sweeper has come by or not.
 */
export function findShortages(
  work: StockUnitOfWork,
  lines: readonly StockLine[],
  now: Date,
): Shortage[] {
  const shortages = shortagesOf(work, lines);
  if (shortages.length === 0) return shortages;
  const short = new Set(shortages.map((shortage) => shortage.productId));
  for (const hold of work.reservations.all()) {
    if (hold.lines.some((line) => short.has(line.productId))) expireHold(work, hold.holdId, now);
  }
  return shortagesOf(work, lines);
}

/** Holds all lines or none. A hold id that is known already was decided already. */
export function placeHold(
  work: StockUnitOfWork,
  command: { holdId: string; checkoutId: string; lines: readonly StockLine[]; expiresAt: Date },
  now: Date,
): void {
  if (work.reservations.get(command.holdId)) return;
  const { holdId, checkoutId, expiresAt } = command;
  const lines = sumLines(command.lines);
  const shortages = findShortages(work, lines, now);
  const status = shortages.length === 0 ? 'held' : 'refused';
  const reservation = openReservation(work, { holdId, checkoutId, status, lines, expiresAt }, now);
  if (status === 'refused') {
    work.raise({ type: 'hold-refused', reservation, shortages });
    return;
  }
  for (const line of lines) work.count(line.productId, { held: line.quantity });
  work.raise({ type: 'held', reservation });
}

/**
 * Gives a hold back. A hold that is not known yet is written down as released, so that a place command
 * that was overtaken by its release holds nothing.
 */
export function releaseHold(
  work: StockUnitOfWork,
  command: { holdId: string; reason: string },
  now: Date,
): void {
  const hold = work.reservations.get(command.holdId);
  if (!hold) {
    const { holdId } = command;
    openReservation(
      work,
      { holdId, checkoutId: '', status: 'released', lines: [], expiresAt: now },
      now,
    );
    return;
  }
  if (hold.status !== 'held') return;
  const reservation = endHold(work, hold, 'released', now);
  work.raise({ type: 'released', reservation, reason: command.reason });
}
