import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { drawChart } from './curve-chart';
import type { Datasheet } from './datasheet-content';
import { HAIRLINE, INK, QUIET, SUN } from './datasheet-style';
import { DATASHEET_TEXTS } from './datasheet-texts';
import { drawDimensions } from './dimension-drawing';

/** A datasheet on its way to paper; `y` is where the next part begins. */
type Draft = { sheet: Sheet; content: Datasheet; y: number };

const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 30;
const LABEL_WIDTH = 215;
const VALUE_X = LEFT + LABEL_WIDTH + 15;
const VALUE_WIDTH = INNER - LABEL_WIDTH - 15;
const CHART_HEIGHT = 210;
const DRAWING_HEIGHT = 190;

const plain = (width: number): TextStyle => ({ width, size: 8.5, color: INK });
const quiet = (width: number): TextStyle => ({ width, size: 8, color: QUIET });
const bold = (width: number): TextStyle => ({ width, weight: 'bold', color: INK });

/** The datasheet as PDF. */
export function datasheetDocument(content: Datasheet): Promise<Buffer> {
  const texts = DATASHEET_TEXTS[content.language];
  const title = `${content.title}, ${texts.datasheet}`;
  const sheet = new Sheet(title, content.siteName, content.language);
  const draft: Draft = { sheet, content, y: LEFT };
  writeHead(draft);
  for (const group of content.groups) writeGroup(draft, group);
  writeList(draft, texts.approvals, content.approvals);
  writeList(draft, texts.documents, content.documents);
  writeDrawing(draft);
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
    const value = row.known ? plain(VALUE_WIDTH) : quiet(VALUE_WIDTH);
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
    draft.y += draft.sheet.write(line, LEFT, draft.y, plain(INNER)) + 1.5;
  }
  draft.y += 7;
}

function writeDrawing(draft: Draft): void {
  const { sheet, content } = draft;
  if (!content.sides) return;
  const texts = DATASHEET_TEXTS[content.language];
  makeRoom(draft, DRAWING_HEIGHT + 50);
  writeTitle(draft, texts.dimensions);
  const area = { x: LEFT, y: draft.y + 4, width: INNER, height: DRAWING_HEIGHT };
  draft.y += drawDimensions(sheet, content.sides, area, content.language) + 6;
  draft.y += sheet.write(texts.dimensionsNote, LEFT, draft.y, quiet(INNER)) + 10;
}

function writeCharts(draft: Draft): void {
  const { sheet, content } = draft;
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
  draft.y += sheet.write(title, LEFT, draft.y, bold(INNER)) + 1;
  sheet.rule(draft.y, { color: HAIRLINE });
  draft.y += 4;
}

function makeRoom(draft: Draft, height: number): void {
  if (draft.y + height <= FOOT) return;
  draft.sheet.nextPage();
  draft.y = LEFT;
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
