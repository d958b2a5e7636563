import type { AnnouncedInvoicing } from '@solar/contracts/admin/site-http';
import type { OrderDoc, OrderRefundDoc } from '../orders/order.schema';
import type { IssuedKind, Paper } from './document.schema';
import { ISSUED_TEXTS } from './document-texts';
import { linesOf } from './paper-lines';
import { sumsInDirhams, sumsOf, type DirhamRate } from './taxed-lines';

/** What is to be issued about an order. */
export type Due = { kind: IssuedKind; sourceId: string };
export type Seller = AnnouncedInvoicing & { email: string };

const PAID: readonly string[] = ['succeeded', 'partially_refunded', 'refunded'];
const LEFT: readonly string[] = ['shipped', 'delivered', 'completed'];
/** What went back before each refund was kept by itself. */
const EARLIER = 'earlier';

/** Papers that an order has to have by now, in the order in which they are issued; `issued` are those that it has. */
export function duePapers(order: OrderDoc, issued: readonly Paper[] = []): Due[] {
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
    ...correctionOf(order, issued),
    ...(LEFT.includes(order.status)
      ? [{ kind: 'delivery_note' as const, sourceId: order._id }]
      : []),
  ];
}

/** The invoice that counts: one that was issued anew takes the place of the one before. */
export function standingInvoice(issued: readonly Paper[]): Paper | undefined {
  const invoices = issued.filter(({ kind }) => kind === 'tax_invoice');
  return invoices.find(({ _id }) => !invoices.some(({ sourceId }) => sourceId === _id));
}

/**
 * An invoice with a tax number that staff have corrected since is taken back and issued anew. It is compared with the order, so that a
 * correction that meets the issue of the invoice is seen the next time.
 */
function correctionOf(order: OrderDoc, issued: readonly Paper[]): Due[] {
  const invoice = standingInvoice(issued);
  if (!invoice || !order.taxNumberCorrected || order.refundedMinor >= order.totalMinor) return [];
  if (invoice.buyer.taxNumber === (order.taxNumber ?? null)) return [];
  return [
    { kind: 'credit_note', sourceId: invoice._id },
    { kind: 'tax_invoice', sourceId: invoice._id },
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
  const replaced = issued.find(({ _id }) => _id === sourceId);
  // A credit note names whom its invoice names, also when the order has forgotten the person.
  const corrected = replaced ?? (kind === 'credit_note' ? standingInvoice(issued) : undefined);
  const refund = refundsOf(order).find(({ refundId }) => refundId === sourceId);
  const lines = linesOf(kind, order, issued, { corrected, refund });
  const sums = sumsOf(lines, order.totals.total.currency);
  const texts = ISSUED_TEXTS[order.language];
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
    suppliedAt: replaced?.suppliedAt ?? suppliedAt(order, stamp.at),
    seller: {
      name: seller.sellerName,
      address: seller.sellerAddress,
      taxNumber: seller.sellerTaxNumber,
      email: seller.email,
    },
    buyer: buyerOf(kind, order, corrected),
    deliveredTo: corrected?.deliveredTo ?? order.shippingAddress,
    shippingMethod: order.shippingMethod.name,
    lines,
    sums,
    // What is taken back and issued anew is the same in dirhams too.
    dirhams: sumsInDirhams(sums, replaced?.dirhams ?? rateOf(seller)),
    payment: {
      status: order.paymentStatus,
      method: order.paymentMethod,
      ...(order.paymentCard ? { card: order.paymentCard } : {}),
      reference: order.paymentId,
    },
    poNumber: order.poNumber ?? null,
    notes: order.notes,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    corrects: corrected
      ? {
          number: corrected.number,
          issuedAt: corrected.issuedAt,
          reason: replaced ? texts.taxNumberCorrected : (refund?.reason ?? ''),
        }
      : null,
  };
}

function rateOf({ dirhamRate: rate, dirhamRateDate: rateDate }: Seller): DirhamRate {
  return { rate, ...(rateDate && { rateDate }) };
}

function buyerOf(kind: IssuedKind, order: OrderDoc, corrected: Paper | undefined): Paper['buyer'] {
  const taxNumber = order.taxNumber ?? null;
  if (!corrected) return { address: order.billingAddress, email: order.email, taxNumber };
  return kind === 'tax_invoice' ? { ...corrected.buyer, taxNumber } : corrected.buyer;
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
