import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import { readSerials } from '../serials/serial-numbers';

/** A line of a document that is being written. */
export interface DraftLine {
  product: ProductRef;
  /** Null until a bin is chosen, in a line that came with its document. */
  bin: BinRef | null;
  lot: string;
  /** Last day of the lot; where the document asks for it. */
  expiresOn?: string;
  quantity: number;
  /** Serial numbers as typed, pasted or scanned; where the product keeps them. */
  serials?: string;
  /** Pieces that are still open on the purchase order. */
  open?: number;
}

/** What distinguishes lines: product, bin and lot. */
export function lineKey(line: DraftLine): string {
  return `${line.product.productId}|${line.bin?.binId ?? ''}|${line.lot}`;
}

/**
 * One piece more of a product in a bin: the line that is there counts up. A line that waits for its bin gets this one and keeps
 * what it counts. Else a new line stands on top.
 */
export function addPiece(
  lines: readonly DraftLine[],
  product: ProductRef,
  bin: BinRef,
): DraftLine[] {
  const { productId } = product;
  const index = lines.findIndex(
    (line) => line.product.productId === productId && line.bin?.binId === bin.binId && !line.lot,
  );
  const found = lines[index];
  if (found) return lines.with(index, { ...found, quantity: found.quantity + 1 });
  const waiting = lines.findIndex((line) => line.product.productId === productId && !line.bin);
  const placed = lines[waiting];
  if (placed) {
    return lines.with(waiting, { ...placed, bin, quantity: Math.max(1, placed.quantity) });
  }
  return [{ product, bin, lot: '', quantity: 1 }, ...lines];
}

/** Serial numbers of a line as the service takes them. */
export function toSerials(text: string | undefined): { serials?: string[] } {
  const serials = readSerials(text ?? '');
  return serials.length > 0 ? { serials } : {};
}

/** The lines of a receipt, where lots come with the day on which they expire. */
export function toReceiptBody(lines: readonly DraftLine[]) {
  return toLineBody(lines).map((line, index) => ({
    ...line,
    expiresOn: (line.lot !== null && lines[index]?.expiresOn) || null,
  }));
}

/** The lines as the service takes them. */
export function toLineBody(lines: readonly DraftLine[]) {
  return lines.map(({ product, bin, lot, quantity, serials }) => ({
    productId: product.productId,
    binId: bin?.binId ?? '',
    lot: lot.trim() || null,
    quantity,
    ...toSerials(serials),
  }));
}
