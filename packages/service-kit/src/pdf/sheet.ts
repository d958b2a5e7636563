import type PDFDocument from 'pdfkit';
import { FACE_NAMES, fileOf, type Weight } from './typefaces';
import { visualRuns, type VisualRun } from './visual-runs';

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'start' | 'end';
  /** Letters end within this width; longer text goes on in the next line. */
  width: number;
}

export type Point = { x: number; y: number };

export interface LineStyle {
  color: string;
  width?: number;
  dash?: number;
}

/** Distances and sizes are in points, 72 to an inch; `y` counts from the top of the page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50 } as const;

const DEFAULT_SIZE = 9.5;
/** Parts of the size of the letters. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.05;
/** With features given, be it none, a run is shaped as a whole and not word by word. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = [];
const WEIGHTS: readonly Weight[] = ['regular', 'bold'];

/** Width and height of a page, and the distance of what is written from its edge. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** A document, of A4 unless said otherwise, on which text of any script of the region is written in lines. */
export class Sheet {
  private readonly bytes: Promise<Buffer>;
  /** Measuring is what takes the time, and the same words come again. */
  private readonly widths = new Map<string, number>();

  private constructor(
    private readonly pdf: InstanceType<typeof PDFDocument>,
    private readonly page: PageSize,
  ) {
    for (const face of FACE_NAMES) {
      for (const weight of WEIGHTS) pdf.registerFont(`${face}-${weight}`, fileOf(face, weight));
    }
    this.bytes = collect(pdf);
  }

  /** An empty document. What writes it is loaded with the first one: it costs a fifth of a second, and most processes write none. */
  static async open(
    title: string,
    author: string,
    language: string,
    page: PageSize = PAGE,
  ): Promise<Sheet> {
    const { default: Document } = await import('pdfkit');
    const pdf = new Document({
      size: [page.width, page.height],
      margin: page.margin,
      bufferPages: true,
      lang: language,
      info: { Title: title, Author: author },
    });
    return new Sheet(pdf, page);
  }

  /** Writes at a place and answers with the height that it took. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const lines = this.linesOf(text, style);
    const step = heightOfLine(style);
    lines.forEach((line, index) => this.writeLine(line, x, y + index * step, style));
    return lines.length * step;
  }

  heightOf(text: string, style: TextStyle): number {
    return this.linesOf(text, style).length * heightOfLine(style);
  }

  rule(y: number, { color, from = this.page.margin }: { color: string; from?: number }): void {
    const end = this.page.width - this.page.margin;
    this.pdf.moveTo(from, y).lineTo(end, y).lineWidth(0.75).strokeColor(color).stroke();
  }

  bar(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.rect(x, y, width, height).fill(color);
  }

  /** A line through points; `dash` is the length of its strokes. */
  polyline(points: readonly Point[], { color, width = 1, dash }: LineStyle): void {
    const [first, ...rest] = points;
    if (!first) return;
    this.pdf.save().moveTo(first.x, first.y);
    for (const { x, y } of rest) this.pdf.lineTo(x, y);
    if (dash !== undefined) this.pdf.dash(dash, {});
    this.pdf.lineWidth(width).strokeColor(color).stroke().restore();
  }

  nextPage(): void {
    this.pdf.addPage();
  }

  /** Writes on every page what is known only when all are written. */
  onEachPage(write: (page: number, pages: number) => void): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(start + index);
      write(index + 1, count);
    }
  }

  finish(): Promise<Buffer> {
    this.pdf.end();
    return this.bytes;
  }

  private linesOf(text: string, style: TextStyle): VisualRun[][] {
    const space = this.widthOf(' ', style);
    return text.split('\n').flatMap((paragraph) => {
      const lines: { text: string; width: number }[] = [];
      for (const word of paragraph.split(' ').flatMap((long) => this.piecesOf(long, style))) {
        const width = this.widthOf(word, style);
        const last = lines.at(-1);
        if (last && last.width + space + width <= style.width) {
          last.text += ` ${word}`;
          last.width += space + width;
        } else lines.push({ text: word, width });
      }
      return lines.map((line) => visualRuns(line.text));
    });
  }

  /** A word that is wider than its column is broken. */
  private piecesOf(word: string, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= style.width) return [word];
    const pieces = [''];
    for (const letter of word) {
      const longer = `${pieces.at(-1)}${letter}`;
      if (this.widthOf(longer, style) <= style.width) pieces[pieces.length - 1] = longer;
      else pieces.push(letter);
    }
    return pieces;
  }

  private writeLine(runs: VisualRun[], x: number, y: number, style: TextStyle): void {
    const { color = 'black', align = 'start', width } = style;
    const widths = runs.map((run) => this.widthOfRun(run, style));
    const taken = widths.reduce((sum, next) => sum + next, 0);
    let at = align === 'end' ? x + width - taken : x;
    // Faces of different families stand on one line, wherever their letters begin.
    const baseline = y + sizeOf(style) * ASCENT;
    this.pdf.fillColor(color);
    runs.forEach((run, index) => {
      this.useFont(run, style);
      this.pdf.text(run.text, at, baseline, {
        baseline: 'alphabetic',
        lineBreak: false,
        features: FEATURES,
      });
      at += widths[index] ?? 0;
    });
  }

  private widthOf(word: string, style: TextStyle): number {
    return visualRuns(word).reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  private widthOfRun(run: VisualRun, style: TextStyle): number {
    const key = `${faceName(run, style)} ${sizeOf(style)} ${run.text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    this.useFont(run, style);
    const width = this.pdf.widthOfString(run.text, { features: FEATURES });
    this.widths.set(key, width);
    return width;
  }

  private useFont(run: VisualRun, style: TextStyle): void {
    this.pdf.font(faceName(run, style)).fontSize(sizeOf(style));
  }
}

const faceName = ({ face }: VisualRun, { weight = 'regular' }: TextStyle) => `${face}-${weight}`;
const sizeOf = ({ size = DEFAULT_SIZE }: TextStyle): number => size;
const heightOfLine = (style: TextStyle): number => sizeOf(style) * LINE_HEIGHT;

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
