import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type { Money } from '@solar/contracts/common/money';
import PDFDocument from 'pdfkit';
import { addressText } from './address-text';
import { dateText, moneyText } from './money-text';
import type { OrderDoc } from './order.schema';
import { ORDER_TEXTS, type OrderTexts } from './order-texts';

const MARGIN = 50;
const COLUMNS = { product: MARGIN, quantity: 300, unit: 360, amount: 460 } as const;
const WIDTHS = { product: 240, quantity: 50, unit: 90, amount: 85 } as const;
const ROW_GAP = 8;

type Sheet = InstanceType<typeof PDFDocument>;
type Brand = { siteName: string; contactEmail: string };

/** The order confirmation as PDF, in the order's language. */
export async function orderDocument(order: OrderDoc, brand: Brand): Promise<Buffer> {
  const texts = ORDER_TEXTS[order.language];
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: `${texts.document} ${order.orderNumber}`, Author: brand.siteName },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
  });
  header(sheet, order, brand, texts);
  addresses(sheet, order, texts);
  table(sheet, order, texts);
  sums(sheet, order, texts);
  sheet.moveDown(3).fontSize(9).text(texts.questions(brand.contactEmail), MARGIN);
  sheet.end();
  return finished;
}

function header(sheet: Sheet, order: OrderDoc, brand: Brand, texts: OrderTexts): void {
  sheet.font('Helvetica-Bold').fontSize(20).text(brand.siteName);
  sheet.fontSize(14).text(`${texts.document} ${order.orderNumber}`);
  sheet.font('Helvetica').fontSize(10);
  sheet.text(`${texts.date}: ${dateText(order.placedAt, order.language)}`).moveDown();
}

function addresses(sheet: Sheet, order: OrderDoc, texts: OrderTexts): void {
  const top = sheet.y;
  sheet.font('Helvetica-Bold').text(texts.deliveredTo, MARGIN, top);
  sheet.font('Helvetica').text(addressText(order.shippingAddress, order.language), { width: 230 });
  const left = sheet.y;
  sheet.font('Helvetica-Bold').text(texts.billedTo, 300, top);
  sheet.font('Helvetica').text(addressText(order.billingAddress, order.language), { width: 230 });
  sheet.y = Math.max(left, sheet.y);
  sheet.moveDown(2);
}

function table(sheet: Sheet, order: OrderDoc, texts: OrderTexts): void {
  sheet.font('Helvetica-Bold');
  row(sheet, [texts.product, texts.quantity, texts.unitPrice, texts.amount]);
  sheet.font('Helvetica');
  for (const line of order.lines) row(sheet, lineCells(line, order));
}

function lineCells(line: PricedLine, order: OrderDoc): [string, string, string, string] {
  return [
    `${line.name} (${line.sku})`,
    String(line.quantity),
    moneyText(line.unit, order.language),
    moneyText(line.lineTotal, order.language),
  ];
}

function row(sheet: Sheet, cells: [string, string, string, string]): void {
  const height = sheet.heightOfString(cells[0], { width: WIDTHS.product });
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage();
  const top = sheet.y;
  sheet.text(cells[0], COLUMNS.product, top, { width: WIDTHS.product });
  sheet.text(cells[1], COLUMNS.quantity, top, { width: WIDTHS.quantity, align: 'right' });
  sheet.text(cells[2], COLUMNS.unit, top, { width: WIDTHS.unit, align: 'right' });
  sheet.text(cells[3], COLUMNS.amount, top, { width: WIDTHS.amount, align: 'right' });
  sheet.y = top + height + ROW_GAP;
}

function sums(sheet: Sheet, order: OrderDoc, texts: OrderTexts): void {
  const { totals, language } = order;
  const rows: [string, Money][] = [
    [texts.subtotal, totals.subtotal],
    [`${texts.shipping} (${order.shippingMethod.name})`, totals.shipping],
    [totals.taxName || texts.tax, totals.tax],
    [texts.total, totals.total],
  ];
  sheet.moveDown();
  for (const [label, value] of rows) {
    if (label === texts.total) sheet.font('Helvetica-Bold');
    const top = sheet.y;
    sheet.text(label, COLUMNS.quantity, top, { width: 150 });
    sheet.text(moneyText(value, language), COLUMNS.amount, top, {
      width: WIDTHS.amount,
      align: 'right',
    });
    sheet.moveDown(0.4);
  }
  sheet.font('Helvetica');
}
