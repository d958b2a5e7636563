import { FOOT, HAIRLINE, INK, INNER, LEFT, QUIET, SUN } from '@solar/service-kit/pdf/paper-style';
import { Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import type { TextBlock } from '../content/text-blocks';
import type { Release } from './release-content';

const INDENT = 14;
const TITLE: TextStyle = { width: INNER, size: 13, weight: 'bold', color: INK };
const TEXT: TextStyle = { width: INNER, size: 10.5, color: INK };
const SMALL: TextStyle = { width: INNER, size: 9, color: QUIET };

const STYLES: Readonly<Record<TextBlock['element'], TextStyle>> = {
  title: TITLE,
  text: TEXT,
  point: { ...TEXT, width: INNER - INDENT },
};
/** Above a block, in points. */
const SPACE: Readonly<Record<TextBlock['element'], number>> = { title: 14, text: 6, point: 3 };

/** A release on its way to paper; `y` is where the next block begins. */
type Draft = { sheet: Sheet; release: Release; y: number };

/** A press release on A4 pages. */
export async function releasePdf(release: Release): Promise<Buffer> {
  const { siteName, title, language } = release;
  const draft: Draft = { sheet: await Sheet.open(title, siteName, language), release, y: LEFT };
  writeHead(draft);
  release.blocks.forEach((block, index) => writeBlock(draft, block, release.blocks[index + 1]));
  writeAbout(draft);
  writeFeet(draft);
  return draft.sheet.finish();
}

function writeHead(draft: Draft): void {
  const { sheet, release } = draft;
  const { siteName, label, title, dateline, lead } = release;
  const half = { ...SMALL, width: INNER / 2, size: 11 };
  sheet.bar(LEFT, draft.y, 48, 4, SUN);
  draft.y += 18;
  sheet.write(label, LEFT + INNER / 2, draft.y, { ...half, align: 'end' });
  draft.y += sheet.write(siteName, LEFT, draft.y, { ...half, weight: 'bold', color: INK }) + 22;
  draft.y += sheet.write(title, LEFT, draft.y, { ...TITLE, size: 24 }) + 6;
  draft.y += sheet.write(dateline, LEFT, draft.y, { ...SMALL, size: 10 }) + 12;
  draft.y += sheet.write(lead, LEFT, draft.y, { ...TEXT, size: 12, weight: 'bold' }) + 8;
}

function heightOf({ sheet }: Draft, { element, text }: TextBlock): number {
  return SPACE[element] + sheet.heightOf(text, STYLES[element]);
}

/** A title does not stand alone at the foot of a page. */
function writeBlock(draft: Draft, block: TextBlock, next: TextBlock | undefined): void {
  const { sheet } = draft;
  const height = heightOf(draft, block);
  const kept = block.element === 'title' && next ? heightOf(draft, next) : 0;
  if (draft.y + height + kept > FOOT) startPage(draft);
  const y = draft.y + SPACE[block.element];
  const isPoint = block.element === 'point';
  if (isPoint) sheet.write('•', LEFT, y, TEXT);
  sheet.write(block.text, LEFT + (isPoint ? INDENT : 0), y, STYLES[block.element]);
  draft.y += height;
}

/** Stays on one page. */
function writeAbout(draft: Draft): void {
  const { sheet, release } = draft;
  const { about, contact } = release;
  const lines: [string, TextStyle][] = [
    [about.title, { ...SMALL, weight: 'bold', color: INK }],
    [about.text, SMALL],
    [contact, SMALL],
  ];
  const height = lines.reduce((sum, [text, style]) => sum + sheet.heightOf(text, style) + 4, 36);
  if (draft.y + height > FOOT) startPage(draft);
  draft.y += 24;
  sheet.rule(draft.y, { color: HAIRLINE });
  draft.y += 12;
  for (const [text, style] of lines) draft.y += sheet.write(text, LEFT, draft.y, style) + 4;
}

function writeFeet({ sheet, release }: Draft): void {
  const quiet: TextStyle = { width: INNER / 2, size: 8.5, color: QUIET };
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(release.siteName, LEFT, y, quiet);
    sheet.write(`${page} / ${pages}`, LEFT + INNER / 2, y, { ...quiet, align: 'end' });
  });
}

function startPage(draft: Draft): void {
  draft.sheet.nextPage();
  draft.y = LEFT;
}
