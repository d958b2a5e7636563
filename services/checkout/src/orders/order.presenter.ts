import type { PricedLine } from '@solar/contracts/checkout/checkout-http';
import type {
  Order,
  OrderListItem,
  SentPart,
  StaffOrder,
  TrackedOrder,
} from '@solar/contracts/checkout/orders-http';
import { ORDER_TRANSITIONS, type OrderStatus } from '@solar/contracts/checkout/order-states';
import { money } from '@solar/contracts/common/money';
import type { BankAccount } from '../payments/bank-transfer/bank-account';
import type { ListedOrder, OrderDoc, OrderEventDoc, SentPartDoc } from './order.schema';
import { awaitsTransfer, instructionsOf } from './order-transfer';
import { isTaxNumberCorrectable } from './tax-number';

export function presentListItem(order: ListedOrder): OrderListItem {
  return {
    orderId: order._id,
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    placedAt: order.placedAt.toISOString(),
    customerName: order.customerName || order.shippingAddress.fullName,
    email: order.email,
    itemCount: order.itemCount,
    total: order.totals.total,
    trackingNumber: order.trackingNumber,
  };
}

/** `account` is where the money of a transfer goes, `trackingUrl` the carrier's page of the parcel. */
export function presentOrder(
  order: OrderDoc,
  { account, trackingUrl }: { account: BankAccount | null; trackingUrl: string | null },
): Order {
  return {
    ...presentListItem(order),
    customerId: order.customerId,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethod: order.shippingMethod,
    carrier: order.carrier,
    trackingUrl,
    lines: order.lines,
    ...(order.serials && { serials: order.serials }),
    totals: order.totals,
    refunded: money(order.refundedMinor, order.totals.total.currency),
    paymentId: order.paymentId,
    paymentMethod: order.paymentMethod,
    paymentCard: order.paymentCard ?? null,
    transfer: instructionsOf(order, account),
    notes: order.notes,
    poNumber: order.poNumber ?? null,
    taxNumber: order.taxNumber ?? null,
    refunds: (order.refunds ?? []).map(({ amount, at, reason }) => ({
      amount: money(amount, order.totals.total.currency),
      at: at.toISOString(),
      reason,
    })),
    cancellable: nextStatuses(order).includes('cancelled'),
    history: order.history.map(({ note, ...step }) => ({ ...presentStep(order, step), note })),
    nextStatuses: nextStatuses(order),
  };
}

/** The order with what only staff may see. */
export function presentForStaff(doc: OrderDoc, order: Order): StaffOrder {
  const { history, staffNotes = [], handSent = [] } = doc;
  return {
    ...order,
    history: order.history.map((event, at) => ({ ...event, by: history[at]?.by ?? null })),
    taxNumberCorrectable: isTaxNumberCorrectable(doc),
    staffNotes: staffNotes.map((note) => ({ ...note, at: note.at.toISOString() })),
    handSent: handSent.map(({ at, by, mail, paper = null }) => ({
      ...{ at: at.toISOString(), by, mail, paper },
    })),
  };
}

/** A pending order still belongs to the saga, which alone moves it on; staff may give up one that waits for a transfer. */
export function nextStatuses(
  order: Pick<OrderDoc, 'status' | 'paymentStatus' | 'parts'>,
): OrderStatus[] {
  if (order.status !== 'pending') {
    // An order of which a part has left is no longer cancelled as a whole.
    const all = ORDER_TRANSITIONS[order.status];
    return all.filter((next) => !(next === 'cancelled' && order.parts?.length));
  }
  return awaitsTransfer(order) ? ['cancelled'] : [];
}

/** What a stranger with number and e-mail may know: no price, no street, no name. */
export function presentTracking(order: OrderDoc, trackingUrl: string | null): TrackedOrder {
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    city: order.shippingAddress.city,
    ...(order.shippingMethod.arrival && { arrival: order.shippingMethod.arrival }),
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    trackingUrl,
    lines: order.lines.map(({ name, quantity, slug }) => ({ name, quantity, slug })),
    history: order.history.map((step) => presentStep(order, step)),
  };
}

/** What anybody who knows of the order may know of a step. */
function presentStep(
  { lines }: Pick<OrderDoc, 'lines'>,
  { status, at, part }: Pick<OrderEventDoc, 'status' | 'at' | 'part'>,
): Omit<Order['history'][number], 'note'> {
  return { status, at: at.toISOString(), ...(part && { part: presentPart(lines, part) }) };
}

function presentPart(lines: readonly PricedLine[], part: SentPartDoc): SentPart {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return {
    ...part,
    lines: part.lines.map(({ productId, quantity }) => ({
      name: names.get(productId) ?? productId,
      quantity,
    })),
  };
}
