import { raw } from 'bwip-js/node';
import { labelsPdf, type Label } from '../src/printing/labels-pdf';
import type { Paper } from '../src/printing/paper';
import { papersPdf } from '../src/printing/papers-pdf';
import { PRINT_TEXTS } from '../src/printing/print-texts';
import { symbolOf } from '../src/printing/symbol';
import { pagesIn, textOfPdf } from '@solar/service-kit/testing/pdf-text';

const label = (index: number): Label => ({
  code: `DXB-${index}`,
  title: `DXB-A-01-${index}`,
  lines: ['DXB · A', 'Étagère du fond'],
});
const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index));
const paper = {
  ...({ code: 'datamatrix', language: 'fr' } as const),
  ...{ title: 'Étiquettes', author: 'Alsa Solar' },
};

it('fills a sheet of 24 and goes on with the next, while a roll has one label a page', async () => {
  expect(pagesIn(await labelsPdf(labels(25), { ...paper, format: 'a4_24' }))).toBe(2);
  expect(pagesIn(await labelsPdf(labels(3), { ...paper, format: 'roll_62' }))).toBe(3);
});

it.each(['a4_24', 'roll_62', 'sheet_100x150'] as const)(
  'writes what the label says on %s',
  async (format) => {
    for (const code of ['datamatrix', 'code128'] as const) {
      const text = textOfPdf(await labelsPdf(labels(1), { ...paper, code, format }));
      expect(text).toContain('DXB-A-01-0');
      expect(text).toContain('Étagère du fond');
    }
  },
);

it('draws the cells of a DataMatrix and the bars of a Code 128 as the library has them', async () => {
  const matrix = await symbolOf('GR-2026-00042', 'datamatrix');
  const cells = Array.from({ length: matrix.height }, () => Array<number>(matrix.width).fill(0));
  for (const { x, y, width } of matrix.bars) cells[y]?.fill(1, x, x + width);
  const [drawn] = raw({ bcid: 'datamatrix', text: 'GR-2026-00042' });
  expect(drawn && 'pixs' in drawn && drawn.pixs).toEqual(cells.flat());
  const [, , checked] = [matrix, cells, await symbolOf('GR-2026-00042', 'code128')];
  expect(decodeCode128(checked.bars)).toBe('GR-2026-00042');
});

const slip = (number: string, rows: number): Paper => ({
  ...{ title: PRINT_TEXTS.fr.titles.packing_slip, number, signature: PRINT_TEXTS.fr.signature },
  facts: [[PRINT_TEXTS.fr.carrier, 'Aramex']],
  columns: [
    { label: PRINT_TEXTS.fr.product, width: 0 },
    { label: PRINT_TEXTS.fr.quantity, width: 60, end: true },
  ],
  rows: Array.from({ length: rows }, (_, index) => [`Helios P580\nSKU-${index}`, '12']),
  remarks: ['À suivre: 2 × CABLE'],
});

it('begins each document on a page of its own and numbers its pages', async () => {
  const pdf = await papersPdf([slip('ORD-1', 2), slip('ORD-2', 60)], {
    title: 'x',
    author: 'Alsa Solar',
    language: 'fr',
  });
  const text = textOfPdf(pdf);
  expect(pagesIn(pdf)).toBeGreaterThan(3);
  for (const part of ['Alsa Solar', 'Liste de colisage', 'Aramex', 'SKU-59', 'À suivre: 2 × CABLE'])
    expect(text).toContain(part);
  expect(text).toContain('ORD-1 · 1 / 1');
  expect(text).toContain(`ORD-2 · 1 / ${pagesIn(pdf) - 1}`);
});

it('leaves out facts that are not known and columns in which nothing stands', async () => {
  const { product, lot, quantity, zone, carrier } = PRINT_TEXTS.en;
  const columns = [product, lot, quantity].map((label) => ({ label, width: 60 }));
  const textOf = async (lots: string[]) => {
    const rows = lots.map((one) => ['Helios P580', one, '12']);
    const facts: Paper['facts'] = [
      [carrier, 'Aramex'],
      [zone, ''],
    ];
    const file = { title: 'x', author: 'Alsa Solar', language: 'en' };
    return textOfPdf(await papersPdf([{ ...slip('ORD-1', 0), facts, columns, rows }], file));
  };
  expect(await textOf(['', 'LOT-A'])).toContain(lot);
  const text = await textOf(['', '']);
  for (const part of [product, quantity, carrier, 'Helios P580', '12'])
    expect(text).toContain(part);
  for (const part of [lot, zone]) expect(text).not.toContain(part);
});

it.each(['en', 'fr'] as const)(
  'writes the way of a transfer with what the font has (%s)',
  async (language) => {
    const ways = [PRINT_TEXTS[language].way('DXB', 'AUH'), PRINT_TEXTS[language].way('DXB', 'DXB')];
    const text = textOfPdf(
      await labelsPdf([{ code: 'TR-1', title: 'TR-1', lines: ways }], {
        ...paper,
        format: 'sheet_100x150',
      }),
    );
    for (const way of ways) expect(text).toContain(way);
  },
);

/** Reads a Code 128 by the widths that the library itself draws for each letter; digits come in pairs of set C. */
function decodeCode128(bars: readonly { x: number; width: number }[]): string {
  const widths = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const patterns: string[] = [];
  for (let at = 0; at + 7 < widths.length; at += 6)
    patterns.push(widths.slice(at, at + 6).join(''));
  const values = patterns.map(valueOfPattern);
  const data = values.slice(1, -1);
  let set = values[0] === 105 ? 'C' : 'B';
  let text = '';
  for (const value of data) {
    if (value === 99) set = 'C';
    else if (value === 100) set = 'B';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  const sum = data.reduce((total, value, index) => total + value * (index + 1), values[0] ?? 0);
  expect(sum % 103).toBe(values.at(-1));
  return text;
}

/** The value that a pattern of six widths stands for, found by drawing each value alone. */
function valueOfPattern(pattern: string): number {
  const value = PATTERNS.get(pattern);
  if (value === undefined) throw new Error(`${pattern} is no pattern`);
  return value;
}

const PATTERNS = new Map(
  Array.from({ length: 106 }, (_, value): [string, number] => {
    const [drawn] = raw('code128', `^${String(value).padStart(3, '0')}`, 'raw');
    const widths = drawn && 'sbs' in drawn ? drawn.sbs : [];
    return [widths.slice(0, 6).join(''), value];
  }),
);
