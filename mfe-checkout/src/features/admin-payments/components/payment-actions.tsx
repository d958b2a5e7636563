import type { Payment } from '@solar/contracts/checkout/payments-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDERS_KEY } from '../../admin-orders/order-api';
import { PAYMENTS_KEY } from '../payment-admin-api';
import { ReceiptDialog } from './receipt-dialog';
import { RefundDialog } from './refund-dialog';
import { RefundSentDialog } from './refund-sent-dialog';

type Open = 'refund' | 'receipt' | 'refund-sent' | null;

/** What staff may do with a payment: confirm a transfer, refund, and confirm a refund that was sent by hand. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const canRefund = useCan('checkout.payments.refund');
  const canConfirm = useCan('checkout.payments.confirm');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const left = leftOf(payment);
  const byHand = canConfirm ? refundByHand(payment) : undefined;
  const button = (dialog: Open, key: string) => (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t(`admin.payments.${key}Named`, { id: payment.orderNumber })}
      onClick={() => setOpen(dialog)}
    >
      {t(`admin.payments.${key}`)}
    </Button>
  );
  return (
    <>
      {canConfirm && payment.status === 'awaiting_transfer' && button('receipt', 'receive')}
      {canRefund && left > 0 && button('refund', 'refund')}
      {byHand && button('refund-sent', 'refundSent')}
      {open === 'receipt' && <ReceiptDialog payment={payment} onClose={close} />}
      {open === 'refund' && (
        <RefundDialog
          paymentId={payment.paymentId}
          left={{ amount: left, currency: payment.amount.currency }}
          invalidates={[PAYMENTS_KEY, ORDERS_KEY]}
          onClose={close}
        />
      )}
      {open === 'refund-sent' && byHand && (
        <RefundSentDialog payment={payment} refund={byHand} onClose={close} />
      )}
    </>
  );
}

/** What may still be refunded; a pending refund counts as gone. */
function leftOf({ captured, refunded, refunds }: Payment): number {
  const pending = refunds
    .filter((refund) => refund.status === 'pending')
    .reduce((sum, refund) => sum + refund.amount.amount, 0);
  return captured.amount - refunded.amount - pending;
}

/** The oldest refund that nobody has sent yet. */
function refundByHand({ provider, refunds }: Payment): Payment['refunds'][number] | undefined {
  if (provider !== 'bank_transfer') return undefined;
  return refunds.find((refund) => refund.status === 'pending');
}
