import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import type { BulkAnswer, BulkChange } from '@solar/contracts/catalog/bulk-http';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminForm } from '../../admin-shared/admin-form';
import { useBulkChange } from '../api/use-admin-products';
import { bulkFormSchema, NO_BULK_VALUES, type BulkValues } from '../bulk-form';
import { BulkFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';

export interface BulkChangeDialogProps {
  rows: readonly AdminProductRow[];
  onDone: () => void;
}

/** Sets one field of the selected products: first the value, then what would change, then the change. */
export function BulkChangeDialog({ rows, onDone }: BulkChangeDialogProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={setOpen}
      title={t('admin.products.bulk.changeTitle', { count: rows.length })}
      trigger={
        <Button size="sm" variant="secondary">
          {t('admin.products.bulk.change')}
        </Button>
      }
    >
      <BulkChangeSteps
        rows={rows}
        onDone={() => {
          setOpen(false);
          onDone();
        }}
      />
    </Dialog>
  );
}

function BulkChangeSteps({ rows, onDone }: BulkChangeDialogProps) {
  const { t } = useTranslation('catalog');
  const [values, setValues] = useState<BulkValues>(NO_BULK_VALUES);
  const [tried, setTried] = useState<{ change: BulkChange; answer: BulkAnswer } | null>(null);
  const send = useBulkChange(rows);
  if (!tried) {
    return (
      <AdminForm<BulkValues, BulkChange>
        inDialog
        schema={bulkFormSchema}
        defaultValues={values}
        submitLabel={t('admin.products.bulk.preview')}
        onSubmit={async (change) => {
          setTried({ change, answer: await send.mutateAsync({ change, apply: false }) });
        }}
      >
        <BulkFields onChange={setValues} />
      </AdminForm>
    );
  }
  const { change, answer } = tried;
  const count = answer.changes.length;
  return (
    <Stack gap="5">
      <BulkPreview change={change} answer={answer} />
      <FormActions inDialog>
        <Button variant="secondary" onClick={() => setTried(null)}>
          {t('admin.products.bulk.back')}
        </Button>
        <Button
          disabled={count === 0}
          loading={send.isPending}
          onClick={() => send.mutate({ change, apply: true }, { onSuccess: onDone })}
        >
          {t('admin.products.bulk.apply', { count })}
        </Button>
      </FormActions>
    </Stack>
  );
}
