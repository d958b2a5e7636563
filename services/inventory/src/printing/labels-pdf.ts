import type { LabelCode, LabelFormatName } from '@solar/contracts/inventory/printing';
import { Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { drawSymbol, type Place } from './draw-symbol';
import { LABEL_FORMATS, type LabelFormat } from './label-formats';
import { symbolOf, type CodeSymbol } from './symbol';

/** What one label says; `code` is what a scanner reads from it. */
export interface Label {
  code: string;
  title: string;
  lines: string[];
}

/** Parts of the height or width that the code takes. */
const CODE_SHARE = { beside: 0.4, above: 0.42, linear: 0.34 };
const GAP = 5;
const SMALLEST_TITLE = 7;
/** A linear code needs ten blank modules on both sides. */
const QUIET_MODULES = 20;

/** Labels of one paper, each with a code that a scanner reads. */
export async function labelsPdf(
  labels: readonly Label[],
  paper: {
    format: LabelFormatName;
    code: LabelCode;
    language: string;
    title: string;
    author: string;
  },
): Promise<Buffer> {
  const format = LABEL_FORMATS[paper.format];
  const sheet = await Sheet.open(paper.title, paper.author, paper.language, format.page);
  const onPage = format.columns * format.rows;
  const symbols = new Map<string, CodeSymbol>();
  for (const [index, label] of labels.entries()) {
    const slot = index % onPage;
    if (index > 0 && slot === 0) sheet.nextPage();
    const symbol = symbols.get(label.code) ?? (await symbolOf(label.code, paper.code));
    symbols.set(label.code, symbol);
    drawLabel(sheet, label, symbol, placeOf(format, slot));
  }
  return sheet.finish();
}

type Slot = { place: Place; format: LabelFormat };

function placeOf(format: LabelFormat, slot: number): Slot {
  const { columns, width, height, padding, startX, startY } = format;
  const place = {
    x: startX + (slot % columns) * width + padding,
    y: startY + Math.floor(slot / columns) * height + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  };
  return { place, format };
}

function drawLabel(sheet: Sheet, label: Label, symbol: CodeSymbol, { place, format }: Slot): void {
  const above = symbol.height === 1 || place.height > place.width;
  const codePlace = above
    ? { ...place, height: place.height * CODE_SHARE[symbol.height === 1 ? 'linear' : 'above'] }
    : { ...place, width: Math.min(place.height, place.width * CODE_SHARE.beside) };
  drawSymbol(sheet, symbol, symbol.height === 1 ? withQuietZone(codePlace, symbol) : codePlace);
  const textPlace = above
    ? {
        ...place,
        y: place.y + codePlace.height + GAP,
        height: place.height - codePlace.height - GAP,
      }
    : { ...place, x: place.x + codePlace.width + GAP, width: place.width - codePlace.width - GAP };
  writeText(sheet, label, textPlace, format);
}

function withQuietZone(place: Place, symbol: CodeSymbol): Place {
  const blank = (place.width * QUIET_MODULES) / (symbol.width + QUIET_MODULES);
  return { ...place, x: place.x + blank / 2, width: place.width - blank };
}

function writeText(sheet: Sheet, label: Label, place: Place, format: LabelFormat): void {
  const { width } = place;
  const end = place.y + place.height;
  let y =
    place.y + sheet.write(label.title, place.x, place.y, titleStyle(sheet, label, width, format));
  for (const line of label.lines.filter(Boolean)) {
    const style = { width, size: format.lineSize };
    // What does not fit is left out: half a line is worse than none.
    if (y + sheet.heightOf(line, style) > end) return;
    y += sheet.write(line, place.x, y, style);
  }
}

/** The largest letters with which the title stays on one line. */
function titleStyle(sheet: Sheet, { title }: Label, width: number, format: LabelFormat): TextStyle {
  const styleOf = (size: number): TextStyle => ({ width, size, weight: 'bold' });
  let size = format.titleSize;
  const oneLine = (style: TextStyle) => sheet.heightOf('X', style);
  while (size > SMALLEST_TITLE && sheet.heightOf(title, styleOf(size)) > oneLine(styleOf(size)))
    size -= 1;
  return styleOf(size);
}
