import { createSupplierSchema, type Supplier } from '@solar/contracts/inventory/suppliers';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Field } from '@solar/ui/field/field';
import { Grid } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
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
  const zodForm = useZodForm({
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
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={t(supplier ? 'suppliers.edit' : 'suppliers.create')}
      submitLabel={t('actions.save')}
      onClose={onClose}
    >
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
      <SwitchControl control={form.control} name="active" label={t('fields.active')} />
    </FormDialog>
  );
}
