import type { Sheet } from '@solar/service-kit/pdf/sheet';
import type { CodeSymbol } from './symbol';

/** The place that a symbol fills, in points. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a matrix as a square at the start of its place, and a linear code over all of it. */
export function drawSymbol(sheet: Sheet, symbol: CodeSymbol, place: Place): void {
  const square = symbol.height > 1;
  const side = Math.min(place.width, place.height);
  const stepX = (square ? side : place.width) / symbol.width;
  const stepY = (square ? side : place.height) / symbol.height;
  for (const { x, y, width, height } of symbol.bars) {
    const [left, top] = [place.x + x * stepX, place.y + y * stepY];
    sheet.bar(left, top, width * stepX, height * stepY, 'black');
  }
}
