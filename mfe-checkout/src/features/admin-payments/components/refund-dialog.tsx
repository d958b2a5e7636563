import type { Money } from '@solar/contracts/common/money';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const digits = currencyDigits(currency);
  const [text, setText] = useState(decimalText(left.amount, digits));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const amount = parseDecimal(text, digits);
  const amountValid = amount !== null && amount > 0 && amount <= left.amount;
  const tooMuch = amount !== null && amount > left.amount;
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
    if (!amountValid || !reason.trim()) throw new Error(t('admin.payments.check'));
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
        <Field
          label={t('admin.payments.amount', { currency })}
          required
          error={
            tooMuch
              ? t('admin.payments.amountMax', { amount: format.money(left) })
              : checked && !amountValid && t('admin.payments.amountError')
          }
        >
          <DecimalInput digits={digits} value={text} onValueChange={setText} />
        </Field>
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
