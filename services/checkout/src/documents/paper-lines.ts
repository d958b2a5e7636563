import { money, type Money } from '@solar/contracts/common/money';
import { named } from '@solar/service-kit/pdf/named';
import type { OrderDoc, OrderRefundDoc } from '../orders/order.schema';
import type { IssuedKind, Paper } from './document.schema';
import { ISSUED_TEXTS } from './document-texts';
import { creditedSums, sumsOf, taxedLines, type TaxedLine, type TaxedSums } from './taxed-lines';

/** What a paper is about: the invoice that it takes back or replaces, and the refund that it documents. */
type About = { corrected: Paper | undefined; refund: OrderRefundDoc | undefined };

/** The lines of a paper of the order as it is now; `issued` are its papers before. */
export function linesOf(
  kind: IssuedKind,
  order: OrderDoc,
  issued: readonly Paper[],
  { corrected, refund }: About,
): TaxedLine[] {
  if (kind === 'delivery_note') return deliveredLines(order);
  if (!corrected) return invoiceLines(order);
  const credited = creditedOf(corrected, issued);
  if (kind === 'tax_invoice') return reissuedLines(corrected, issued);
  if (refund) return refundLines(refund, order, corrected, credited);
  return restLines(order, corrected, credited);
}

/** The lines of a delivery note: the invoice's, without pieces that are never sent. */
function deliveredLines(order: OrderDoc): TaxedLine[] {
  return invoiceLines(order)
    .map((line, index) => {
      const { productId } = order.lines[index] ?? {};
      const missing = order.notShipped?.find((one) => one.productId === productId)?.quantity ?? 0;
      return { ...line, quantity: line.quantity - missing };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** The lines of an order's invoice: its goods in their order, then the shipping. */
export function invoiceLines(
  order: Pick<OrderDoc, 'lines' | 'totals' | 'language' | 'shippingMethod'>,
): TaxedLine[] {
  const { shipping } = order.totals;
  const goods = order.lines.map(({ sku, name, quantity, unit, lineTotal }) => ({
    sku,
    name,
    quantity,
    unit,
    net: lineTotal,
  }));
  const delivery = {
    sku: '',
    name: `${ISSUED_TEXTS[order.language].shipping} (${order.shippingMethod.name})`,
    quantity: 1,
    unit: shipping,
    net: shipping,
  };
  return taxedLines(goods, shipping.amount > 0 ? delivery : null, order.totals);
}

/** What credit notes have given back of an invoice. */
function creditedOf(invoice: Paper, issued: readonly Paper[]): TaxedSums {
  const { currency } = invoice.sums.total;
  return sumsOf(
    creditNotesOf(invoice, issued).flatMap(({ lines }) => lines),
    currency,
  );
}

function creditNotesOf({ number }: Paper, issued: readonly Paper[]): Paper[] {
  return issued.filter(
    ({ kind, corrects }) => kind === 'credit_note' && corrects?.number === number,
  );
}

/** A refund of the whole invoice takes its lines back; any other is an amount with its share of the tax. */
function refundLines(
  { amount, reason }: OrderRefundDoc,
  order: OrderDoc,
  invoice: Paper,
  credited: TaxedSums,
): TaxedLine[] {
  const label = ISSUED_TEXTS[order.language].refund;
  return creditLines(amount, reason ? named(label, reason, order.language) : label, invoice, {
    credited,
    taxBasisPoints: order.totals.taxBasisPoints,
  });
}

/** Takes back what is left of an invoice that is issued anew. */
function restLines(order: OrderDoc, invoice: Paper, credited: TaxedSums): TaxedLine[] {
  const rest = invoice.sums.total.amount - credited.total.amount;
  return creditLines(rest, ISSUED_TEXTS[order.language].rest, invoice, {
    credited,
    taxBasisPoints: order.totals.taxBasisPoints,
  });
}

function creditLines(
  amount: number,
  name: string,
  invoice: Paper,
  { credited, taxBasisPoints }: { credited: TaxedSums; taxBasisPoints: number },
): TaxedLine[] {
  if (amount === invoice.sums.total.amount) return invoice.lines;
  const { net, tax } = creditedSums(amount, invoice.sums, credited);
  return [{ sku: '', name, quantity: 1, unit: net, net, taxBasisPoints, tax }];
}

/** The lines of the invoice before, less what its refunds have given back. */
function reissuedLines(invoice: Paper, issued: readonly Paper[]): TaxedLine[] {
  const refunds = creditNotesOf(invoice, issued).filter(({ sourceId }) => sourceId !== invoice._id);
  const given = refunds.map(({ number, lines, sums, language }) => ({
    sku: '',
    name: `${ISSUED_TEXTS[language].refund} (${number})`,
    quantity: 1,
    unit: negative(sums.net),
    net: negative(sums.net),
    taxBasisPoints: lines[0]?.taxBasisPoints ?? 0,
    tax: negative(sums.tax),
  }));
  return [...invoice.lines, ...given];
}

const negative = ({ amount, currency }: Money): Money => money(-amount, currency);
