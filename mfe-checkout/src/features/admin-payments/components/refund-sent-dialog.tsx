import type { Payment } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { useTranslation } from 'react-i18next';
import { ORDERS_KEY } from '../../admin-orders/order-api';
import { confirmRefund, PAYMENTS_KEY } from '../payment-admin-api';

/** A refund that staff send by hand. */
export function RefundSentDialog({
  payment,
  refund,
  onClose,
}: {
  payment: Payment;
  refund: Payment['refunds'][number];
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const confirming = useApiMutation({
    mutationFn: () => confirmRefund(payment.paymentId, refund.refundId),
    invalidates: [PAYMENTS_KEY, ORDERS_KEY],
    success: t('admin.payments.refundSentDone'),
    failure: null,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.payments.refundSentTitle')}
      description={t('admin.payments.refundSentText', { amount: format.money(refund.amount) })}
      confirmLabel={t('admin.payments.refundSent')}
      error={confirming.error && errorText(confirming.error)}
      onConfirm={() => confirming.mutateAsync()}
    />
  );
}
