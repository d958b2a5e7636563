import type { CheckoutDoc } from '../checkouts/checkout.schema';
import type { ProviderPayment } from '../payments/settlement';
import type { NewOrder } from './order.repository';

/** The order that a paid checkout becomes; it counts (processing) once its stock is allocated. */
export function orderOf(
  checkout: CheckoutDoc,
  payment: ProviderPayment,
  orderNumber: string,
  now: Date,
): NewOrder {
  return {
    _id: checkout.orderId,
    orderNumber,
    checkoutId: checkout._id,
    paymentId: payment.paymentId,
    customerId: checkout.customerId,
    customerName: checkout.customerName,
    email: checkout.email,
    language: checkout.language,
    status: 'pending',
    paymentStatus: 'succeeded',
    paymentMethod: payment.method,
    lines: checkout.lines,
    itemCount: checkout.lines.reduce((sum, line) => sum + line.quantity, 0),
    totals: checkout.totals,
    totalMinor: checkout.totals.total.amount,
    refundedMinor: 0,
    shippingMethod: checkout.shippingMethod,
    shippingAddress: checkout.shippingAddress,
    billingAddress: checkout.billingAddress,
    carrier: null,
    trackingNumber: null,
    notes: checkout.notes,
    history: [{ status: 'pending', at: now, note: null }],
    search: [orderNumber, checkout.email, checkout.customerName, checkout.shippingAddress.fullName]
      .filter((term) => term !== '')
      .map((term) => term.toLowerCase()),
    placedAt: now,
  };
}
