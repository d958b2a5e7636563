import type { Payment } from '@solar/contracts/checkout/payments-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
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
  return (
    <ChangeDialog
      mutationFn={() => confirmRefund(payment.paymentId, refund.refundId)}
      invalidates={[PAYMENTS_KEY, ORDERS_KEY]}
      success={t('admin.payments.refundSentDone')}
      onClose={onClose}
      title={t('admin.payments.refundSentTitle')}
      description={t('admin.payments.refundSentText', { amount: format.money(refund.amount) })}
      confirmLabel={t('admin.payments.refundSent')}
    />
  );
}
