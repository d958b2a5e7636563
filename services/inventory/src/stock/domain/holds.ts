import { HOLD_TRANSITIONS } from '@solar/contracts/inventory/states';
import { canTransition } from '@solar/contracts/common/state-machine';
import { availableOf } from './availability';
import type { StockBook } from './stock-book';
import type { Shortage } from './stock-error';
import { sumLines } from './stock-error';
import type { HoldRow, StockLine } from './stock-rows';

/** Counters hold what is active, swept or not; ending a hold gives its pieces back. */
function endHold(book: StockBook, hold: HoldRow, status: 'released' | 'expired'): HoldRow {
  for (const line of hold.lines) book.count(line.productId, { held: -line.quantity });
  return book.holds.change(hold.holdId, { status });
}

/** Ends a hold whose time is over. Does nothing to any other. */
export function expireHold(book: StockBook, holdId: string, now: Date): void {
  const hold = book.holds.get(holdId);
  if (!hold || hold.status !== 'active' || hold.expiresAt > now) return;
  book.tell({ type: 'released', hold: endHold(book, hold, 'expired'), reason: 'expired' });
}

function shortagesOf(book: StockBook, lines: readonly StockLine[]): Shortage[] {
  return lines.flatMap((line) => {
    const available = availableOf(book.product(line.productId));
    return available >= line.quantity
      ? []
      : [
          {
            productId: line.productId,
            requested: line.quantity,
            available: Math.max(0, available),
          },
        ];
  });
}

/**
 * What is missing for the lines (summed by product). Holds whose time is over count as nothing: when
 * something is missing they are ended first, whether the sweeper has come by or not.
 */
export function findShortages(book: StockBook, lines: readonly StockLine[], now: Date): Shortage[] {
  const shortages = shortagesOf(book, lines);
  if (shortages.length === 0) return shortages;
  const short = new Set(shortages.map((shortage) => shortage.productId));
  for (const hold of book.holds.all()) {
    if (hold.lines.some((line) => short.has(line.productId))) expireHold(book, hold.holdId, now);
  }
  return shortagesOf(book, lines);
}

/** Holds all lines or none. A hold id that is known already was decided already. */
export function placeHold(
  book: StockBook,
  command: { holdId: string; checkoutId: string; lines: readonly StockLine[]; expiresAt: Date },
  now: Date,
): void {
  if (book.holds.get(command.holdId)) return;
  const lines = sumLines(command.lines);
  const shortages = findShortages(book, lines, now);
  const hold: HoldRow = {
    holdId: command.holdId,
    checkoutId: command.checkoutId,
    status: shortages.length === 0 ? 'active' : 'refused',
    lines,
    expiresAt: command.expiresAt,
    orderId: null,
    version: 1,
  };
  book.holds.put(hold.holdId, hold);
  if (shortages.length > 0) {
    book.tell({ type: 'hold-refused', hold, shortages });
    return;
  }
  for (const line of lines) book.count(line.productId, { held: line.quantity });
  book.tell({ type: 'held', hold });
}

/**
 * Gives a hold back. A hold that is not known yet is written down as released, so that a place command
 * that was overtaken by its release holds nothing.
 */
export function releaseHold(
  book: StockBook,
  command: { holdId: string; reason: string },
  now: Date,
): void {
  const hold = book.holds.get(command.holdId);
  if (!hold) {
    book.holds.put(command.holdId, {
      holdId: command.holdId,
      checkoutId: '',
      status: 'released',
      lines: [],
      expiresAt: now,
      orderId: null,
      version: 1,
    });
    return;
  }
  if (hold.status !== 'active' || !canTransition(HOLD_TRANSITIONS, hold.status, 'released')) return;
  const ended = endHold(book, hold, 'released');
  book.tell({ type: 'released', hold: ended, reason: command.reason });
}

/** Moves the end of an active hold; an ended hold stays ended. */
export function extendHold(book: StockBook, command: { holdId: string; expiresAt: Date }): void {
  const hold = book.holds.get(command.holdId);
  if (hold?.status !== 'active') return;
  book.holds.change(hold.holdId, { expiresAt: command.expiresAt });
}
