import type { Quote, QuoteRevision } from '@solar/contracts/checkout/quotes-http';
import { countryName } from '@solar/contracts/common/country-name';
import { textIn, type Language } from '@solar/contracts/common/localized';
import type { Money } from '@solar/contracts/common/money';
import { writtenDate } from '@solar/contracts/common/written-date';
import { named } from '@solar/service-kit/pdf/named';
import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { moneyText } from '../orders/money-text';
import { QUOTE_TEXTS, type QuoteTexts } from './quote-texts';

export type QuoteSeller = { name: string; address: string; taxNumber: string; email: string };
export type QuotePaper = {
  quote: Pick<Quote, 'quoteNumber' | 'customerName'>;
  revision: QuoteRevision;
  seller: QuoteSeller;
  language: Language;
};

/** A quote on its way to paper; `y` is where the next part begins. */
type Draft = { sheet: Sheet; paper: QuotePaper; texts: QuoteTexts; y: number };
type Column = { x: number; width: number; label: string; of: (line: Line) => string };
type Line = QuoteRevision['lines'][number];

const INK = '#0f1b33';
const QUIET = '#566079';
const HAIRLINE = '#dcd9d0';
const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 24;
const GAP = 8;
const NAME_WIDTH = 245;

const style = (width: number, over: Partial<TextStyle> = {}): TextStyle => ({
  width,
  color: INK,
  ...over,
});
const quiet = (width: number): TextStyle => ({ width, size: 8.5, color: QUIET });

/** One revision of a quote as PDF, in the language of its reader. */
export async function quotePdf(paper: QuotePaper): Promise<Buffer> {
  const { revision, seller, language } = paper;
  const texts = QUOTE_TEXTS[language];
  const title = `${titleOf(revision, texts)} ${nameOf(paper, texts).join(', ')}`;
  const sheet = await Sheet.open(title, seller.name, language);
  const draft: Draft = { sheet, paper, texts, y: LEFT };
  writeHead(draft);
  writeParties(draft);
  writeLines(draft);
  writeSums(draft);
  writeNote(draft);
  writeFeet(draft);
  return sheet.finish();
}

/** Without an answer there is no quote yet, and nothing to revise. */
function titleOf({ number }: QuoteRevision, texts: QuoteTexts): string {
  return number === 0 ? texts.request : texts.quote;
}

function nameOf({ quote, revision: { number } }: QuotePaper, texts: QuoteTexts): string[] {
  return [quote.quoteNumber, ...(number === 0 ? [] : [texts.revision(number)])];
}

function writeHead(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const { revision, language } = paper;
  const half = INNER / 2;
  const height = sheet.write(
    titleOf(revision, texts),
    LEFT,
    draft.y,
    style(half, { size: 20, weight: 'bold' }),
  );
  const date = (iso: string) => writtenDate(iso, language, 'long');
  const facts = [
    nameOf(paper, texts).join(' · '),
    named(texts.issued, date(revision.at), language),
    ...(revision.validUntil ? [named(texts.validUntil, date(revision.validUntil), language)] : []),
  ];
  const right = sheet.write(facts.join('\n'), LEFT + half, draft.y, style(half, { align: 'end' }));
  draft.y += Math.max(height, right) + 24;
}

function writeParties(draft: Draft): void {
  const { sheet, paper, texts, y } = draft;
  const { seller, quote } = paper;
  const taxNumber = seller.taxNumber ? [`${texts.taxNumber} ${seller.taxNumber}`] : [];
  const columns: [string, string[]][] = [
    [texts.seller, [seller.name, ...seller.address.split(', ').filter(Boolean), ...taxNumber]],
    [texts.customer, [quote.customerName]],
  ];
  const width = (INNER - 24) / columns.length;
  const ends = columns.map(([label, lines], index) => {
    const x = LEFT + index * (width + 24);
    const below = y + sheet.write(label, x, y, quiet(width)) + 3;
    return below + sheet.write(lines.join('\n'), x, below, style(width));
  });
  draft.y = Math.max(...ends) + 24;
}

function columnsOf({ paper, texts }: Draft): Column[] {
  const amount = (value: Money | null) =>
    value ? moneyText(value, paper.language) : texts.noPrice;
  return [
    { x: LEFT + 255, width: 50, label: texts.quantity, of: ({ quantity }) => String(quantity) },
    { x: LEFT + 315, width: 85, label: texts.unitPrice, of: ({ unit }) => amount(unit) },
    {
      ...{ x: LEFT + 410, width: INNER - 410, label: texts.amount },
      of: ({ lineTotal }) => (lineTotal ? moneyText(lineTotal, paper.language) : ''),
    },
  ];
}

function writeLines(draft: Draft): void {
  const { sheet, paper } = draft;
  const columns = columnsOf(draft);
  writeTableHead(draft, columns);
  for (const line of paper.revision.lines) {
    const name = `${line.brand} ${line.name}`;
    const nameHeight = sheet.heightOf(name, style(NAME_WIDTH));
    const height = nameHeight + sheet.heightOf(line.sku, quiet(NAME_WIDTH));
    if (draft.y + height > FOOT) {
      startPage(draft);
      writeTableHead(draft, columns);
    }
    sheet.write(name, LEFT, draft.y, style(NAME_WIDTH));
    sheet.write(line.sku, LEFT, draft.y + nameHeight, quiet(NAME_WIDTH));
    for (const { x, width, of } of columns) {
      sheet.write(of(line), x, draft.y, style(width, { align: 'end' }));
    }
    sheet.rule(draft.y + height + GAP / 2, { color: HAIRLINE });
    draft.y += height + GAP / 2 + GAP;
  }
}

function writeTableHead(draft: Draft, columns: readonly Column[]): void {
  const { sheet, texts, y } = draft;
  const heights = [
    sheet.write(texts.product, LEFT, y, quiet(NAME_WIDTH)),
    ...columns.map(({ x, width, label }) =>
      sheet.write(label, x, y, { ...quiet(width), align: 'end' }),
    ),
  ];
  const height = Math.max(...heights);
  sheet.rule(y + height + 4, { color: INK });
  draft.y += height + 4 + GAP;
}

function sumsOf({ paper, texts }: Draft): [string, Money][] {
  const { revision, language } = paper;
  const { totals, shipping, subtotal } = revision;
  if (!totals || !shipping) return subtotal ? [[texts.subtotal, subtotal]] : [];
  const tax = totals.taxNames ? textIn(totals.taxNames, language) : totals.taxName;
  return [
    [texts.subtotal, totals.subtotal],
    [texts.shippingTo(countryName(shipping.country, language)), totals.shipping],
    [tax, totals.tax],
    [texts.total, totals.total],
  ];
}

function writeSums(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const rows = sumsOf(draft);
  // The sums stay on one page.
  if (draft.y + (rows.length + 1) * 22 > FOOT) startPage(draft);
  const x = LEFT + INNER / 2;
  const width = INNER / 4;
  rows.forEach(([label, value], index) => {
    const last = index === rows.length - 1;
    const over = last ? ({ weight: 'bold', size: 12 } as const) : {};
    const height = sheet.write(label, x, draft.y, style(width, over));
    const text = moneyText(value, paper.language);
    sheet.write(text, x + width, draft.y, style(width, { ...over, align: 'end' }));
    draft.y += height + 4;
  });
  draft.y += GAP;
  if (!paper.revision.totals && rows.length > 0) {
    draft.y += sheet.write(texts.added, LEFT, draft.y, quiet(INNER)) + GAP;
  }
}

function writeNote(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const { note } = paper.revision;
  if (!note) return;
  for (const part of [named(texts.note, '', paper.language).trimEnd(), ...note.split('\n')]) {
    const height = sheet.heightOf(part, style(INNER));
    if (draft.y + height > FOOT) startPage(draft);
    draft.y += sheet.write(part, LEFT, draft.y, style(INNER)) + 2;
  }
}

function writeFeet({ sheet, paper, texts }: Draft): void {
  const { quote, seller } = paper;
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(texts.questions(seller.email), LEFT, y, quiet(INNER - 170));
    const place = `${quote.quoteNumber} · ${page} / ${pages}`;
    sheet.write(place, LEFT + INNER - 170, y, { ...quiet(170), align: 'end' });
  });
}

function startPage(draft: Draft): void {
  draft.sheet.nextPage();
  draft.y = LEFT;
}
