import type { Payment } from '@solar/contracts/checkout/payments-http';
import { money } from '@solar/contracts/common/money';
import type { KnownPaymentCheckout } from '../checkout.schema';

export function presentPayment(checkout: KnownPaymentCheckout): Payment {
  const { payment } = checkout;
  const { currency } = payment;
  return {
    paymentId: payment.id,
    checkoutId: checkout._id,
    orderId: checkout.orderNumber === null ? null : checkout.orderId,
    orderNumber: checkout.orderNumber,
    email: checkout.email,
    status: payment.status,
    amount: money(payment.amount, currency),
    captured: money(payment.captured, currency),
    refunded: money(payment.refunded, currency),
    method: payment.method,
    card: payment.card ?? null,
    provider: payment.provider,
    lastErrorCode: payment.lastErrorCode,
    refunds: payment.refunds.map((refund) => ({
      refundId: refund.refundId,
      amount: money(refund.amount, currency),
      reason: refund.reason,
      status: refund.status,
      createdAt: refund.createdAt.toISOString(),
    })),
    createdAt: payment.createdAt.toISOString(),
  };
}
