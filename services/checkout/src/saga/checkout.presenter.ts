import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { problem, type ProblemException } from '@solar/service-kit/errors/problem';
import type { CheckoutDoc } from './checkout.schema';

export function presentCheckout(doc: CheckoutDoc): Checkout {
  return {
    checkoutId: doc._id,
    state: doc.state,
    cancelReason: doc.cancelReason,
    expiresAt: doc.expiresAt.toISOString(),
    email: doc.email,
    shippingAddress: doc.shippingAddress,
    billingAddress: doc.billingAddress,
    shippingMethod: doc.shippingMethod,
    lines: doc.lines,
    totals: doc.totals,
    shortages: doc.shortages,
    orderId: doc.orderNumber === null ? null : doc.orderId,
    orderNumber: doc.orderNumber,
    poNumber: doc.poNumber ?? null,
    notes: doc.notes,
    paymentId: doc.payment?.id ?? null,
  };
}

/** 409 for a checkout that got no stock: names every product that is short and how much is left of it. */
export function stockInsufficient(checkout: Checkout): ProblemException {
  const { checkoutId, lines, shortages } = checkout;
  const names = new Map(lines.map((line) => [line.productId, line.name]));
  return problem.conflict('stock.insufficient', 'There is not enough stock for this order', {
    errors: shortages.map(({ productId, available }) => ({
      path: productId,
      code: 'stock.insufficient',
      message: `${names.get(productId) ?? productId}: ${Math.max(available, 0)} left`,
    })),
    extra: { checkoutId, shortages },
  });
}
