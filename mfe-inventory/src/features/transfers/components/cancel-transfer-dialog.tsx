import type { Transfer } from '@solar/contracts/inventory/transfers';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

const FATES = ['return', 'write_off'] as const;

/** Asks why, and what becomes of goods that are under way. */
export function CancelTransferDialog({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [inTransit, setInTransit] = useState<string>('return');
  const [reason, setReason] = useState('');
  const cancel = useApiMutation({
    mutationFn: () =>
      sendInventory('post', `transfers/${transfer.id}/cancellation`, {
        inTransit,
        reason: reason.trim(),
      }),
    invalidates: [INVENTORY_KEY],
    success: t('transfers.cancelled'),
    onSuccess: () => setOpen(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('transfers.cancelTitle', { number: transfer.number })}
      trigger={<Button variant="secondary">{t('transfers.cancel')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.back')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            loading={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('transfers.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {transfer.status === 'in_progress' && (
          <Field as="fieldset" label={t('transfers.fate')}>
            <RadioGroup
              value={inTransit}
              onValueChange={setInTransit}
              options={FATES.map((value) => ({ value, label: t(`transfers.fates.${value}`) }))}
            />
          </Field>
        )}
        <Field label={t('fields.reason')} required>
          <TextArea value={reason} rows={2} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
