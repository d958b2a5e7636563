import type { Balance, StockDetail } from '@solar/contracts/inventory/stock-levels';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { DateField } from '@solar/ui/date-field/date-field';
import { Dialog, DialogClose } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

interface ExpiryDialogProps {
  detail: StockDetail;
  balance: Balance & { lot: string };
}

/** Corrects the last day of a lot, in all its bins. */
export function ExpiryDialog({ detail, balance }: ExpiryDialogProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { lot } = balance;
  const [open, setOpen] = useState(false);
  const [expiresOn, setExpiresOn] = useState(balance.expiresOn ?? null);
  const [reason, setReason] = useState('');
  const body = { lot, expiresOn, reason: reason.trim() };
  const key = useIdempotencyKey(JSON.stringify(body));
  const path = `stock-levels/${detail.productId}/expiry-corrections`;
  const save = useApiMutation({
    mutationFn: () => sendInventory('post', path, body, key),
    invalidates: [INVENTORY_KEY],
    success: t('expiry.corrected', { lot }),
    onSuccess: () => setOpen(false),
  });
  const toggle = (next: boolean) => {
    setOpen(next);
    setExpiresOn(balance.expiresOn ?? null);
    setReason('');
  };
  const unchanged = expiresOn === (balance.expiresOn ?? null);
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      size="sm"
      title={t('expiry.title', { lot })}
      description={t('expiry.text')}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('expiry.correctOf', { lot, bin: balance.binCode })}
        >
          {t('expiry.correct')}
        </Button>
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('actions.cancel')}</Button>
          </DialogClose>
          <Button
            disabled={unchanged || body.reason === ''}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field
          as="fieldset"
          label={t('fields.expiresOn')}
          hint={t('expiry.now', {
            date: balance.expiresOn ? format.date(balance.expiresOn) : t('expiry.none'),
          })}
          optional
        >
          <DateField value={expiresOn} onChange={setExpiresOn} />
        </Field>
        <Field label={t('fields.reason')} required>
          <TextInput
            value={reason}
            maxLength={200}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
