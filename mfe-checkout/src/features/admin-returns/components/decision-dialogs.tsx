import type { StaffReturn } from '@solar/contracts/checkout/returns-http';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeDialog } from '../../../shared/change-dialog';
import { acceptReturn, refuseReturn, RETURN_CHANGES, withdrawReturn } from '../return-api';

interface DialogProps {
  one: StaffReturn;
  onClose: () => void;
}

/** The customer may send the goods; the warehouse expects them. */
export function AcceptReturnDialog({ one, onClose }: DialogProps) {
  const { t } = useTranslation('checkout');
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      mutationFn={() => acceptReturn(one.returnId, note.trim())}
      invalidates={RETURN_CHANGES}
      success={t('admin.returns.accepted')}
      onClose={onClose}
      title={t('admin.returns.acceptTitle', { number: one.returnNumber })}
      description={t('admin.returns.acceptText')}
      confirmLabel={t('admin.returns.accept')}
      cancelLabel={t('admin.close')}
    >
      <Field label={t('admin.note')} hint={t('admin.returns.noteHint')}>
        <TextArea value={note} onChange={(event) => setNote(event.target.value)} rows={3} />
      </Field>
    </ChangeDialog>
  );
}

/** Refuses a request, or the refund of goods that were received. */
export function RefuseReturnDialog({ one, onClose }: DialogProps) {
  const { t } = useTranslation('checkout');
  const [reason, setReason] = useState('');
  const request = one.status === 'requested';
  const refuse = () => {
    if (!reason.trim()) return Promise.reject(new UserFacingError(t('address.errors.required')));
    return refuseReturn(one.returnId, reason.trim());
  };
  return (
    <ChangeDialog
      mutationFn={refuse}
      invalidates={RETURN_CHANGES}
      success={t('admin.returns.refused')}
      onClose={onClose}
      tone="danger"
      title={t(request ? 'admin.returns.refuseTitle' : 'admin.returns.closeTitle', {
        number: one.returnNumber,
      })}
      description={t(request ? 'admin.returns.refuseText' : 'admin.returns.closeText')}
      confirmLabel={t(request ? 'admin.returns.refuse' : 'admin.returns.close')}
      cancelLabel={t('admin.close')}
    >
      <Field label={t('admin.reason')} required>
        <TextInput value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ChangeDialog>
  );
}

/** The goods did not come: the warehouse is to expect them no longer. */
export function WithdrawReturnDialog({ one, onClose }: DialogProps) {
  const { t } = useTranslation('checkout');
  return (
    <ChangeDialog
      mutationFn={() => withdrawReturn(one.returnId)}
      invalidates={RETURN_CHANGES}
      success={t('admin.returns.withdrawn')}
      onClose={onClose}
      tone="danger"
      title={t('admin.returns.withdrawTitle', { number: one.returnNumber })}
      description={t('admin.returns.withdrawText')}
      confirmLabel={t('admin.returns.withdraw')}
      cancelLabel={t('admin.close')}
    />
  );
}
