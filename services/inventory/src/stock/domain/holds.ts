import { availableOf } from './availability';
import { moveReservation, openReservation } from './reservation-steps';
import type { Shortage } from './stock-error';
import { sumLines } from './stock-error';
import type { ReservationRow, StockLine } from './stock-rows';
import type { StockUnitOfWork } from './stock-unit-of-work';

/** Counters hold what is held, swept or not; ending a hold gives its pieces back, maybe to the hold that lent them. */
export function endHold(
  work: StockUnitOfWork,
  hold: ReservationRow,
  status: 'released' | 'expired',
  now: Date,
): ReservationRow {
  for (const line of hold.lines) work.count(line.productId, { held: -line.quantity });
  const ended = moveReservation(work, hold, status, { at: now, actor: null });
  returnToLender(work, ended, now);
  return ended;
}

/** A hold that lent its pieces is held again while its own time is not over and the pieces are there. */
function returnToLender(work: StockUnitOfWork, ended: ReservationRow, now: Date): void {
  const lender = lenderOf(work, ended);
  if (lender?.lentTo !== ended.holdId) return;
  const edit = { lentTo: null };
  const due = lender.status === 'released' && lender.expiresAt > now;
  if (!due || shortagesOf(work, lender.lines).length > 0) {
    work.reservations.change(lender.holdId, edit);
    return;
  }
  for (const line of lender.lines) work.count(line.productId, { held: line.quantity });
  moveReservation(work, lender, 'held', { at: now, actor: null }, edit);
}

/** The hold whose pieces this one may take over. */
export function lenderOf(
  work: StockUnitOfWork,
  { replaces }: Pick<ReservationRow, 'replaces'>,
): ReservationRow | undefined {
  return replaces === null ? undefined : work.reservations.get(replaces);
}

/**
 * Frees what a hold has in favour of another. The pieces of another owner are lent; between holds of one owner the earlier one is
 * over.
 */
export function takeOver(
  work: StockUnitOfWork,
  lender: ReservationRow,
  taker: Pick<ReservationRow, 'holdId' | 'checkoutId'>,
  now: Date,
): void {
  const lentTo = lender.checkoutId === taker.checkoutId ? null : taker.holdId;
  if (lender.status === 'held') {
    for (const line of lender.lines) work.count(line.productId, { held: -line.quantity });
    moveReservation(work, lender, 'released', { at: now, actor: null }, { lentTo });
  } else if (lender.lentTo !== null && lender.lentTo !== lentTo) {
    work.reservations.change(lender.holdId, { lentTo });
  }
}

/** Ends a hold whose time is over. Does nothing to any other. */
export function expireHold(work: StockUnitOfWork, holdId: string, now: Date): void {
  const hold = work.reservations.get(holdId);
  if (hold?.status !== 'held' || hold.expiresAt > now) return;
  const reservation = endHold(work, hold, 'expired', now);
  work.raise({ type: 'released', reservation, reason: 'expired' });
}

/** What is missing when the pieces of `lender`, if it holds any, count as free. */
function shortagesOf(
  work: StockUnitOfWork,
  lines: readonly StockLine[],
  lender?: ReservationRow,
): Shortage[] {
  const lent = new Map(
    lender?.status === 'held'
      ? lender.lines.map(({ productId, quantity }) => [productId, quantity])
      : [],
  );
  return lines.flatMap(({ productId, quantity }) => {
    const available = availableOf(work.product(productId)) + (lent.get(productId) ?? 0);
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
  lender?: ReservationRow,
): Shortage[] {
  const shortages = shortagesOf(work, lines, lender);
  if (shortages.length === 0) return shortages;
  const short = new Set(shortages.map((shortage) => shortage.productId));
  for (const hold of work.reservations.all()) {
    if (hold.lines.some((line) => short.has(line.productId))) expireHold(work, hold.holdId, now);
  }
  return shortagesOf(work, lines, lender);
}

/** Holds all lines or none. A hold id that is known already was decided already. */
export function placeHold(
  work: StockUnitOfWork,
  command: {
    holdId: string;
    checkoutId: string;
    lines: readonly StockLine[];
    expiresAt: Date;
    replaces?: string | undefined;
  },
  now: Date,
): void {
  if (work.reservations.get(command.holdId)) return;
  const { holdId, checkoutId, expiresAt, replaces = null } = command;
  const lines = sumLines(command.lines);
  const lender = lenderOf(work, { replaces });
  const shortages = findShortages(work, lines, now, lender);
  const status = shortages.length === 0 ? 'held' : 'refused';
  const reservation = openReservation(
    work,
    { holdId, checkoutId, status, lines, expiresAt, replaces },
    now,
  );
  if (status === 'refused') {
    work.raise({ type: 'hold-refused', reservation, shortages });
    return;
  }
  if (lender) takeOver(work, lender, reservation, now);
  else if (replaces !== null) blockHold(work, replaces, now);
  for (const line of lines) work.count(line.productId, { held: line.quantity });
  work.raise({ type: 'held', reservation });
}

/** Writes a hold down as released that is not known yet, so that the command which places it holds nothing. */
function blockHold(work: StockUnitOfWork, holdId: string, now: Date): void {
  openReservation(
    work,
    { holdId, checkoutId: '', status: 'released', lines: [], expiresAt: now },
    now,
  );
}

/**
 * Gives a hold back. One that is not known yet was overtaken by its release and is never placed; one whose pieces are lent gets them
 * back no more.
 */
export function releaseHold(
  work: StockUnitOfWork,
  command: { holdId: string; reason: string },
  now: Date,
): void {
  const hold = work.reservations.get(command.holdId);
  if (!hold) return blockHold(work, command.holdId, now);
  if (hold.lentTo !== null) work.reservations.change(hold.holdId, { lentTo: null });
  if (hold.status !== 'held') return;
  const reservation = endHold(work, hold, 'released', now);
  work.raise({ type: 'released', reservation, reason: command.reason });
}
