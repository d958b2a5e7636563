import type { BinRef } from '@solar/contracts/inventory/fields';
import type { Transfer } from '@solar/contracts/inventory/transfers';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVENTORY_KEY, sendInventory } from '../../api/inventory-api';
import { urls } from '../../urls';
import { toLineBody, type DraftLine } from '../lines/draft-line';
import { LineEditor } from '../lines/line-editor';
import { BinPicker } from '../lookup/bin-picker';
import { InventoryScreen } from '../screen/inventory-screen';

/** Plans a transfer: what is taken from which bins, and the bin that it goes to. */
export function NewTransferPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [to, setTo] = useState<BinRef | null>(null);
  const [reference, setReference] = useState('');
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<DraftLine[]>([]);
  const body = {
    reference,
    notes,
    lines: toLineBody(lines).map(({ binId, ...line }) => ({
      ...line,
      fromBinId: binId,
      toBinId: to?.binId ?? '',
    })),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () => sendInventory<Transfer>('post', 'transfers', body, key),
    invalidates: [INVENTORY_KEY],
    success: (transfer) => t('transfers.planned', { number: transfer.number }),
    onSuccess: (transfer) => void navigate(urls.transfer(transfer.id)),
  });
  const sameBin = to !== null && lines.some((line) => line.bin?.binId === to.binId);
  return (
    <InventoryScreen
      title={t('transfers.create')}
      description={t('transfers.createText')}
      parent={{ label: t('transfers.title'), href: urls.transfers }}
      permission="inventory.transfers.write"
    >
      <Stack gap="6">
        <FormSection title={t('transfers.destination')} columns={2}>
          <BinPicker label={t('transfers.toBin')} value={to} onPick={setTo} />
          <Field label={t('fields.reference')} optional>
            <TextInput
              value={reference}
              maxLength={200}
              onChange={(event) => setReference(event.target.value)}
            />
          </Field>
          <Field label={t('fields.notes')} optional className={fullRowClass}>
            <TextArea value={notes} rows={2} onChange={(event) => setNotes(event.target.value)} />
          </Field>
        </FormSection>
        <FormSection title={t('transfers.goods')} description={t('transfers.goodsText')}>
          <LineEditor lines={lines} onChange={setLines} leaves />
        </FormSection>
        <FormActions sticky>
          {sameBin && <p role="alert">{t('transfers.sameBin')}</p>}
          <Button
            size="lg"
            disabled={!to || lines.length === 0 || sameBin}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('transfers.plan')}
          </Button>
        </FormActions>
      </Stack>
    </InventoryScreen>
  );
}
