import type { Order } from '@solar/contracts/checkout/orders-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelOrder, ORDERS_KEY } from '../order-api';
import styles from '../order-detail.module.css';

export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const [reason, setReason] = useState('');
  const [tell, setTell] = useState(true);
  const key = useIdempotencyKey(`${order.orderId} ${reason} ${tell}`);
  const cancelling = useApiMutation({
    mutationFn: () => cancelOrder(order.orderId, reason.trim(), tell, key),
    invalidates: [ORDERS_KEY],
    success: t('admin.orders.cancelled'),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('admin.orders.cancelTitle', { number: order.orderNumber })}
      description={t('admin.orders.cancelText')}
      confirmLabel={t('admin.orders.cancel')}
      cancelLabel={t('admin.close')}
      error={cancelling.error && errorText(cancelling.error)}
      onConfirm={() => cancelling.mutateAsync()}
    >
      <div className={styles.form}>
        <Field label={t('admin.reason')} required>
          <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <Checkbox
          label={t('admin.orders.notify')}
          checked={tell}
          onCheckedChange={(checked) => setTell(checked === true)}
        />
      </div>
    </ConfirmDialog>
  );
}
