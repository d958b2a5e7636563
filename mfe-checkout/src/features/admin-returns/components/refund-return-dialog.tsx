import type { StaffReturn } from '@solar/contracts/checkout/returns-http';
import type { Money } from '@solar/contracts/common/money';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENTS_KEY } from '../../admin-payments/payment-admin-api';
import { ChangeDialog } from '../../../shared/change-dialog';
import { refundReturn, RETURN_CHANGES } from '../return-api';

interface Props {
  one: StaffReturn;
  /** What the received goods have cost. */
  left: Money;
  onClose: () => void;
}

/** Gives back what the received goods have cost, or less. */
export function RefundReturnDialog({ one, left, onClose }: Props) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { currency } = left;
  const digits = currencyDigits(currency);
  const [text, setText] = useState(decimalText(left.amount, digits));
  const amount = parseDecimal(text, digits);
  const key = useIdempotencyKey(`${one.returnId} ${text}`);
  const wrong = amount === null || amount <= 0 || amount > left.amount;
  const most = t('admin.payments.amountMax', { amount: format.money(left) });
  const refund = () => {
    if (wrong) return Promise.reject(new UserFacingError(t('admin.payments.check')));
    return refundReturn(one.returnId, { amount, currency }, key);
  };
  return (
    <ChangeDialog
      mutationFn={refund}
      invalidates={[...RETURN_CHANGES, PAYMENTS_KEY]}
      success={t('admin.payments.refunded')}
      onClose={onClose}
      tone="danger"
      title={t('admin.returns.refundTitle', { number: one.returnNumber })}
      description={t('admin.returns.refundText', { amount: format.money(left) })}
      confirmLabel={t('admin.returns.refund')}
      cancelLabel={t('admin.close')}
    >
      <Field label={t('admin.payments.amount', { currency })} required error={wrong && most}>
        <DecimalInput digits={digits} value={text} onValueChange={setText} />
      </Field>
    </ChangeDialog>
  );
}
