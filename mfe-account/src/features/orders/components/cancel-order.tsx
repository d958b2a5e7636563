import type { Order } from '@solar/contracts/checkout/orders-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { cancelMyOrder, ORDERS_URL } from '../../../api/orders-api';

/** Ends an order that has not left; what was paid goes back. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const key = useIdempotencyKey(`cancel ${order.orderId}`);
  const cancel = useApiMutation({
    mutationFn: () => cancelMyOrder(order.orderId, key),
    invalidates: [[ORDERS_URL]],
    success: t('order.cancel.done'),
    failure: null,
  });
  const paid = order.paymentStatus === 'succeeded' || order.paymentStatus === 'partially_refunded';
  return (
    <ConfirmDialog
      tone="danger"
      trigger={<Button variant="secondary">{t('order.cancel.open')}</Button>}
      title={t('order.cancel.title', { number: order.orderNumber })}
      description={t(paid ? 'order.cancel.paid' : 'order.cancel.unpaid')}
      confirmLabel={t('order.cancel.confirm')}
      cancelLabel={t('order.cancel.keep')}
      error={cancel.error && errorText(cancel.error)}
      onConfirm={() => cancel.mutateAsync()}
    />
  );
}
