import type { Order } from '@solar/contracts/checkout/orders-http';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
import { changeStatus, ORDERS_KEY } from '../order-api';
import styles from '../order-detail.module.css';
import { NotifyCheckbox } from './notify-checkbox';

export function StatusDialog({
  order,
  status,
  onClose,
}: {
  order: Order;
  status: Order['status'];
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(false);
  const label = t(`order.status.${status}`);
  const change = () =>
    changeStatus(order.orderId, {
      status,
      notify,
      ...(note.trim() && { note: note.trim() }),
    });
  return (
    <ChangeDialog
      mutationFn={change}
      invalidates={[ORDERS_KEY]}
      success={t('admin.orders.changed')}
      onClose={onClose}
      title={t('admin.orders.setTo', { status: label })}
      description={t('admin.orders.setText', { number: order.orderNumber, status: label })}
      confirmLabel={t('admin.save')}
    >
      <div className={styles.form}>
        <Field label={t('admin.note')} optional>
          <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <NotifyCheckbox checked={notify} onChange={setNotify} />
      </div>
    </ChangeDialog>
  );
}
