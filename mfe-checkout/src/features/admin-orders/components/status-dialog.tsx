import type { Order } from '@solar/contracts/checkout/orders-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeStatus, ORDERS_KEY } from '../order-api';
import styles from '../order-detail.module.css';

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
  const [tell, setTell] = useState(false);
  const label = t(`order.status.${status}`);
  const changing = useApiMutation({
    mutationFn: () =>
      changeStatus(order.orderId, {
        status,
        notify: tell,
        ...(note.trim() && { note: note.trim() }),
      }),
    invalidates: [ORDERS_KEY],
    success: t('admin.orders.changed'),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.orders.setTo', { status: label })}
      description={t('admin.orders.setText', { number: order.orderNumber, status: label })}
      confirmLabel={t('admin.save')}
      error={changing.error && errorText(changing.error)}
      onConfirm={() => changing.mutateAsync()}
    >
      <div className={styles.form}>
        <Field label={t('admin.note')} optional>
          <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
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
