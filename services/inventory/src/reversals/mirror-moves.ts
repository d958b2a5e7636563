import type { NewMove } from '../stock/domain/moves';
import type { GoodsAge, MoveRow, Worth } from '../stock/domain/stock-rows';

type Posted = Pick<MoveRow, 'productId' | 'lot' | 'quantity' | 'from' | 'to'> & {
  age?: GoodsAge | null;
  worth?: Worth | null;
  serials?: readonly string[];
};

/** Moves that take these back: each the other way round, the last one first. */
export function mirrorMoves(moves: readonly Posted[]): NewMove[] {
  return moves.toReversed().map(({ productId, lot, quantity, from, to, age, worth, serials }) => ({
    ...{ productId, lot, quantity },
    from: to,
    to: from,
    age: age ?? null,
    worth: worth ?? null,
    ...(serials && { serials }),
    reason: 'reversal',
  }));
}
