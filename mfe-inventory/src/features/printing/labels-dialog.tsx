import {
  LABEL_CODES,
  LABEL_FORMATS,
  PRINT_MAX,
  type LabelKind,
} from '@solar/contracts/inventory/printing';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { readStored, writeStored } from '@solar/mfe-kit/stores/persisted';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { saveLabels } from './print-api';

interface LabelsDialogProps {
  kind: LabelKind;
  ids: readonly string[];
  size?: 'sm' | 'md';
  onDone?: () => void;
}

const KEY = 'print.labels';
const COPIES_MAX = 50;
const LABELS_MAX = 500;
const choiceSchema = z.object({ format: z.enum(LABEL_FORMATS), code: z.enum(LABEL_CODES) });
const parse = (value: unknown) => choiceSchema.safeParse(value).data;

/** Asks for paper, code and copies, and prints labels of what is chosen. The paper is remembered: a desk has one printer. */
export function LabelsDialog({ kind, ids, size = 'md', onDone }: LabelsDialogProps) {
  const { t } = useTranslation('inventory');
  const [open, setOpen] = useState(false);
  const [copies, setCopies] = useState(1);
  const [choice, setChoice] = useState(
    () => readStored(KEY, parse) ?? { format: LABEL_FORMATS[0], code: LABEL_CODES[0] },
  );
  const choose = (patch: Partial<z.infer<typeof choiceSchema>>) => {
    const next = { ...choice, ...patch };
    setChoice(next);
    writeStored(KEY, next);
  };
  const print = useApiMutation({
    mutationFn: () => saveLabels(kind, ids, { ...choice, copies }),
    onSuccess: () => {
      setOpen(false);
      onDone?.();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title={t('printing.labels')}
      description={t('printing.labelsText', { count: ids.length })}
      trigger={
        <Button
          size={size}
          variant="secondary"
          startIcon={<Printer />}
          disabled={ids.length === 0 || ids.length > PRINT_MAX}
        >
          {t('printing.labels')}
        </Button>
      }
      footer={
        <Button loading={print.isPending} onClick={() => print.mutate()}>
          {t('printing.create')}
        </Button>
      }
    >
      <Stack gap="4">
        <Field label={t('printing.format')}>
          <Select
            value={choice.format}
            onValueChange={(format) => choose({ format: choiceSchema.shape.format.parse(format) })}
            options={LABEL_FORMATS.map((value) => ({
              value,
              label: t(`printing.formats.${value}`),
            }))}
          />
        </Field>
        <Field label={t('printing.code')}>
          <Select
            value={choice.code}
            onValueChange={(code) => choose({ code: choiceSchema.shape.code.parse(code) })}
            options={LABEL_CODES.map((value) => ({ value, label: t(`printing.codes.${value}`) }))}
          />
        </Field>
        <Field label={t('printing.copies')}>
          <QuantityStepper
            value={copies}
            max={Math.max(
              1,
              Math.min(COPIES_MAX, Math.floor(LABELS_MAX / Math.max(1, ids.length))),
            )}
            onChange={setCopies}
            label={t('printing.copies')}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
