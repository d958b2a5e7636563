import type { PickLine, ShipOrderBody } from '@solar/contracts/inventory/order-inventory';
import { toSerials } from '../lines/draft-line';

/** Pieces of a bin and lot that leave. */
export type ShippedPieces = NonNullable<ShipOrderBody['lines']>[number];

/** Serial numbers as typed, pasted or scanned, by bin and lot. */
export type TypedSerials = Readonly<Record<string, string>>;

export function pieceKey({
  productId,
  binId,
  lot,
}: Pick<ShippedPieces, 'productId' | 'binId' | 'lot'>): string {
  return `${productId}|${binId}|${lot ?? ''}`;
}

/** Everything that is allocated to an order. */
export function allPieces(lines: readonly PickLine[]): ShippedPieces[] {
  return lines.map(({ product, bin, lot, quantity }) => ({
    productId: product.productId,
    binId: bin.binId,
    lot,
    quantity,
  }));
}

/** What leaves with the numbers that were typed. */
export function withSerials(
  leaving: readonly ShippedPieces[],
  typed: TypedSerials,
): ShippedPieces[] {
  return leaving.map((pieces) => ({ ...pieces, ...toSerials(typed[pieceKey(pieces)]) }));
}
