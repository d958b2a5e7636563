import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { codeSchema, nameSchema, textSchema } from '@solar/contracts/inventory/fields';
import { warehouseAddressSchema } from '@solar/contracts/inventory/locations';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { RemovePlace } from './remove-place';

/** A warehouse, zone or bin that is created or changed. */
export interface PlaceDraft {
  kind: 'warehouse' | 'zone' | 'bin';
  /** Absent for a new one. */
  id?: string;
  name: string;
  code: string;
  description: string;
  address?: string | undefined;
  active: boolean;
  maxCapacity?: number | null;
  /** The place in which a new one lies. */
  parent?: { warehouseId: string } | { zoneId: string };
}

const formSchema = z.object({
  name: nameSchema,
  code: codeSchema,
  description: textSchema,
  address: warehouseAddressSchema,
  active: z.boolean(),
  maxCapacity: z
    .string()
    .trim()
    .regex(/^\d{0,8}$/)
    .transform((text) => (text === '' || Number(text) === 0 ? null : Number(text))),
});
type Values = z.output<typeof formSchema>;

function save(
  place: PlaceDraft,
  { code, maxCapacity, address, ...common }: Values,
): Promise<unknown> {
  const own = { warehouse: { address }, zone: {}, bin: { maxCapacity } }[place.kind];
  const path = `${place.kind}s`;
  if (place.id) return sendInventory('patch', `${path}/${place.id}`, { ...common, ...own });
  return sendInventory('post', path, { ...common, ...own, code, ...place.parent });
}

/** Creates or changes a warehouse, zone or bin. A code is printed on labels, so it stays. */
export function PlaceDialog({ place, onClose }: { place: PlaceDraft; onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const client = useQueryClient();
  const zodForm = useZodForm({
    schema: formSchema,
    defaultValues: {
      name: place.name,
      code: place.code,
      description: place.description,
      address: place.address ?? '',
      active: place.active,
      maxCapacity: place.maxCapacity ? String(place.maxCapacity) : '',
    },
    onSubmit: async (values) => {
      await save(place, values).catch((error: unknown) => {
        const full = isHttpError(error, 'location.not_empty');
        throw full ? new UserFacingError(t('warehouses.notEmpty')) : error;
      });
      await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      notify.success(t('warehouses.saved'));
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      size="sm"
      title={t(`warehouses.${place.id ? 'edit' : 'create'}.${place.kind}`)}
      submitLabel={t('actions.save')}
      aside={
        place.id !== undefined && (
          <RemovePlace kind={place.kind} id={place.id} code={place.code} onRemoved={onClose} />
        )
      }
      onClose={onClose}
    >
      <Field label={t('fields.code')} error={errors.code?.message} required>
        <TextInput {...form.register('code')} readOnly={place.id !== undefined} />
      </Field>
      <Field label={t('fields.name')} error={errors.name?.message} required>
        <TextInput {...form.register('name')} />
      </Field>
      {place.kind === 'bin' && (
        <Field
          label={t('fields.maxCapacity')}
          hint={t('warehouses.capacityHint')}
          error={errors.maxCapacity?.message}
          optional
        >
          <TextInput {...form.register('maxCapacity')} inputMode="numeric" />
        </Field>
      )}
      {place.kind === 'warehouse' && (
        <Field
          label={t('fields.address')}
          hint={t('warehouses.addressHint')}
          error={errors.address?.message}
          optional
        >
          <TextArea {...form.register('address')} rows={3} />
        </Field>
      )}
      <Field label={t('fields.description')} error={errors.description?.message} optional>
        <TextArea {...form.register('description')} rows={2} />
      </Field>
      <SwitchControl control={form.control} name="active" label={t('fields.active')} />
    </FormDialog>
  );
}
