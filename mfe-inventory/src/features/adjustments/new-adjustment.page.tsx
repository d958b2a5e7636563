import type {
  Adjustment,
  AdjustmentReason,
  AdjustmentType,
} from '@solar/contracts/inventory/adjustments';
import { ADJUSTMENT_REASONS } from '@solar/contracts/inventory/adjustments';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Select } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { INVENTORY_KEY, sendInventory } from '../../api/inventory-api';
import { urls } from '../../urls';
import { refusalText, sayOverfilled } from '../labels/bin-capacity-texts';
import { toLineBody, type DraftLine } from '../lines/draft-line';
import { LineEditor } from '../lines/line-editor';
import { ShortageChoices } from '../shortages/shortage-choices';
import { useShortageDecisions } from '../shortages/use-shortage-decisions';
import { InventoryScreen } from '../screen/inventory-screen';

const TYPES: readonly AdjustmentType[] = ['remove', 'add'];

function reasonsOf(type: AdjustmentType): AdjustmentReason[] {
  const reasons = Object.entries(ADJUSTMENT_REASONS) as [AdjustmentReason, readonly string[]][];
  return reasons.filter(([, types]) => types.includes(type)).map(([reason]) => reason);
}

/** Adds or removes pieces that the ledger does not know to be there or gone. */
export function NewAdjustmentPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const [type, setType] = useState<AdjustmentType>('remove');
  const [reason, setReason] = useState<AdjustmentReason | ''>('');
  const [notes, setNotes] = useState('');
  const [lines, setLines] = useState<DraftLine[]>([]);
  const decisions = useShortageDecisions();
  const body = { type, reason, notes, shortages: decisions.body, lines: toLineBody(lines) };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () => sendInventory<Adjustment>('post', 'adjustments', body, key),
    invalidates: [INVENTORY_KEY],
    failure: null,
    success: (adjustment) => t('adjustments.posted', { number: adjustment.number }),
    onSuccess: (adjustment) => {
      sayOverfilled(t, adjustment.overfilled);
      void navigate(urls.adjustment(adjustment.id));
    },
  });
  const { error } = save;
  const other = error !== null && !isHttpError(error, 'stock.promised');
  return (
    <InventoryScreen
      title={t('adjustments.create')}
      description={t('adjustments.createText')}
      parent={{ label: t('adjustments.title'), href: urls.adjustments }}
      permission="inventory.stock.adjust"
    >
      <Stack gap="6">
        <FormSection title={t('adjustments.why')} columns={2}>
          <Field as="fieldset" label={t('fields.type')} required className={fullRowClass}>
            <RadioGroup
              variant="cards"
              orientation="horizontal"
              value={type}
              onValueChange={(value) => {
                setType(value as AdjustmentType);
                setReason('');
              }}
              options={TYPES.map((value) => ({ value, label: t(`adjustments.types.${value}`) }))}
            />
          </Field>
          <Field label={t('fields.reason')} required>
            <Select
              value={reason}
              placeholder={t('actions.choose')}
              onValueChange={(value) => setReason(value as AdjustmentReason)}
              options={reasonsOf(type).map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
          </Field>
          <Field label={t('fields.notes')} optional className={fullRowClass}>
            <TextArea value={notes} rows={2} onChange={(event) => setNotes(event.target.value)} />
          </Field>
        </FormSection>
        <FormSection title={t('adjustments.lines')}>
          <LineEditor lines={lines} onChange={setLines} leaves={type === 'remove'} />
        </FormSection>
        {other && <p role="alert">{refusalText(t, error)}</p>}
        <ShortageChoices error={error} decisions={decisions} />
        <FormActions sticky>
          <Button
            size="lg"
            disabled={reason === '' || lines.length === 0 || !decisions.complete(error)}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('adjustments.post')}
          </Button>
        </FormActions>
      </Stack>
    </InventoryScreen>
  );
}
