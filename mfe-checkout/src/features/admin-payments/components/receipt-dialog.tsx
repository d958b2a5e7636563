import type { Payment } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
import { ORDERS_KEY } from '../../admin-orders/order-api';
import { confirmReceipt, PAYMENTS_KEY } from '../payment-admin-api';

/** The money of a transfer is in the account: only staff can say so. */
export function ReceiptDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const key = useIdempotencyKey(`receipt ${payment.paymentId}`);
  return (
    <ChangeDialog
      mutationFn={() => confirmReceipt(payment.paymentId, payment.amount, key)}
      invalidates={[PAYMENTS_KEY, ORDERS_KEY]}
      success={t('admin.payments.received')}
      onClose={onClose}
      title={t('admin.payments.receiveTitle')}
      description={t('admin.payments.receiveText', {
        amount: format.money(payment.amount),
        number: payment.orderNumber,
      })}
      confirmLabel={t('admin.payments.receive')}
    />
  );
}
