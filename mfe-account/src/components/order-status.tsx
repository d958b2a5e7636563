import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import { Status } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = {
  pending: 'warning',
  processing: 'info',
  onhold: 'warning',
  shipped: 'info',
  delivered: 'success',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<OrderStatus, string>;

/** Where an order stands, in a word and a tone. */
export function OrderStatusLabel({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('account');
  return <Status tone={TONES[status]}>{t(`orders.status.${status}`)}</Status>;
}
