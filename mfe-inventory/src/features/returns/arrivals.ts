import type { BinRef } from '@solar/contracts/inventory/fields';
import type { IncomingReturn, ReceiveReturnBody } from '@solar/contracts/inventory/returns';
import { toSerials } from '../lines/draft-line';

/** What is typed for one product and lot of a return. */
export interface Arrival {
  /** Position of its line in the return. */
  line: number;
  lot: string | null;
  sellable: number;
  damaged: number;
  bin: BinRef | null;
  /** Serial numbers as typed or scanned, by condition. */
  sellableSerials?: string;
  damagedSerials?: string;
}

/** A start in which everything came in order; a product that was shipped in several lots has a row for each. */
export function arrivalsOf({ lines }: Pick<IncomingReturn, 'lines'>): Arrival[] {
  return lines.flatMap(({ quantity, lots, serials = [] }, line) =>
    (lots.length > 0 ? lots : [null]).map((lot, index) => ({
      ...{ line, lot, damaged: 0, bin: null },
      sellable: index === 0 ? quantity : 0,
      ...(index === 0 && serials.length > 0 && { sellableSerials: serials.join('\n') }),
    })),
  );
}

/** Pieces of a line that its other rows leave. */
export function roomFor(
  arrivals: readonly Arrival[],
  index: number,
  { lines }: Pick<IncomingReturn, 'lines'>,
): number {
  const here = arrivals[index];
  const total = lines[here?.line ?? -1]?.quantity ?? 0;
  return arrivals.reduce(
    (left, { line, sellable, damaged }, at) =>
      at === index || line !== here?.line ? left : left - sellable - damaged,
    total,
  );
}

/** Whether something sellable has no bin yet. */
export function isBinMissing(arrivals: readonly Arrival[]): boolean {
  return arrivals.some(({ sellable, bin }) => sellable > 0 && !bin);
}

/** The lines to send; null while nothing came, or something sellable has no bin. */
export function receiptLines(
  arrivals: readonly Arrival[],
  { lines }: Pick<IncomingReturn, 'lines'>,
): ReceiveReturnBody['lines'] | null {
  if (isBinMissing(arrivals)) return null;
  const sent = arrivals.flatMap(({ line, lot, sellable, damaged, bin, ...numbers }) => {
    const productId = lines[line]?.product.productId ?? '';
    const binId = bin?.binId ?? '';
    return [
      ...(sellable > 0
        ? [
            {
              ...{ productId, lot, quantity: sellable, binId },
              ...{ condition: 'sellable' as const, ...toSerials(numbers.sellableSerials) },
            },
          ]
        : []),
      ...(damaged > 0
        ? [
            {
              ...{ productId, lot, quantity: damaged },
              ...{ condition: 'damaged' as const, ...toSerials(numbers.damagedSerials) },
            },
          ]
        : []),
    ];
  });
  return sent.length > 0 ? sent : null;
}
