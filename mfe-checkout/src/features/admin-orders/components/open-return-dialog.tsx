import type { Order } from '@solar/contracts/checkout/orders-http';
import type { OrderReturns } from '@solar/contracts/checkout/returns-http';
import { RETURN_REASONS, type ReturnReason } from '@solar/contracts/checkout/return-states';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { Field } from '@solar/ui/field/field';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
import { openReturn, RETURN_CHANGES, type NewReturn } from '../../admin-returns/return-api';
import styles from '../order-detail.module.css';

interface Props {
  order: Order;
  lines: OrderReturns['returnable']['lines'];
  onClose: () => void;
}

/** Expects goods back that nobody has asked to return, such as a parcel that was not delivered. */
export function OpenReturnDialog({ order, lines, onClose }: Props) {
  const { t } = useTranslation('checkout');
  const [counts, setCounts] = useState(() => lines.map(() => 0));
  const [reason, setReason] = useState<ReturnReason>('undelivered');
  const [comment, setComment] = useState('');
  const body: NewReturn = {
    lines: lines.flatMap(({ productId }, index) => {
      const quantity = counts[index] ?? 0;
      return quantity > 0 ? [{ productId, quantity, reason }] : [];
    }),
    ...(comment.trim() ? { comment: comment.trim() } : {}),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const open = () => {
    if (body.lines.length === 0)
      return Promise.reject(new UserFacingError(t('admin.returns.choose')));
    return openReturn(order.orderId, body, key);
  };
  return (
    <ChangeDialog
      mutationFn={open}
      invalidates={RETURN_CHANGES}
      success={t('admin.returns.opened')}
      onClose={onClose}
      title={t('admin.returns.openTitle', { number: order.orderNumber })}
      description={t('admin.returns.openText')}
      confirmLabel={t('admin.returns.open')}
      cancelLabel={t('admin.close')}
    >
      <div className={styles.form}>
        {lines.map(({ productId, name, sku, quantity }, index) => (
          <Field
            key={productId}
            label={`${name} (${sku})`}
            hint={t('returns.upTo', { count: quantity })}
          >
            <QuantityStepper
              value={counts[index] ?? 0}
              min={0}
              max={quantity}
              onChange={(value) => setCounts(counts.with(index, value))}
              label={t('returns.quantityOf', { name })}
            />
          </Field>
        ))}
        <Field label={t('admin.reason')}>
          <Select
            value={reason}
            onValueChange={(value) => setReason(value as ReturnReason)}
            options={RETURN_REASONS.map((value) => ({
              value,
              label: t(`returns.reasons.${value}`),
            }))}
          />
        </Field>
        <Field label={t('admin.note')}>
          <TextArea value={comment} onChange={(event) => setComment(event.target.value)} rows={2} />
        </Field>
      </div>
    </ChangeDialog>
  );
}
