import { confirmHold, releaseAllocation, releaseHold } from '@solar/contracts/inventory/commands';
import { outboxEntry, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import { orderSearchTerms } from '../orders/order-search';
import type { OrderState } from '../orders/order.schema';
import type { SiteSettings } from '../settings/site-settings.service';
import { weekTo, withArrival } from '../shipping/promised-arrival';
import type { CheckoutDoc } from './checkout.schema';

/** How long an order waits for the answer about its stock before it asks again. */
const ASK_AGAIN_MS = 60_000;

export const askAgainAt = (): Date => new Date(Date.now() + ASK_AGAIN_MS);

/** How an order is paid, or will be. */
export type OrderTerms = Pick<
  OrderState,
  'paymentId' | 'paymentStatus' | 'paymentMethod' | 'paymentCard' | 'transferDueAt'
>;

/** The order that a checkout becomes; it is placed (processing) once it is paid and its stock is allocated. */
export function orderOf(
  checkout: CheckoutDoc,
  terms: OrderTerms,
  orderNumber: string,
  { at, settings }: { at: Date; settings: Pick<SiteSettings, 'office'> },
): OrderState {
  const paid = terms.paymentStatus === 'succeeded';
  const { shippingMethod, shippingAddress } = checkout;
  const week = weekTo(shippingAddress.country, settings);
  return {
    _id: checkout.orderId,
    orderNumber,
    checkoutId: checkout._id,
    cartId: checkout.cartId,
    customerId: checkout.customerId,
    customerName: checkout.customerName,
    email: checkout.email,
    language: checkout.language,
    status: 'pending',
    ...terms,
    lines: checkout.lines,
    itemCount: checkout.lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: checkout.totals,
    totalMinor: checkout.totals.total.amount,
    refundedMinor: 0,
    // Days count from the money on; those of an unpaid order are not known yet.
    shippingMethod: paid ? withArrival(shippingMethod, at, week) : shippingMethod,
    shippingAddress,
    billingAddress: checkout.billingAddress,
    carrier: null,
    trackingNumber: null,
    notes: checkout.notes,
    poNumber: checkout.poNumber ?? null,
    taxNumber: checkout.taxNumber ?? null,
    ...(paid ? { documentsDue: true as const } : {}),
    history: [{ status: 'pending', at, note: null }],
    search: orderSearchTerms({ ...checkout, orderNumber }),
    placedAt: at,
    allocatedAt: null,
    wakeAt: askAgainAt(),
    version: 0,
  };
}

/** The command that turns the hold into an allocation; idempotent by its hold, so that it may be sent again. */
export function confirmHoldEntry(
  holdId: string,
  order: { _id: string; orderNumber: string; version: number },
): OutboxEntry {
  return outboxEntry(confirmHold, {
    aggregateId: holdId,
    version: order.version + 1,
    data: { holdId, orderId: order._id, orderNumber: order.orderNumber },
  });
}

/** The command that gives the hold of a checkout back, of the version to which this move brings it. */
export function releaseHoldEntry(
  { holdId, version }: Pick<CheckoutDoc, 'holdId' | 'version'>,
  reason: string,
): OutboxEntry {
  return outboxEntry(releaseHold, {
    aggregateId: holdId,
    version: version + 1,
    data: { holdId, reason },
  });
}

/** The command that gives the stock of an order back which has not left, of the version to which this move brings it. */
export function releaseAllocationEntry(
  { _id: orderId, version }: Pick<OrderState, '_id' | 'version'>,
  reason: string,
): OutboxEntry {
  return outboxEntry(releaseAllocation, {
    aggregateId: orderId,
    version: version + 1,
    data: { orderId, reason },
  });
}
