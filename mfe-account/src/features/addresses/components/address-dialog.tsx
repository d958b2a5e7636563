import type { Address } from '@solar/contracts/account/profile-http';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaveAddress } from '../../../api/account-api';
import { AddressFields } from './address-fields';
import { addressFormSchema } from './address-form';

/** Enters or changes an address. */
export function AddressDialog({
  address,
  onClose,
}: {
  address: Address | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('account');
  const user = useSession((state) => state.user);
  const idempotencyKey = useIdempotencyKey(address?.id ?? 'new');
  const save = useSaveAddress(t('addresses.saved'));
  const zodForm = useZodForm({
    schema: addressFormSchema,
    defaultValues: {
      label: address?.label ?? '',
      fullName: address?.fullName ?? (user ? `${user.firstName} ${user.lastName}` : ''),
      company: address?.company ?? '',
      phone: address?.phone ?? '',
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      region: address?.region ?? '',
      postalCode: address?.postalCode ?? '',
      country: address?.country ?? 'AE',
      defaultShipping: address?.defaultShipping ?? false,
      defaultBilling: address?.defaultBilling ?? false,
    },
    onSubmit: async (input) => {
      await save.mutateAsync({ id: address?.id, input, idempotencyKey });
      onClose();
    },
  });
  const { form } = zodForm;
  return (
    <FormDialog
      form={zodForm}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      size="lg"
      submitLabel={t('common.save')}
      onClose={onClose}
    >
      <AddressFields form={form} />
      {(['defaultShipping', 'defaultBilling'] as const).map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <Checkbox
              label={t(`addresses.fields.${name}`)}
              checked={field.value ?? false}
              onCheckedChange={(checked) => field.onChange(checked === true)}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}
