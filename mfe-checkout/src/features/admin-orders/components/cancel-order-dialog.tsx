import type { Order } from '@solar/contracts/checkout/orders-http';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
import { cancelOrder, ORDERS_KEY } from '../order-api';
import styles from '../order-detail.module.css';
import { NotifyCheckbox } from './notify-checkbox';

export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const key = useIdempotencyKey(`${order.orderId} ${reason} ${notify}`);
  return (
    <ChangeDialog
      mutationFn={() => cancelOrder(order.orderId, reason.trim(), notify, key)}
      invalidates={[ORDERS_KEY]}
      success={t('admin.orders.cancelled')}
      onClose={onClose}
      tone="danger"
      title={t('admin.orders.cancelTitle', { number: order.orderNumber })}
      description={t('admin.orders.cancelText')}
      confirmLabel={t('admin.orders.cancel')}
      cancelLabel={t('admin.close')}
    >
      <div className={styles.form}>
        <Field label={t('admin.reason')} required>
          <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <NotifyCheckbox checked={notify} onChange={setNotify} />
      </div>
    </ChangeDialog>
  );
}
