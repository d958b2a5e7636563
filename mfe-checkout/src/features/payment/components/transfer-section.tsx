import type { Checkout } from '@solar/contracts/checkout/checkout-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { Button } from '@solar/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { urls } from '../../../urls';
import { createIntent } from '../api/payment-api';
import { LeavePayment } from './leave-payment';
import { TermsNote } from './terms-note';
import styles from '../payment.module.css';

/** Places the order before its money comes; the bank details follow on the confirmation. */
export function TransferSection({
  checkout,
  onEnded,
}: {
  checkout: Checkout;
  onEnded: () => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const navigate = useNavigate();
  const { checkoutId, totals } = checkout;
  const placing = useMutation({
    mutationFn: () => createIntent(checkoutId, totals.total, 'bank_transfer'),
    onSuccess: ({ paymentId }) => navigate(urls.confirmation(paymentId)),
    onError: onEnded,
  });
  return (
    <section className={styles.section} aria-labelledby="transfer-title">
      <h2 id="transfer-title" className={styles.title}>
        {t('payment.transfer.title')}
      </h2>
      <p className={styles.note}>{t('payment.transfer.text')}</p>
      <p className={styles.note}>
        {t('payment.heldUntil', { time: format.dateTime(checkout.expiresAt) })}
      </p>
      {placing.error && (
        <p role="alert" className={styles.refusal}>
          {errorText(placing.error)}
        </p>
      )}
      <Button
        variant="accent"
        size="lg"
        fullWidth
        loading={placing.isPending}
        onClick={() => placing.mutate()}
      >
        {t('payment.transfer.place')}
      </Button>
      <TermsNote />
      <LeavePayment checkoutId={checkoutId} />
    </section>
  );
}
