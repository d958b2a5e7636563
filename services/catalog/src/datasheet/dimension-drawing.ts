import type { Language } from '@solar/contracts/common/localized';
import type { Point, Sheet } from '@solar/service-kit/pdf/sheet';
import { numberText } from './datasheet-content';
import { INK, LINE, QUIET } from './datasheet-style';
import type { Sides } from './sides';

type Box = { x: number; y: number; width: number; height: number };

const GAP = 48;
const OFFSET = 14;
const TICK = 3;
const LABEL = 34;
const LABEL_HEIGHT = 20;

/** Front and side of a product to one scale, with its sides in mm; answers with the height that it took. */
export function drawDimensions(
  sheet: Sheet,
  { widthMm, heightMm, depthMm }: Sides,
  area: Box,
  language: Language,
): number {
  const across = widthMm + (depthMm ?? 0);
  const room = area.width - LABEL - (depthMm === null ? 0 : GAP);
  const scale = Math.min(room / across, (area.height - OFFSET - LABEL_HEIGHT) / heightMm);
  const label = (value: number) => numberText(value, language);
  const front = { x: area.x, y: area.y, width: widthMm * scale, height: heightMm * scale };
  frame(sheet, front);
  acrossLine(sheet, front, label(widthMm));
  downLine(sheet, front, label(heightMm));
  if (depthMm !== null) {
    const side = { ...front, x: front.x + front.width + GAP, width: Math.max(depthMm * scale, 1) };
    frame(sheet, side);
    acrossLine(sheet, side, label(depthMm));
  }
  return front.height + OFFSET + LABEL_HEIGHT;
}

function frame(sheet: Sheet, { x, y, width, height }: Box): void {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  sheet.polyline(corners, { color: INK, width: 1.2 });
}

/** The line with the width beneath a box. */
function acrossLine(sheet: Sheet, { x, y, width, height }: Box, text: string): void {
  const line = y + height + OFFSET;
  stroke(sheet, { x, y: line }, { x: x + width, y: line });
  for (const end of [x, x + width]) {
    stroke(sheet, { x: end, y: line - TICK }, { x: end, y: line + TICK });
  }
  sheet.write(text, x + width / 2 - 12, line + 3, { width: LABEL, size: 8, color: QUIET });
}

/** The line with the height to the right of a box. */
function downLine(sheet: Sheet, { x, y, width, height }: Box, text: string): void {
  const line = x + width + OFFSET;
  stroke(sheet, { x: line, y }, { x: line, y: y + height });
  for (const end of [y, y + height]) {
    stroke(sheet, { x: line - TICK, y: end }, { x: line + TICK, y: end });
  }
  sheet.write(text, line + 5, y + height / 2 - 5, { width: LABEL, size: 8, color: QUIET });
}

function stroke(sheet: Sheet, from: Point, to: Point): void {
  sheet.polyline([from, to], { color: LINE, width: 0.75 });
}
