import { writeFileSync } from 'node:fs';
import { raw } from 'bwip-js/node';

export type Kind = 'code128' | 'datamatrix' | 'ean13';
export interface Printed {
  kind: Kind;
  text: string;
}

const WIDTH = 640;
const HEIGHT = 480;
/** How long a code is held before the camera, and a white card between two. */
const SECONDS = { code: 3, pause: 1 };
const INK = 20;
const PAPER = 235;
const NO_COLOUR = 128;

/**
 * Writes what a camera would see of codes that are held before it one after the other, again and again: frames of brightness and colour
 * that Chromium takes as its camera with `--use-file-for-fake-video-capture`. One frame a second, as nothing moves.
 */
export function writeFilm(file: string, codes: readonly Printed[]): void {
  const card = frame(() => false);
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F1:1 Ip A1:1 C420jpeg\n`)];
  for (const code of codes) {
    const held = frame(darkIn(code));
    for (let second = 0; second < SECONDS.code; second += 1) parts.push(held);
    for (let second = 0; second < SECONDS.pause; second += 1) parts.push(card);
  }
  writeFileSync(file, Buffer.concat(parts));
}

type IsDark = (x: number, y: number) => boolean;

function frame(isDark: IsDark): Buffer {
  const brightness = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) if (isDark(x, y)) brightness[y * WIDTH + x] = INK;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  return Buffer.concat([Buffer.from('FRAME\n'), brightness, colour]);
}

/** Where a code in the middle of the picture is dark. */
function darkIn({ kind, text }: Printed): IsDark {
  const [drawn] = raw({ bcid: kind, text });
  if (!drawn) throw new Error(`${text} has no ${kind}`);
  const linear = 'sbs' in drawn;
  const cells = linear ? cellsOf(drawn.sbs) : drawn.pixs.map((cell) => cell === 1);
  const columns = linear ? cells.length : drawn.pixx;
  const rows = linear ? 1 : cells.length / columns;
  const size = Math.floor((WIDTH * 0.8) / Math.max(columns, 40));
  const tall = linear ? HEIGHT / 3 : size;
  const left = Math.floor((WIDTH - columns * size) / 2);
  const top = Math.floor((HEIGHT - rows * tall) / 2);
  return (x, y) => {
    const column = Math.floor((x - left) / size);
    const row = Math.floor((y - top) / tall);
    const inside = column >= 0 && column < columns && row >= 0 && row < rows;
    return inside && cells[row * columns + column] === true;
  };
}

/** Widths of bars and spaces in turn, beginning with a bar, as one module after the other. */
function cellsOf(widths: readonly number[]): boolean[] {
  return widths.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
}
