import { addressLines } from '@solar/contracts/checkout/address-lines';
import { cardText } from '@solar/contracts/checkout/card-text';
import { DIRHAM } from '@solar/contracts/common/dirhams';
import type { Money } from '@solar/contracts/common/money';
import { writtenDate } from '@solar/contracts/common/written-date';
import { named } from '@solar/service-kit/pdf/named';
import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';
import { moneyText, numberText } from '../orders/money-text';
import type { Paper } from './document.schema';
import { ISSUED_TEXTS, type IssuedTexts } from './document-texts';
import type { TaxedLine } from './taxed-lines';

const INK = '#0f1b33';
const QUIET = '#566079';
const HAIRLINE = '#dcd9d0';
const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 24;
const GAP = 8;
const GUTTER = 24;

/** A paper on its way to a sheet; `y` is where the next part begins. */
type Draft = { sheet: Sheet; paper: Paper; texts: IssuedTexts; y: number };
/** Label, value, and how they look. */
type SumRow = [string, string, Partial<TextStyle>];
type Column = { x: number; width: number; label: string; of: (line: TaxedLine) => string };

const style = (width: number, over: Partial<TextStyle> = {}): TextStyle => ({
  width,
  color: INK,
  ...over,
});
const quiet = (width: number): TextStyle => ({ width, size: 8.5, color: QUIET });

/** An issued paper as PDF, in the language of its order: always the same, because it is written from what was kept. */
export async function documentPdf(paper: Paper): Promise<Buffer> {
  const texts = ISSUED_TEXTS[paper.language];
  const title = `${texts.titles[paper.kind]} ${paper.number}`;
  const sheet = await Sheet.open(title, paper.seller.name, paper.language);
  const draft: Draft = { sheet, paper, texts, y: LEFT };
  writeHead(draft);
  writeParties(draft);
  writeLines(draft);
  if (paper.kind === 'delivery_note') writeReceipt(draft);
  else writeSums(draft);
  writeRemarks(draft);
  writeFeet(draft);
  return sheet.finish();
}

function writeHead(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const half = INNER / 2;
  const title = style(half, { size: 20, weight: 'bold' });
  const height = sheet.write(texts.titles[paper.kind], LEFT, draft.y, title);
  const date = (value: Date) => writtenDate(value, paper.language, 'long');
  const say = (label: string, value: string) => named(label, value, paper.language);
  const facts = [
    paper.number,
    say(texts.issued, date(paper.issuedAt)),
    ...(paper.kind === 'credit_note' ? [] : [say(texts.supplied, date(paper.suppliedAt))]),
    say(texts.order, paper.orderNumber),
    ...(paper.poNumber ? [say(texts.purchaseOrder, paper.poNumber)] : []),
    ...(paper.corrects
      ? [say(correctsLabel(draft), `${paper.corrects.number} (${date(paper.corrects.issuedAt)})`)]
      : []),
  ];
  const right = sheet.write(facts.join('\n'), LEFT + half, draft.y, style(half, { align: 'end' }));
  draft.y += Math.max(height, right) + GUTTER;
}

function correctsLabel({ paper, texts }: Draft): string {
  return paper.kind === 'tax_invoice' ? texts.replaces : texts.corrects;
}

function writeParties(draft: Draft): void {
  const { sheet, paper, texts, y } = draft;
  const { seller, buyer, language } = paper;
  const taxNumber = (value: string | null) => (value ? [`${texts.taxNumber} ${value}`] : []);
  const columns: [string, string[]][] = [
    [texts.seller, [seller.name, ...seller.address.split(', '), ...taxNumber(seller.taxNumber)]],
    [texts.buyer, [...addressLines(buyer.address, language), ...taxNumber(buyer.taxNumber)]],
    [texts.deliveredTo, addressLines(paper.deliveredTo, language)],
  ];
  const width = (INNER - 2 * GUTTER) / columns.length;
  const ends = columns.map(([label, lines], index) => {
    const x = LEFT + index * (width + GUTTER);
    const below = y + sheet.write(label, x, y, quiet(width)) + 3;
    return below + sheet.write(lines.join('\n'), x, below, style(width));
  });
  draft.y = Math.max(...ends) + GUTTER;
}

function columnsOf({ paper, texts }: Draft): Column[] {
  const { language } = paper;
  const amount = (value: Money) => moneyText(value, language);
  const quantity = { label: texts.quantity, of: (line: TaxedLine) => String(line.quantity) };
  if (paper.kind === 'delivery_note') return [{ x: LEFT + 400, width: INNER - 400, ...quantity }];
  const rate = (line: TaxedLine) => numberText(line.taxBasisPoints / 10_000, language, 'percent');
  return [
    { x: LEFT + 165, width: 40, ...quantity },
    { x: LEFT + 210, width: 70, label: texts.unitPrice, of: (line) => amount(line.unit) },
    { x: LEFT + 285, width: 75, label: texts.net, of: (line) => amount(line.net) },
    { x: LEFT + 365, width: 50, label: texts.rate, of: rate },
    { x: LEFT + 420, width: INNER - 420, label: texts.tax, of: (line) => amount(line.tax) },
  ];
}

function writeLines(draft: Draft): void {
  const { sheet, paper } = draft;
  const columns = columnsOf(draft);
  const nameWidth = (columns[0]?.x ?? INNER) - LEFT - GAP;
  // Shipping is a service, not goods that are handed over.
  const lines =
    paper.kind === 'delivery_note' ? paper.lines.filter(({ sku }) => sku !== '') : paper.lines;
  writeTableHead(draft, columns, nameWidth);
  for (const line of lines) {
    const nameHeight = sheet.heightOf(line.name, style(nameWidth));
    const height = nameHeight + sheet.heightOf(line.sku, quiet(nameWidth));
    if (draft.y + height > FOOT) {
      startPage(draft);
      writeTableHead(draft, columns, nameWidth);
    }
    sheet.write(line.name, LEFT, draft.y, style(nameWidth));
    sheet.write(line.sku, LEFT, draft.y + nameHeight, quiet(nameWidth));
    for (const { x, width, of } of columns) {
      sheet.write(of(line), x, draft.y, style(width, { align: 'end' }));
    }
    sheet.rule(draft.y + height + GAP / 2, { color: HAIRLINE });
    draft.y += height + GAP / 2 + GAP;
  }
}

function writeTableHead(draft: Draft, columns: readonly Column[], nameWidth: number): void {
  const { sheet, texts, y } = draft;
  const heights = [
    sheet.write(texts.item, LEFT, y, quiet(nameWidth)),
    ...columns.map(({ x, width, label }) =>
      sheet.write(label, x, y, { ...quiet(width), align: 'end' }),
    ),
  ];
  const height = Math.max(...heights);
  sheet.rule(y + height + 4, { color: INK });
  draft.y += height + 4 + GAP;
}

function writeSums(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const { sums, language } = paper;
  const amount = (value: Money) => moneyText(value, language);
  const rows: SumRow[] = [
    [texts.totalNet, amount(sums.net), {}],
    [texts.totalTax, amount(sums.tax), {}],
    [texts.total, amount(sums.total), { weight: 'bold', size: 12 }],
    ...dirhamRows(draft),
  ];
  // The sums stay on one page.
  if (draft.y + rows.length * 20 > FOOT) startPage(draft);
  const x = LEFT + INNER / 2;
  const width = INNER / 4;
  for (const [label, value, over] of rows) {
    const height = sheet.write(label, x, draft.y, style(value ? width : 2 * width, over));
    sheet.write(value, x + width, draft.y, style(width, { ...over, align: 'end' }));
    draft.y += height + 4;
  }
  draft.y += GAP;
}

/** The sums in dirhams with the rate and its day, where the paper is in another currency. */
function dirhamRows({ paper, texts }: Draft): SumRow[] {
  const { sums, dirhams, language } = paper;
  if (sums.total.currency === DIRHAM) return [];
  const amount = (value: Money) => moneyText(value, language);
  const date = dirhams.rateDate ? writtenDate(dirhams.rateDate, language, 'long') : null;
  const rate = texts.dirhams(numberText(Number(dirhams.rate), language), date);
  return [
    [rate, '', { size: 8.5, color: QUIET }],
    [texts.totalNet, amount(dirhams.net), { size: 8.5 }],
    [texts.totalTax, amount(dirhams.tax), { size: 8.5 }],
    [texts.total, amount(dirhams.total), { size: 8.5 }],
  ];
}

function writeReceipt(draft: Draft): void {
  const { sheet, texts } = draft;
  if (draft.y + 80 > FOOT) startPage(draft);
  draft.y += 50;
  sheet.rule(draft.y, { color: INK });
  draft.y += GAP / 2;
  draft.y += sheet.write(texts.received, LEFT, draft.y, quiet(INNER)) + GUTTER;
}

/** How it was paid, why money went back, how it travels, what the customer wrote. */
function writeRemarks(draft: Draft): void {
  const { sheet, paper, texts } = draft;
  const { payment, corrects, carrier, trackingNumber, notes, kind } = paper;
  const method = payment.method ? (texts.methods[payment.method] ?? payment.method) : '';
  const means = cardText(method, payment.card);
  const paid = [texts.payments[payment.status] ?? payment.status, means, payment.reference];
  const say = (label: string, value: string) => named(label, value, paper.language);
  const remarks = [
    ...(kind === 'tax_invoice' ? [say(texts.payment, paid.filter(Boolean).join(' · '))] : []),
    ...(corrects?.reason ? [say(texts.reason, corrects.reason)] : []),
    ...(kind === 'delivery_note' && carrier ? [say(texts.carrier, carrier)] : []),
    ...(kind === 'delivery_note' && trackingNumber
      ? [say(texts.trackingNumber, trackingNumber)]
      : []),
    ...(notes ? [say(texts.notes, notes)] : []),
  ];
  for (const remark of remarks) {
    const height = sheet.heightOf(remark, style(INNER));
    if (draft.y + height > FOOT) startPage(draft);
    draft.y += sheet.write(remark, LEFT, draft.y, style(INNER)) + GAP / 2;
  }
}

function writeFeet({ sheet, paper, texts }: Draft): void {
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(texts.questions(paper.seller.email), LEFT, y, quiet(INNER - 170));
    const place = `${paper.number} · ${page} / ${pages}`;
    sheet.write(place, LEFT + INNER - 170, y, { ...quiet(170), align: 'end' });
  });
}

function startPage(draft: Draft): void {
  draft.sheet.nextPage();
  draft.y = LEFT;
}
