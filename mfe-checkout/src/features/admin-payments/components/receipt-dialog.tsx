import type { Payment } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { ORDERS_KEY } from '../../admin-orders/order-api';
import { confirmReceipt, PAYMENTS_KEY } from '../payment-admin-api';

/** The money of a transfer is in the account: only staff can say so. */
export function ReceiptDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const key = useIdempotencyKey(`receipt ${payment.paymentId}`);
  const confirming = useApiMutation({
    mutationFn: () => confirmReceipt(payment.paymentId, payment.amount, key),
    invalidates: [PAYMENTS_KEY, ORDERS_KEY],
    success: t('admin.payments.received'),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.payments.receiveTitle')}
      description={t('admin.payments.receiveText', {
        amount: format.money(payment.amount),
        number: payment.orderNumber,
      })}
      confirmLabel={t('admin.payments.receive')}
      error={confirming.error && errorText(confirming.error)}
      onConfirm={() => confirming.mutateAsync()}
    />
  );
}
