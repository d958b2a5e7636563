import type { Permission } from '@solar/contracts/common/permissions';
import type { Reversal, ReversalRef } from '@solar/contracts/inventory/reversals';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../api/inventory-api';

interface ReverseDialogProps {
  /** Address of the document beneath the service's base. */
  path: string;
  document: { number: string; reversal?: ReversalRef | null };
  permission: Permission;
}

/** Takes a posted document back by a counter-document, with the reason. */
export function ReverseDialog({ path, document, permission }: ReverseDialogProps) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const allowed = useCan(permission);
  const key = useIdempotencyKey(reason);
  const reverse = useApiMutation({
    mutationFn: () =>
      sendInventory<Reversal>('post', `${path}/reversal`, { reason: reason.trim() }, key),
    invalidates: [INVENTORY_KEY],
    success: (reversal) =>
      t('reversals.done', { number: document.number, reversal: reversal.number }),
    onSuccess: () => setOpen(false),
  });
  if (!allowed || document.reversal) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('reversals.confirm', { number: document.number })}
      description={t('reversals.explain')}
      trigger={<Button variant="secondary">{t('reversals.reverse')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.back')}</Button>
          </DialogClose>
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            loading={reverse.isPending}
            onClick={() => reverse.mutate()}
          >
            {t('reversals.reverse')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={t('fields.reason')} required>
          <TextArea value={reason} rows={2} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
