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

/** Pieces of a line that are still in transit, by their serial numbers. */
function openSerials({ serials = [], settled = [] }: TransferLine): string[] {
  return serials.filter((number) => !settled.includes(number));
}

function named(serials: readonly string[] | undefined): { serials?: readonly string[] } {
  return serials && serials.length > 0 ? { serials } : {};
}

/** Which pieces arrived: those that are named, or all that are still in transit. The others of them are missing. */
function whichArrived(
  line: TransferLine,
  { received, missing, serials }: ReceiveTransfer['lines'][number],
): { arrived: readonly string[]; lost: readonly string[] } {
  const open = openSerials(line);
  const arrived = serials ?? (received === open.length ? open : []);
  const rest = open.filter((number) => !arrived.includes(number));
  return { arrived, lost: rest.length === missing ? rest : [] };
}

/** Source to transit, when the goods leave. */
export function dispatchMoves(lines: readonly TransferLine[]): NewMove[] {
  return lines.map(({ productId, lot, quantity, from, serials }) => ({
    productId,
    lot,
    quantity,
    from,
    to: TRANSIT,
    reason: 'transfer_out',
    ...named(serials),
  }));
}

function arrive(line: TransferLine, received: number, serials: readonly string[]): NewMove[] {
  if (received === 0) return [];
  const { productId, lot, to, age } = line;
  const ends = { from: TRANSIT, to, age, ...named(serials) };
  return [{ productId, lot, quantity: received, ...ends, reason: 'transfer_in' }];
}

function loseInTransit(line: TransferLine, missing: number, serials: readonly string[]): NewMove[] {
  if (missing === 0) return [];
  const { productId, lot } = line;
  const ends = { from: TRANSIT, to: LOSS, ...named(serials) };
  return [{ productId, lot, quantity: missing, ...ends, reason: 'transfer_loss' }];
}

/** Applies what arrived: the lines as they are then, and the moves. Throws 409 on more than is in transit. */
export function receive(
  lines: readonly TransferLine[],
  arrivals: ReceiveTransfer['lines'],
): { lines: TransferLine[]; moves: NewMove[] } {
  const next = [...lines];
  const moves = arrivals.flatMap((arrival) => {
    const { line: index, received, missing } = arrival;
    const line = next[index];
    if (!line || received + missing > inTransit(line)) {
      throw problem.conflict(
        'transfer.exceeds_transit',
        `Line ${index + 1} has ${line ? inTransit(line) : 0} pieces in transit`,
      );
    }
    const { arrived, lost } = whichArrived(line, arrival);
    next[index] = {
      ...line,
      received: line.received + received,
      missing: line.missing + missing,
      ...(line.serials && { settled: [...(line.settled ?? []), ...arrived, ...lost] }),
    };
    return [...arrive(line, received, arrived), ...loseInTransit(line, missing, lost)];
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
    if (fate === 'write_off') return loseInTransit(line, pieces, openSerials(line));
    const { productId, lot, from, age } = line;
    if (pieces === 0) return [];
    const ends = { from: TRANSIT, to: from, age, ...named(openSerials(line)) };
    return [{ productId, lot, quantity: pieces, ...ends, reason: 'transfer_cancelled' as const }];
  });
}
