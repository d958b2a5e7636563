import type { Payment, PaymentStatusView } from '@solar/contracts/checkout/payments-http';
import { money } from '@solar/contracts/common/money';
import type { CheckoutDoc } from '../checkouts/checkout.schema';
import type { PaymentDoc } from './payment.schema';

export function toStatusView(payment: PaymentDoc, checkout: CheckoutDoc): PaymentStatusView {
  return {
    paymentId: payment._id,
    status: payment.status,
    checkoutId: checkout._id,
    checkoutState: checkout.state,
    orderId: checkout.orderNumber === null ? null : checkout.orderId,
    orderNumber: checkout.orderNumber,
    lastErrorCode: payment.lastErrorCode,
  };
}

export function presentPayment(payment: PaymentDoc): Payment {
  const { currency } = payment;
  return {
    paymentId: payment._id,
    checkoutId: payment.checkoutId,
    orderId: payment.orderId,
    orderNumber: payment.orderNumber,
    email: payment.email,
    status: payment.status,
    amount: money(payment.amountMinor, currency),
    captured: money(payment.capturedMinor, currency),
    refunded: money(payment.refundedMinor, currency),
    method: payment.method,
    lastErrorCode: payment.lastErrorCode,
    refunds: payment.refunds.map((refund) => ({
      refundId: refund.refundId,
      amount: money(refund.amountMinor, currency),
      reason: refund.reason,
      status: refund.status,
      createdAt: refund.createdAt.toISOString(),
    })),
    createdAt: payment.createdAt.toISOString(),
  };
}
