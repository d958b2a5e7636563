import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import type { ShippedPieces } from './leaving-pieces';

/** Pieces picked so far, by line. */
export type Picked = readonly number[];

/** Nothing picked yet. */
export function nothingPicked(lines: readonly PickLine[]): Picked {
  return lines.map(() => 0);
}

/** The line that still wants a piece of a product, from the open bin when one is open; -1 when there is none. */
export function wantingLine(
  lines: readonly PickLine[],
  picked: Picked,
  productId: string,
  binId: string | null,
): number {
  return lines.findIndex(
    (line, at) =>
      line.product.productId === productId &&
      (binId === null || line.bin.binId === binId) &&
      (picked[at] ?? 0) < line.quantity,
  );
}

/**
 * One piece of a product picked, from the open bin when one is open. Null when no line still wants it:
 * the wrong product, the wrong bin, or one piece too many.
 */
export function pickPiece(
  lines: readonly PickLine[],
  picked: Picked,
  productId: string,
  binId: string | null,
): Picked | null {
  const index = wantingLine(lines, picked, productId, binId);
  return index === -1 ? null : picked.with(index, (picked[index] ?? 0) + 1);
}

/** True when every piece of every line is picked. */
export function allPicked(lines: readonly PickLine[], picked: Picked): boolean {
  return lines.every((line, index) => (picked[index] ?? 0) >= line.quantity);
}

/** The picked pieces, as a part of the shipment names them; `serials` has the numbers of each line. */
export function pickedLines(
  lines: readonly PickLine[],
  picked: Picked,
  serials: readonly string[][] = [],
): ShippedPieces[] {
  return lines.flatMap(({ product, bin, lot }, index) => {
    const quantity = picked[index] ?? 0;
    const numbers = serials[index] ?? [];
    const piece = { productId: product.productId, binId: bin.binId, lot, quantity };
    return quantity > 0 ? [{ ...piece, ...(numbers.length > 0 && { serials: numbers }) }] : [];
  });
}
