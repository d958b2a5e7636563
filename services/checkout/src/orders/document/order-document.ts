import { addressLines } from '@solar/contracts/checkout/address-lines';
import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import type { Money } from '@solar/contracts/common/money';
import { writtenDate } from '@solar/contracts/common/written-date';
import type { BankAccount } from '../../payments/bank-transfer/bank-account';
import { moneyText } from '../money-text';
import type { OrderDoc } from '../order.schema';
import { DOCUMENT_TEXTS, type DocumentTexts } from './document-texts';
import { awaitsTransfer, instructionsOf, transferLines } from '../order-transfer';
import { named } from '@solar/service-kit/pdf/named';
import { PAGE, Sheet, type TextStyle } from '@solar/service-kit/pdf/sheet';

type Brand = { siteName: string; contactEmail: string; account: BankAccount | null };
/** One order on its way to paper; `y` is where the next part begins. */
type Draft = {
  sheet: Sheet;
  order: OrderDoc;
  brand: Brand;
  texts: DocumentTexts;
  title: string;
  y: number;
};

const INK = '#0f1b33';
const QUIET = '#566079';
const HAIRLINE = '#dcd9d0';
const SUN = '#f2a71b';

const { margin: LEFT } = PAGE;
const INNER = PAGE.width - 2 * LEFT;
const FOOT = PAGE.height - LEFT - 24;
const GAP = 8;
const COLUMNS = {
  product: { x: LEFT, width: 250 },
  quantity: { x: LEFT + 260, width: 50 },
  unit: { x: LEFT + 320, width: 80 },
  amount: { x: LEFT + 410, width: INNER - 410 },
} as const;

const bold = (width: number): TextStyle => ({ width, weight: 'bold', color: INK });
const plain = (width: number): TextStyle => ({ width, color: INK });
const quiet = (width: number): TextStyle => ({ width, size: 8.5, color: QUIET });
const atEnd = (style: TextStyle): TextStyle => ({ ...style, align: 'end' });

/** The order confirmation as PDF, in the order's language; a pro-forma invoice while a transfer is waited for. */
export async function orderDocument(order: OrderDoc, brand: Brand): Promise<Buffer> {
  const texts = DOCUMENT_TEXTS[order.language];
  const title = awaitsTransfer(order) ? texts.transfer.document : texts.document;
  const sheet = await Sheet.open(`${title} ${order.orderNumber}`, brand.siteName, order.language);
  const draft: Draft = { sheet, order, brand, texts, title, y: LEFT };
  writeHead(draft);
  writeAddresses(draft);
  writeTable(draft);
  writeSums(draft);
  writeTransfer(draft);
  writeRemarks(draft);
  writeFeet(draft);
  return sheet.finish();
}

function writeHead(draft: Draft): void {
  const { sheet, order, brand, texts } = draft;
  sheet.bar(LEFT, draft.y, 28, 4, SUN);
  draft.y += 14;
  const half = INNER / 2;
  sheet.write(brand.siteName, LEFT, draft.y, { ...bold(half), size: 20 });
  const right = LEFT + half;
  const titleStyle = { ...atEnd(bold(half)), size: 13 };
  const below = sheet.write(draft.title, right, draft.y, titleStyle);
  const facts = [
    order.orderNumber,
    writtenDate(order.placedAt, order.language, 'long'),
    ...(order.poNumber ? [named(texts.purchaseOrder, order.poNumber, order.language)] : []),
  ];
  const factStyle = atEnd({ ...plain(half), color: QUIET });
  const height = sheet.write(facts.join('\n'), right, draft.y + below + 4, factStyle);
  draft.y += Math.max(76, below + 4 + height + 28);
}

function writeAddresses(draft: Draft): void {
  const { sheet, order, texts, y } = draft;
  const linesOf = (address: OrderAddress) => addressLines(address, order.language);
  const taxNumber = order.taxNumber ? [`${texts.taxNumber} ${order.taxNumber}`] : [];
  const columns: [string, string[]][] = [
    [texts.deliveredTo, linesOf(order.shippingAddress)],
    [texts.billedTo, [...linesOf(order.billingAddress), ...taxNumber]],
  ];
  const width = (INNER - 24) / columns.length;
  const heights = columns.map(([label, lines], index) => {
    const x = LEFT + index * (width + 24);
    const below = y + sheet.write(label, x, y, quiet(width)) + 3;
    return below + sheet.write(lines.join('\n'), x, below, plain(width));
  });
  draft.y = Math.max(...heights) + 28;
}

function writeTable(draft: Draft): void {
  const { order } = draft;
  writeTableHead(draft);
  for (const line of order.lines) writeLine(draft, line);
}

function writeTableHead(draft: Draft): void {
  const { sheet, texts, y } = draft;
  const { product, quantity, unit, amount } = COLUMNS;
  sheet.write(texts.product, product.x, y, quiet(product.width));
  sheet.write(texts.quantity, quantity.x, y, atEnd(quiet(quantity.width)));
  sheet.write(texts.unitPrice, unit.x, y, atEnd(quiet(unit.width)));
  const height = sheet.write(texts.amount, amount.x, y, atEnd(quiet(amount.width)));
  sheet.rule(y + height + 4, { color: INK });
  draft.y += height + 4 + GAP;
}

function writeLine(draft: Draft, line: PricedLine): void {
  const { sheet, order } = draft;
  const { product, quantity, unit, amount } = COLUMNS;
  const nameHeight = sheet.heightOf(line.name, plain(product.width));
  const height = nameHeight + sheet.heightOf(line.sku, quiet(product.width));
  if (draft.y + height > FOOT) {
    startPage(draft);
    writeTableHead(draft);
  }
  const { y } = draft;
  sheet.write(line.name, product.x, y, plain(product.width));
  sheet.write(line.sku, product.x, y + nameHeight, quiet(product.width));
  sheet.write(String(line.quantity), quantity.x, y, atEnd(plain(quantity.width)));
  const money = (value: Money) => moneyText(value, order.language);
  sheet.write(money(line.unit), unit.x, y, atEnd(plain(unit.width)));
  sheet.write(money(line.lineTotal), amount.x, y, atEnd(plain(amount.width)));
  sheet.rule(y + height + GAP / 2, { color: HAIRLINE });
  draft.y = y + height + GAP / 2 + GAP;
}

function writeSums(draft: Draft): void {
  const { sheet, order, texts } = draft;
  const { totals, language } = order;
  const rows: [string, Money][] = [
    [texts.subtotal, totals.subtotal],
    [`${texts.shipping} (${order.shippingMethod.name})`, totals.shipping],
    [totals.taxName || texts.tax, totals.tax],
  ];
  const { quantity, amount } = COLUMNS;
  const labelWidth = amount.x - quantity.x - GAP;
  // The sums stay on one page.
  if (draft.y + (rows.length + 2) * 22 > FOOT) startPage(draft);
  for (const [label, value] of rows) {
    const height = sheet.write(label, quantity.x, draft.y, plain(labelWidth));
    sheet.write(moneyText(value, language), amount.x, draft.y, atEnd(plain(amount.width)));
    draft.y += height + 4;
  }
  sheet.rule(draft.y + 4, { color: INK, from: quantity.x });
  draft.y += 4 + GAP;
  const total = { size: 12 };
  sheet.write(texts.total, quantity.x, draft.y, { ...bold(labelWidth), ...total });
  const sum = moneyText(totals.total, language);
  const style = { ...atEnd(bold(unitToEnd.width)), ...total };
  draft.y += sheet.write(sum, unitToEnd.x, draft.y, style);
}

/** Where the money is to go, on one page. */
function writeTransfer(draft: Draft): void {
  const { order, brand, texts, sheet } = draft;
  const instructions = instructionsOf(order, brand.account);
  if (!instructions) return;
  const due = texts.transfer.due(writtenDate(instructions.dueAt, order.language, 'long'));
  const parts = [transferLines(instructions, order.language).join('\n'), due];
  const heights = parts.map((part) => sheet.heightOf(part, plain(INNER)));
  const height = heights.reduce((sum, part) => sum + part + GAP, 40);
  if (draft.y + height > FOOT) startPage(draft);
  else draft.y += 24;
  draft.y += sheet.write(texts.transfer.payTo, LEFT, draft.y, bold(INNER)) + GAP;
  for (const part of parts) draft.y += sheet.write(part, LEFT, draft.y, plain(INNER)) + GAP;
}

/** What the customer wrote to the order. */
function writeRemarks(draft: Draft): void {
  const { sheet, order, texts } = draft;
  if (!order.notes) return;
  const remark = named(texts.notes, order.notes, order.language);
  const height = sheet.heightOf(remark, plain(INNER));
  if (draft.y + GAP + height > FOOT) startPage(draft);
  draft.y += GAP + sheet.write(remark, LEFT, draft.y + GAP, plain(INNER));
}

/** A large total has room beside its short label. */
const unitToEnd = { x: COLUMNS.unit.x, width: LEFT + INNER - COLUMNS.unit.x };

function writeFeet({ sheet, order, brand, texts }: Draft): void {
  sheet.onEachPage((page, pages) => {
    const y = FOOT + 12;
    sheet.rule(y - 8, { color: HAIRLINE });
    sheet.write(texts.questions(brand.contactEmail), LEFT, y, quiet(INNER - 150));
    const place = `${order.orderNumber} · ${page} / ${pages}`;
    sheet.write(place, LEFT + INNER - 150, y, atEnd(quiet(150)));
  });
}

function startPage(draft: Draft): void {
  draft.sheet.nextPage();
  draft.y = LEFT;
}
