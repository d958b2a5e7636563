import { addWorth, partOf } from './stock-cost';
import { StockError } from './stock-error';
import type { BinLocation, GoodsAge, PickLine, Worth } from './stock-rows';
import type { ReturnFinding } from './stock-unit-of-work';

/** Pieces that came back: into a bin, or written off at once. */
export interface ReturnLine {
  productId: string;
  lot: string;
  quantity: number;
  serials?: readonly string[];
  /** Last day of the lot, where it was corrected since the pieces left. */
  expiresOn?: string | null;
  to: BinLocation | { kind: 'loss' };
}

/** Pieces that a pick takes of what came back. */
export function takeReturned(picks: readonly PickLine[], back: ReturnLine): PickLine[] {
  let open = back.quantity;
  const next = picks.map((line) => {
    if (line.productId !== back.productId || line.lot !== back.lot) return line;
    const taken = Math.min(open, line.quantity - line.returned);
    open -= taken;
    return { ...line, returned: line.returned + taken };
  });
  if (open > 0) {
    throw new StockError(
      'stock.return_exceeds_shipment',
      `${open} of ${back.productId} more than were shipped`,
    );
  }
  return next;
}

/** Age and cost of returned pieces: those with which they left. */
export function shippedAs(
  before: readonly PickLine[],
  after: readonly PickLine[],
): { age?: GoodsAge; worth?: Worth | null } {
  const back = before.flatMap((pick, index) => {
    const pieces = (after[index]?.returned ?? pick.returned) - pick.returned;
    return pieces > 0 ? [{ pick, pieces }] : [];
  });
  const age = back[0]?.pick.age;
  const worth = back.reduce<Worth | null>((sum, { pick, pieces }) => {
    if (!pick.worth) return sum;
    return addWorth(sum, partOf(pick.worth, pick.returned, pieces, pick.quantity), 1);
  }, null);
  return { ...(age && { age }), worth };
}

export function findingsOf(lines: readonly ReturnLine[]): ReturnFinding[] {
  const found = new Map<string, ReturnFinding>();
  for (const { productId, quantity, to } of lines) {
    const { sellable, damaged } = found.get(productId) ?? { sellable: 0, damaged: 0 };
    const next =
      to.kind === 'bin'
        ? { sellable: sellable + quantity, damaged }
        : { sellable, damaged: damaged + quantity };
    found.set(productId, { productId, ...next });
  }
  return [...found.values()];
}
