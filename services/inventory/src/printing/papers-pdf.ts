import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { drawSymbol } from './draw-symbol';
import type { Paper } from './paper';
import { symbolOf } from './symbol';

const INK = '#0f1b33';
const QUIET = '#566079';
const HAIRLINE = '#dcd9d0';
const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 24;
const GAP = 8;
const CODE = { width: 190, height: 34 };

/** Documents on their way to one file; `y` is where the next part begins, `pages` whose each page is. */
type Draft = { sheet: Sheet; y: number; pages: string[]; author: string };

const ink = (width: number, over: Partial<TextStyle> = {}): TextStyle => ({
  width,
  color: INK,
  ...over,
});
const quiet = (width: number): TextStyle => ({ width, size: 8.5, color: QUIET });

/** Documents in one file, each beginning on a page of its own. */
export async function papersPdf(
  papers: readonly Paper[],
  file: { title: string; language: string; author: string },
): Promise<Buffer> {
  const sheet = await Sheet.open(file.title, file.author, file.language);
  const draft: Draft = { sheet, y: LEFT, pages: [], author: file.author };
  for (const [index, given] of papers.entries()) {
    const paper = withoutBlanks(given);
    if (index > 0) sheet.nextPage();
    draft.y = LEFT;
    draft.pages.push(paper.number);
    await writeHead(draft, paper);
    writeFacts(draft, paper);
    writeRows(draft, paper);
    writeEnd(draft, paper);
  }
  writeFeet(draft);
  return sheet.finish();
}

/** What is not known, and a column in which nothing stands, would only take the room of the others. */
function withoutBlanks(paper: Paper): Paper {
  const isFilled = (_: unknown, index: number) =>
    paper.rows.length === 0 || paper.rows.some((row) => row[index]);
  return {
    ...paper,
    facts: paper.facts.filter(([, value]) => value),
    columns: paper.columns.filter(isFilled),
    rows: paper.rows.map((row) => row.filter(isFilled)),
  };
}

async function writeHead(draft: Draft, { title, number }: Paper): Promise<void> {
  const { sheet, y, author } = draft;
  const half = INNER - CODE.width - GAP;
  const top = y + sheet.write(author, LEFT, y, quiet(half));
  const below = top + sheet.write(title, LEFT, top, ink(half, { size: 20, weight: 'bold' }));
  const numberHeight = sheet.write(number, LEFT, below, ink(half, { size: 13 }));
  const place = { x: LEFT + INNER - CODE.width, y: y + 4, ...CODE };
  drawSymbol(sheet, await symbolOf(number, 'code128'), place);
  draft.y = Math.max(below + numberHeight, place.y + CODE.height) + 2 * GAP;
}

function writeFacts(draft: Draft, { facts }: Paper): void {
  const { sheet } = draft;
  const width = (INNER - 2 * GAP) / 3;
  for (let first = 0; first < facts.length; first += 3) {
    const ends = facts.slice(first, first + 3).map(([label, value], index) => {
      const x = LEFT + index * (width + GAP);
      const below = draft.y + sheet.write(label, x, draft.y, quiet(width));
      return below + sheet.write(value, x, below, ink(width));
    });
    draft.y = Math.max(...ends) + GAP;
  }
  draft.y += GAP;
}

/** Where each column begins and how wide it is: the first has what the others leave. */
function columnsOf({ columns }: Paper) {
  const others = columns.slice(1).reduce((sum, { width }) => sum + width + GAP, 0);
  let x = LEFT;
  return columns.map((column, index) => {
    const width = index === 0 ? INNER - others : column.width;
    const placed = { ...column, x, width };
    x += width + GAP;
    return placed;
  });
}

function writeRows(draft: Draft, paper: Paper): void {
  const { sheet } = draft;
  const columns = columnsOf(paper);
  writeTableHead(draft, paper);
  for (const row of paper.rows) {
    const styles = columns.map(({ width, end }) => ink(width, end ? { align: 'end' } : {}));
    const height = Math.max(
      ...row.map((text, index) => sheet.heightOf(text, styles[index] ?? ink(INNER))),
    );
    if (draft.y + height > FOOT) {
      startPage(draft, paper);
      writeTableHead(draft, paper);
    }
    columns.forEach(({ x }, index) =>
      sheet.write(row[index] ?? '', x, draft.y, styles[index] ?? ink(INNER)),
    );
    sheet.rule(draft.y + height + GAP / 2, { color: HAIRLINE });
    draft.y += height + GAP / 2 + GAP;
  }
}

function writeTableHead(draft: Draft, paper: Paper): void {
  const { sheet, y } = draft;
  const heights = columnsOf(paper).map(({ x, width, label, end }) =>
    sheet.write(label, x, y, { ...quiet(width), ...(end && { align: 'end' }) }),
  );
  const height = Math.max(...heights);
  sheet.rule(y + height + 4, { color: INK });
  draft.y += height + 4 + GAP;
}

function writeEnd(draft: Draft, paper: Paper): void {
  const { sheet } = draft;
  for (const remark of paper.remarks) {
    const height = sheet.heightOf(remark, ink(INNER));
    if (draft.y + height > FOOT) startPage(draft, paper);
    draft.y += sheet.write(remark, LEFT, draft.y, ink(INNER)) + 2;
  }
  if (draft.y + 60 > FOOT) startPage(draft, paper);
  draft.y += 46;
  sheet.rule(draft.y, { color: INK, from: LEFT + INNER / 2 });
  sheet.write(paper.signature, LEFT + INNER / 2, draft.y + 4, quiet(INNER / 2));
}

function writeFeet({ sheet, pages }: Draft): void {
  sheet.onEachPage((page) => {
    const number = pages[page - 1] ?? '';
    const first = pages.indexOf(number);
    const own = pages.filter((one) => one === number).length;
    sheet.rule(FOOT + 4, { color: HAIRLINE });
    const place = `${number} · ${page - first} / ${own}`;
    sheet.write(place, LEFT, FOOT + 12, { ...quiet(INNER), align: 'end' });
  });
}

function startPage(draft: Draft, paper: Paper): void {
  draft.sheet.nextPage();
  draft.pages.push(paper.number);
  draft.y = LEFT;
}
