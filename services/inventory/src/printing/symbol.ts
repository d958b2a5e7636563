import type { LabelCode } from '@solar/contracts/inventory/printing';

/** A bar or a cell of a printed code, in modules. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A printed code: its dark parts, and its size in modules. The height of a linear code is free: its bars are one high. */
export interface CodeSymbol {
  width: number;
  height: number;
  bars: Bar[];
}

/** The bars or cells that say `text`. */
export async function symbolOf(text: string, code: LabelCode): Promise<CodeSymbol> {
  const { raw } = await import('bwip-js/node');
  const [drawn] = raw({ bcid: code, text });
  if (!drawn) throw new Error(`${text} has no ${code}`);
  return 'sbs' in drawn ? linear(drawn.sbs) : matrix(drawn.pixs, drawn.pixx);
}

/** Widths of bars and spaces in turn, beginning with a bar. */
function linear(widths: readonly number[]): CodeSymbol {
  const bars: Bar[] = [];
  let x = 0;
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, y: 0, width, height: 1 });
    x += width;
  });
  return { width: x, height: 1, bars };
}

/** Dark cells that touch in a row are one bar, as seams between them can be seen on paper. */
function matrix(cells: readonly number[], width: number): CodeSymbol {
  const bars: Bar[] = [];
  cells.forEach((cell, index) => {
    if (cell === 0) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    const last = bars.at(-1);
    if (last?.y === y && last.x + last.width === x) last.width += 1;
    else bars.push({ x, y, width: 1, height: 1 });
  });
  return { width, height: cells.length / width, bars };
}
