import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { drawChart } from './curve-chart';
import type { Datasheet } from './datasheet-content';
import { HAIRLINE, INK, QUIET, SUN } from './datasheet-style';
import { DATASHEET_TEXTS } from './datasheet-texts';
import { drawDimensions } from './dimension-drawing';

/** A datasheet on its way to paper: `y` is where the next part begins; above `aside` the right of the page is taken. */
type Draft = { sheet: Sheet; content: Datasheet; y: number; aside: number };

const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 30;
const LABEL_WIDTH = 215;
const VALUE_X = LEFT + LABEL_WIDTH + 15;
const CHART_HEIGHT = 210;
/** The drawing stands at the right of the first figures, whose values are short. */
const ASIDE = { width: 160, gap: 14, height: 135 } as const;

const plain = (width: number): TextStyle => ({ width, size: 8.5, color: INK });
const quiet = (width: number): TextStyle => ({ width, size: 8, color: QUIET });
const bold = (width: number): TextStyle => ({ width, weight: 'bold', color: INK });

/** The datasheet as PDF. */
export async function datasheetDocument(content: Datasheet): Promise<Buffer> {
  const texts = DATASHEET_TEXTS[content.language];
  const title = `${content.title}, ${texts.datasheet}`;
  const sheet = await Sheet.open(title, content.siteName, content.language);
  const draft: Draft = { sheet, content, y: LEFT, aside: 0 };
  writeHead(draft);
  drawAside(draft);
  for (const group of content.groups) writeGroup(draft, group);
  writeList(draft, texts.approvals, content.approvals);
  writeList(draft, texts.documents, content.documents);
  writeCharts(draft);
  writeFeet(draft);
  return sheet.finish();
}

function writeHead(draft: Draft): void {
  const { sheet, content } = draft;
  const texts = DATASHEET_TEXTS[content.language];
  sheet.bar(LEFT, draft.y, 28, 4, SUN);
  sheet.write(content.siteName, LEFT + INNER / 2, draft.y - 4, {
    ...quiet(INNER / 2),
    align: 'end',
  });
  draft.y += 14;
  draft.y += sheet.write(content.title, LEFT, draft.y, { ...bold(INNER), size: 18 });
  const facts = `${texts.datasheet} · ${content.category} · ${texts.sku} ${content.sku}`;
  draft.y += sheet.write(facts, LEFT, draft.y, quiet(INNER)) + 6;
  draft.y += sheet.write(content.summary, LEFT, draft.y, plain(INNER)) + 10;
}

function writeGroup(draft: Draft, group: Datasheet['groups'][number]): void {
  writeTitle(draft, group.title);
  for (const row of group.rows) {
    const width = innerWidth(draft) - LABEL_WIDTH - 15;
    const value = row.known ? plain(width) : quiet(width);
    const label = quiet(LABEL_WIDTH);
    const { sheet } = draft;
    const height = Math.max(sheet.heightOf(row.label, label), sheet.heightOf(row.value, value));
    makeRoom(draft, height);
    sheet.write(row.label, LEFT, draft.y, label);
    sheet.write(row.value, VALUE_X, draft.y, value);
    draft.y += height + 1.5;
  }
  draft.y += 7;
}

function writeList(draft: Draft, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  writeTitle(draft, title);
  for (const line of lines) {
    makeRoom(draft, 14);
    draft.y += draft.sheet.write(line, LEFT, draft.y, plain(innerWidth(draft))) + 1.5;
  }
  draft.y += 7;
}

function drawAside(draft: Draft): void {
  const { sheet, content } = draft;
  if (!content.sides) return;
  const texts = DATASHEET_TEXTS[content.language];
  const { width, height } = ASIDE;
  const x = LEFT + INNER - width;
  let { y } = draft;
  y += sheet.write(texts.dimensions, x, y, bold(width)) + 1;
  sheet.rule(y, { color: HAIRLINE, from: x });
  y += 8;
  y += drawDimensions(sheet, content.sides, { x, y, width, height }, content.language);
  y += sheet.write(texts.dimensionsNote, x, y, { ...quiet(width), size: 7 });
  draft.aside = y + ASIDE.gap;
}

/** How far the text goes to the right at this height. */
function innerWidth({ y, aside }: Draft): number {
  return y < aside ? INNER - ASIDE.width - ASIDE.gap : INNER;
}

function writeCharts(draft: Draft): void {
  const { sheet, content } = draft;
  draft.y = Math.max(draft.y, draft.aside);
  const width = (INNER - 20) / 2;
  for (let first = 0; first < content.charts.length; first += 2) {
    makeRoom(draft, CHART_HEIGHT);
    content.charts.slice(first, first + 2).forEach((chart, index) => {
      const box = { x: LEFT + index * (width + 20), y: draft.y, width, height: CHART_HEIGHT };
      drawChart(sheet, chart, box, content.language);
    });
    draft.y += CHART_HEIGHT + 8;
  }
}

function writeTitle(draft: Draft, title: string): void {
  makeRoom(draft, 44);
  const { sheet } = draft;
  const width = innerWidth(draft);
  draft.y += sheet.write(title, LEFT, draft.y, bold(width)) + 1;
  const { y } = draft;
  sheet.polyline(
    [
      { x: LEFT, y },
      { x: LEFT + width, y },
    ],
    { color: HAIRLINE, width: 0.75 },
  );
  draft.y += 4;
}

function makeRoom(draft: Draft, height: number): void {
  if (draft.y + height <= FOOT) return;
  draft.sheet.nextPage();
  draft.y = LEFT;
  draft.aside = 0;
}

function writeFeet({ sheet, content }: Draft): void {
  const texts = DATASHEET_TEXTS[content.language];
  const marked = content.groups.some(({ rows }) => rows.some(({ value }) => /[¹²]$/.test(value)));
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 8;
    sheet.rule(y, { color: HAIRLINE });
    const note = `${marked ? `${texts.marks}\n` : ''}${texts.foot(content.asOf)}`;
    sheet.write(note, LEFT, y + 4, { ...quiet(INNER - 50), size: 7 });
    const at = { ...quiet(40), size: 7, align: 'end' } as const;
    sheet.write(`${page} / ${pages}`, LEFT + INNER - 40, y + 4, at);
  });
}
