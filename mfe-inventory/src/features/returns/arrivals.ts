import { RETURN_LIKELY_CONDITION } from '@solar/contracts/checkout/return-states';
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

/**
 * A start in which everything came, in the condition that the reason suggests; a product that was shipped in several lots has a row
 * for each.
 */
export function arrivalsOf({ lines }: Pick<IncomingReturn, 'lines'>): Arrival[] {
  return lines.flatMap(({ quantity, lots, reason, serials = [] }, line) => {
    const condition = RETURN_LIKELY_CONDITION[reason];
    const all = {
      [condition]: quantity,
      ...(serials.length > 0 && { [`${condition}Serials`]: serials.join('\n') }),
    };
    return (lots.length > 0 ? lots : [null]).map((lot, index) => ({
      ...{ line, lot, sellable: 0, damaged: 0, bin: null },
      ...(index === 0 && all),
    }));
  });
}

/** Another number of pieces in a condition; serial numbers go with them from the condition that has no pieces left. */
export function counted(
  arrival: Arrival,
  condition: 'sellable' | 'damaged',
  quantity: number,
): Arrival {
  const other = condition === 'sellable' ? 'damaged' : 'sellable';
  const left = arrival[other] === 0 ? arrival[`${other}Serials`] : undefined;
  const moves = left && !arrival[`${condition}Serials`];
  return {
    ...arrival,
    [condition]: quantity,
    ...(moves && { [`${condition}Serials`]: left, [`${other}Serials`]: '' }),
  };
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
