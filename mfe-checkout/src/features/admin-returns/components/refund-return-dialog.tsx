import type { StaffReturn } from '@solar/contracts/checkout/returns-http';
import type { Money } from '@solar/contracts/common/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENTS_KEY } from '../../admin-payments/payment-admin-api';
import { ChangeDialog } from '../../../shared/change-dialog';
import { RefundAmountField, refundOf, wholeAmount } from '../../../shared/refund-amount';
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
  const [text, setText] = useState(() => wholeAmount(left));
  const [checked, setChecked] = useState(false);
  const key = useIdempotencyKey(`${one.returnId} ${text}`);
  const refund = () => {
    setChecked(true);
    const amount = refundOf(text, left);
    if (amount === null) return Promise.reject(new UserFacingError(t('admin.payments.check')));
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
      <RefundAmountField text={text} left={left} checked={checked} onText={setText} />
    </ChangeDialog>
  );
}
