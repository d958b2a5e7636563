import type { Invoicing } from '@solar/contracts/admin/site-http';
import type { OrderDoc, OrderRefundDoc } from '../orders/order.schema';
import type { DocumentDoc, IssuedKind } from './document.schema';
import { ISSUED_TEXTS } from './document-texts';
import { creditedSums, sumsInDirhams, sumsOf, taxedLines, type TaxedLine } from './taxed-lines';

export type Paper = Omit<DocumentDoc, 'version' | 'createdAt' | 'updatedAt'>;
/** What is to be issued about an order. */
export type Due = { kind: IssuedKind; sourceId: string };
export type Seller = Invoicing & { email: string };

const PAID: readonly string[] = ['succeeded', 'partially_refunded', 'refunded'];
const LEFT: readonly string[] = ['shipped', 'delivered', 'completed'];
/** What went back before each refund was kept by itself. */
const EARLIER = 'earlier';

/** Papers that an order has to have by now, in the order in which they are issued. */
export function duePapers(order: OrderDoc): Due[] {
  if (order.status === 'pending') return [];
  const paid = PAID.includes(order.paymentStatus);
  return [
    ...(paid ? [{ kind: 'tax_invoice' as const, sourceId: order._id }] : []),
    ...(paid
      ? refundsOf(order).map(({ refundId }) => ({
          kind: 'credit_note' as const,
          sourceId: refundId,
        }))
      : []),
    ...(LEFT.includes(order.status)
      ? [{ kind: 'delivery_note' as const, sourceId: order._id }]
      : []),
  ];
}

/** A paper of the order as it is now; `issued` are its papers before. */
export function paperOf(
  { kind, sourceId }: Due,
  order: OrderDoc,
  issued: readonly Paper[],
  seller: Seller,
  stamp: { id: string; number: string; at: Date },
): Paper {
  const invoice = issued.find((paper) => paper.kind === 'tax_invoice');
  // A credit note names whom its invoice names, also when the order has forgotten the person.
  const corrected = kind === 'credit_note' ? invoice : undefined;
  const refund = refundsOf(order).find(({ refundId }) => refundId === sourceId);
  const lines =
    kind === 'credit_note' && refund && invoice
      ? creditLines(refund, order, invoice, issued)
      : kind === 'delivery_note'
        ? deliveredLines(order)
        : invoiceLines(order);
  const sums = sumsOf(lines, order.totals.total.currency);
  return {
    _id: stamp.id,
    kind,
    sourceId,
    number: stamp.number,
    orderId: order._id,
    orderNumber: order.orderNumber,
    customerId: order.customerId,
    language: order.language,
    issuedAt: stamp.at,
    suppliedAt: suppliedAt(order, stamp.at),
    seller: {
      name: seller.sellerName,
      address: seller.sellerAddress,
      taxNumber: seller.sellerTaxNumber,
      email: seller.email,
    },
    buyer: corrected?.buyer ?? {
      address: order.billingAddress,
      email: order.email,
      taxNumber: order.taxNumber ?? null,
    },
    deliveredTo: corrected?.deliveredTo ?? order.shippingAddress,
    shippingMethod: order.shippingMethod.name,
    lines,
    sums,
    dirhams: sumsInDirhams(sums, seller.dirhamRate),
    payment: {
      status: order.paymentStatus,
      method: order.paymentMethod,
      reference: order.paymentId,
    },
    poNumber: order.poNumber ?? null,
    notes: order.notes,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    corrects: corrected
      ? { number: corrected.number, issuedAt: corrected.issuedAt, reason: refund?.reason ?? '' }
      : null,
  };
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

/** A refund of the whole invoice takes its lines back; any other is an amount with its share of the tax. */
function creditLines(
  { amount, reason }: OrderRefundDoc,
  order: OrderDoc,
  invoice: Paper,
  issued: readonly Paper[],
): TaxedLine[] {
  if (amount === invoice.sums.total.amount) return invoice.lines;
  const { currency } = invoice.sums.total;
  const credited = issued.filter((paper) => paper.kind === 'credit_note');
  const before = sumsOf(
    credited.flatMap((paper) => paper.lines),
    currency,
  );
  const { net, tax } = creditedSums(amount, invoice.sums, before);
  const label = ISSUED_TEXTS[order.language].refund;
  const name = reason ? `${label}: ${reason}` : label;
  const { taxBasisPoints } = order.totals;
  return [{ sku: '', name, quantity: 1, unit: net, net, taxBasisPoints, tax }];
}

/** Goods are supplied when they leave; what is paid before that is supplied, for the tax, when it is paid. */
function suppliedAt(order: OrderDoc, issuedAt: Date): Date {
  const left = order.history.find(({ status }) => LEFT.includes(status));
  const placed = order.history.find(({ status }) => status === 'processing');
  return left?.at ?? placed?.at ?? issuedAt;
}

function refundsOf(order: OrderDoc): OrderRefundDoc[] {
  const known = order.refunds ?? [];
  const earlier = order.refundedMinor - known.reduce((sum, { amount }) => sum + amount, 0);
  if (earlier <= 0) return known;
  return [{ refundId: EARLIER, amount: earlier, reason: '', at: order.updatedAt }, ...known];
}
