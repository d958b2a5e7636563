import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { QuoteStatus } from '@solar/contracts/checkout/quote-states';
import { Status } from '@solar/ui/badge/badge';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Tone = ComponentProps<typeof Status>['tone'];

const ORDER_TONES: Record<OrderStatus, Tone> = {
  pending: 'neutral',
  processing: 'info',
  onhold: 'warning',
  shipped: 'info',
  delivered: 'success',
  completed: 'success',
  cancelled: 'danger',
  refunded: 'neutral',
};
const PAYMENT_TONES: Record<PaymentStatus, Tone> = {
  requires_payment: 'neutral',
  processing: 'info',
  awaiting_transfer: 'warning',
  succeeded: 'success',
  cancelled: 'danger',
  partially_refunded: 'warning',
  refunded: 'neutral',
};
const QUOTE_TONES: Record<QuoteStatus, Tone> = {
  requested: 'info',
  answered: 'accent',
  accepted: 'success',
  ordered: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};

export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('checkout');
  return <Status tone={ORDER_TONES[status]}>{t(`order.status.${status}`)}</Status>;
}

export function PaymentStatusLabel({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('checkout');
  return <Status tone={PAYMENT_TONES[status]}>{t(`order.payment.${status}`)}</Status>;
}

export function QuoteStatusLabel({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('checkout');
  return <Status tone={QUOTE_TONES[status]}>{t(`quote.status.${status}`)}</Status>;
}
