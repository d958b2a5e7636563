import { compactOf, foldAccents } from '../words/fold';

/** Pieces of one SKU that a space may separate: `STP 25000TL-30`. */
const PIECES_MAX = 6;

/** The products whose SKUs stand in a text one behind the other, and the words between that are none. */
export function skusIn(
  text: string,
  positionOf: (sku: string) => number | undefined,
): { positions: number[]; unknown: string[] } {
  const pieces = foldAccents(text)
    .split(/[\s,;|]+/)
    .filter((piece) => compactOf(piece) !== '');
  const positions: number[] = [];
  const unknown: string[] = [];
  for (let start = 0; start < pieces.length;) {
    const found = skuAt(pieces, start, positionOf);
    if (found) positions.push(found.position);
    else unknown.push(pieces[start] ?? '');
    start += found?.length ?? 1;
  }
  return { positions: [...new Set(positions)], unknown };
}

function skuAt(
  pieces: readonly string[],
  start: number,
  positionOf: (sku: string) => number | undefined,
): { position: number; length: number } | null {
  for (let length = Math.min(PIECES_MAX, pieces.length - start); length > 0; length -= 1) {
    const position = positionOf(pieces.slice(start, start + length).join(''));
    if (position !== undefined) return { position, length };
  }
  return null;
}
