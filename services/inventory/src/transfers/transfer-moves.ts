import type { CancelTransfer, ReceiveTransfer } from '@solar/contracts/inventory/transfers';
import { problem } from '@solar/service-kit/errors/problem';
import type { NewMove } from '../stock/domain/moves';
import type { TransferLine } from './transfer.schema';

const TRANSIT = { kind: 'transit' } as const;
const LOSS = { kind: 'loss' } as const;

/** Pieces of a line that left their bin and have not arrived. */
export function inTransit(line: TransferLine): number {
  return line.quantity - line.received - line.missing;
}

/** Source to transit, when the goods leave. */
export function dispatchMoves(lines: readonly TransferLine[]): NewMove[] {
  return lines.map(({ productId, lot, quantity, from }) => ({
    productId,
    lot,
    quantity,
    from,
    to: TRANSIT,
    reason: 'transfer_out',
  }));
}

function arrive(line: TransferLine, received: number): NewMove[] {
  if (received === 0) return [];
  const { productId, lot, to, age } = line;
  return [{ productId, lot, quantity: received, from: TRANSIT, to, age, reason: 'transfer_in' }];
}

function loseInTransit(line: TransferLine, missing: number): NewMove[] {
  if (missing === 0) return [];
  const { productId, lot } = line;
  const ends = { from: TRANSIT, to: LOSS };
  return [{ productId, lot, quantity: missing, ...ends, reason: 'transfer_loss' }];
}

/** Applies what arrived: the lines as they are then, and the moves. Throws 409 on more than is in transit. */
export function receive(
  lines: readonly TransferLine[],
  arrivals: ReceiveTransfer['lines'],
): { lines: TransferLine[]; moves: NewMove[] } {
  const next = [...lines];
  const moves = arrivals.flatMap(({ line: index, received, missing }) => {
    const line = next[index];
    if (!line || received + missing > inTransit(line)) {
      throw problem.conflict(
        'transfer.exceeds_transit',
        `Line ${index + 1} has ${line ? inTransit(line) : 0} pieces in transit`,
      );
    }
    next[index] = {
      ...line,
      received: line.received + received,
      missing: line.missing + missing,
    };
    return [...arrive(line, received), ...loseInTransit(line, missing)];
  });
  return { lines: next, moves };
}

/** What happens to goods that are still in transit when a transfer is cancelled. */
export function cancelMoves(
  lines: readonly TransferLine[],
  fate: CancelTransfer['inTransit'],
): NewMove[] {
  return lines.flatMap((line): NewMove[] => {
    const pieces = inTransit(line);
    if (fate === 'write_off') return loseInTransit(line, pieces);
    const { productId, lot, from, age } = line;
    if (pieces === 0) return [];
    const ends = { from: TRANSIT, to: from, age };
    return [{ productId, lot, quantity: pieces, ...ends, reason: 'transfer_cancelled' as const }];
  });
}
