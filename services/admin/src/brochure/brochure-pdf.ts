import { FOOT, HAIRLINE, INK, INNER, LEFT, QUIET, SUN } from '@solar/service-kit/pdf/paper-style';
import { Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import type { Brochure } from './brochure-content';

/** A brochure on its way to paper; `y` is where the next part begins. */
type Draft = { sheet: Sheet; brochure: Brochure; y: number };
type Section = Brochure['sections'][number];
type Part = Section['parts'][number];

const GAP = 22;
const COLUMN = (INNER - GAP) / 2;

const TITLE: TextStyle = { width: INNER, size: 16, weight: 'bold', color: INK };
const PART_TITLE: TextStyle = { width: COLUMN, size: 10.5, weight: 'bold', color: INK };
const PART_FACTS: TextStyle = { width: COLUMN, size: 8.5, color: QUIET };
const PART_TEXT: TextStyle = { width: COLUMN, color: INK };

/** The company on a few pages, as PDF. */
export async function brochurePdf(brochure: Brochure): Promise<Buffer> {
  const { siteName, title, language } = brochure;
  const sheet = await Sheet.open(`${siteName}: ${title}`, siteName, language);
  const draft: Draft = { sheet, brochure, y: LEFT };
  writeHead(draft);
  for (const section of brochure.sections) writeSection(draft, section);
  writeFeet(draft);
  return sheet.finish();
}

function writeHead(draft: Draft): void {
  const { sheet, brochure } = draft;
  sheet.bar(LEFT, draft.y, 48, 4, SUN);
  draft.y += 18;
  draft.y += sheet.write(brochure.siteName, LEFT, draft.y, { ...TITLE, size: 30 }) + 6;
  const introduction = { width: INNER * 0.8, size: 13, color: QUIET };
  draft.y += sheet.write(brochure.introduction, LEFT, draft.y, introduction) + GAP;
}

/** Its parts stand in rows of two; a row stays on one page, and so does the title with its first row. */
function writeSection(draft: Draft, { title, parts }: Section): void {
  const { sheet } = draft;
  const rows = Array.from({ length: Math.ceil(parts.length / 2) }, (_, row) =>
    parts.slice(row * 2, row * 2 + 2),
  );
  const height = (row: readonly Part[]) => Math.max(...row.map((part) => heightOf(draft, part)));
  const first = rows[0];
  const head = sheet.heightOf(title, TITLE) + 22;
  if (first && draft.y + head + height(first) > FOOT) startPage(draft);
  sheet.rule(draft.y, { color: HAIRLINE });
  draft.y += 14;
  draft.y += sheet.write(title, LEFT, draft.y, TITLE) + 8;
  for (const row of rows) {
    if (draft.y + height(row) > FOOT) startPage(draft);
    row.forEach((part, column) => writePart(draft, part, LEFT + column * (COLUMN + GAP)));
    draft.y += height(row) + 12;
  }
  draft.y += 8;
}

const stylesOf = ({ title, facts, text }: Part): [string, TextStyle][] => [
  [title, PART_TITLE],
  ...(facts ? [[facts, PART_FACTS] satisfies [string, TextStyle]] : []),
  ...(text ? [[text, PART_TEXT] satisfies [string, TextStyle]] : []),
];

function heightOf({ sheet }: Draft, part: Part): number {
  return stylesOf(part).reduce((sum, [text, style]) => sum + sheet.heightOf(text, style) + 2, 0);
}

function writePart({ sheet, y }: Draft, part: Part, x: number): void {
  let at = y;
  for (const [text, style] of stylesOf(part)) at += sheet.write(text, x, at, style) + 2;
}

function writeFeet({ sheet, brochure }: Draft): void {
  const quiet: TextStyle = { width: INNER / 2, size: 8.5, color: QUIET };
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(brochure.contact, LEFT, y, quiet);
    const place = `${brochure.asOf} · ${page} / ${pages}`;
    sheet.write(place, LEFT + INNER / 2, y, { ...quiet, align: 'end' });
  });
}

function startPage(draft: Draft): void {
  draft.sheet.nextPage();
  draft.y = LEFT;
}
