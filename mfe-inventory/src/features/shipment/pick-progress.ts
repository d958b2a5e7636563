import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import type { ShippedPieces } from './leaving-pieces';

/** Pieces picked so far, by line. */
export type Picked = readonly number[];

/** Nothing picked yet. */
export function nothingPicked(lines: readonly PickLine[]): Picked {
  return lines.map(() => 0);
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
  const index = lines.findIndex(
    (line, at) =>
      line.product.productId === productId &&
      (binId === null || line.bin.binId === binId) &&
      (picked[at] ?? 0) < line.quantity,
  );
  return index === -1 ? null : picked.with(index, (picked[index] ?? 0) + 1);
}

/** True when every piece of every line is picked. */
export function allPicked(lines: readonly PickLine[], picked: Picked): boolean {
  return lines.every((line, index) => (picked[index] ?? 0) >= line.quantity);
}

/** The picked pieces, as a part of the shipment names them. */
export function pickedLines(lines: readonly PickLine[], picked: Picked): ShippedPieces[] {
  return lines.flatMap(({ product, bin, lot }, index) => {
    const quantity = picked[index] ?? 0;
    return quantity > 0 ? [{ productId: product.productId, binId: bin.binId, lot, quantity }] : [];
  });
}
