import { createSupplierSchema, type Supplier } from '@solar/contracts/inventory/suppliers';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { Grid, Stack } from '@solar/ui/layout/layout';
import { Switch } from '@solar/ui/switch/switch';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';

const TEXT_FIELDS = [
  'contactName',
  'email',
  'phone',
  'website',
  'address',
  'city',
  'country',
  'notes',
] as const;

interface SupplierDialogProps {
  /** Null for a new one. */
  supplier: Supplier | null;
  onClose: () => void;
}

function defaultsOf(supplier: Supplier | null) {
  if (!supplier) return { code: '', name: '', active: true };
  const { id: _id, ...fields } = supplier;
  return fields;
}

/** Creates or changes a supplier. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const formId = useId();
  const { form, submit, formError, submitting } = useZodForm({
    schema: createSupplierSchema,
    defaultValues: defaultsOf(supplier),
    onSubmit: async ({ code, ...fields }) => {
      if (supplier) await sendInventory('patch', `suppliers/${supplier.id}`, fields);
      else await sendInventory('post', 'suppliers', { code, ...fields });
      await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      notify.success(t('suppliers.saved'));
      onClose();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(supplier ? 'suppliers.edit' : 'suppliers.create')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={submitting}>
            {t('actions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          {formError && <p role="alert">{formError}</p>}
          <Grid min="sm" gap="4">
            <Field label={t('fields.name')} error={errors.name?.message} required>
              <TextInput {...form.register('name')} />
            </Field>
            <Field label={t('fields.code')} error={errors.code?.message} required>
              <TextInput {...form.register('code')} disabled={supplier !== null} />
            </Field>
            {TEXT_FIELDS.map((name) => (
              <Field key={name} label={t(`fields.${name}`)} error={errors[name]?.message} optional>
                <TextInput {...form.register(name)} />
              </Field>
            ))}
          </Grid>
          <Controller
            control={form.control}
            name="active"
            render={({ field }) => (
              <Switch
                label={t('fields.active')}
                checked={field.value ?? true}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
