import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';

/** A line of a document that is being written. */
export interface DraftLine {
  product: ProductRef;
  bin: BinRef;
  lot: string;
  quantity: number;
}

/** What tells lines apart: product, bin and lot. */
export function lineKey(line: DraftLine): string {
  return `${line.product.productId}|${line.bin.binId}|${line.lot}`;
}

/** One piece more of a product in a bin: the line that is there counts up, else a new one stands on top. */
export function addPiece(
  lines: readonly DraftLine[],
  product: ProductRef,
  bin: BinRef,
): DraftLine[] {
  const index = lines.findIndex(
    (line) =>
      line.product.productId === product.productId && line.bin.binId === bin.binId && !line.lot,
  );
  const found = lines[index];
  if (!found) return [{ product, bin, lot: '', quantity: 1 }, ...lines];
  return lines.with(index, { ...found, quantity: found.quantity + 1 });
}

/** The lines as the service takes them. */
export function toLineBody(lines: readonly DraftLine[]) {
  return lines.map(({ product, bin, lot, quantity }) => ({
    productId: product.productId,
    binId: bin.binId,
    lot: lot.trim() || null,
    quantity,
  }));
}
