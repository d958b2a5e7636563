import type { PickLine } from '../stock/domain/stock-rows';
import type { MoveDoc } from '../stock/move.schema';

type Place = Pick<PickLine, 'productId' | 'binId' | 'lot'>;
type Leaving = Pick<MoveDoc, 'productId' | 'lot' | 'from' | 'serials'>;

const keyOf = ({ productId, binId, lot }: Place) => `${productId}|${binId}|${lot}`;

/** The serial numbers of the pieces that an order took from a bin and lot, by the moves with which they left. */
export function shippedSerials(moves: readonly Leaving[]): (place: Place) => string[] {
  const found = new Map<string, string[]>();
  for (const { from, serials = [], ...move } of moves) {
    if (from.kind !== 'bin') continue;
    const key = keyOf({ ...move, binId: from.binId });
    found.set(key, [...(found.get(key) ?? []), ...serials]);
  }
  return (place) => (found.get(keyOf(place)) ?? []).toSorted();
}
