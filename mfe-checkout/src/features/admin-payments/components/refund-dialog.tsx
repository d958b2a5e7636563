import type { Money } from '@solar/contracts/common/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundAmountField, refundOf, wholeAmount } from '../../../shared/refund-amount';
import { refundPayment } from '../payment-admin-api';
import styles from './refund-dialog.module.css';

export function RefundDialog({
  paymentId,
  left,
  invalidates,
  onClose,
}: {
  paymentId: string;
  left: Money;
  invalidates: readonly QueryKey[];
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { currency } = left;
  const [text, setText] = useState(() => wholeAmount(left));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const amount = refundOf(text, left);
  const key = useIdempotencyKey(`${paymentId} ${text} ${reason}`);
  const refunding = useApiMutation({
    mutationFn: (minor: number) =>
      refundPayment(paymentId, { amount: { amount: minor, currency }, reason: reason.trim() }, key),
    invalidates,
    success: t('admin.payments.refunded'),
    failure: null,
    onSuccess: onClose,
  });
  const confirm = async () => {
    setChecked(true);
    if (amount === null || !reason.trim()) throw new Error(t('admin.payments.check'));
    await refunding.mutateAsync(amount);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t('admin.payments.refund')}
      description={t('admin.payments.refundText', { amount: format.money(left) })}
      confirmLabel={t('admin.payments.refund')}
      error={refunding.error && errorText(refunding.error)}
      onConfirm={confirm}
    >
      <div className={styles.form}>
        <RefundAmountField text={text} left={left} checked={checked} onText={setText} />
        <Field
          label={t('admin.reason')}
          required
          error={checked && !reason.trim() && t('address.errors.required')}
        >
          <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
