import { addressInputSchema, type Address } from '@solar/contracts/account/profile-http';
import { useCountries } from '@solar/mfe-kit/forms/use-countries';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { Grid } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSaveAddress } from '../../../api/account-api';
import { TextField } from '../../../components/text-field';

const orEmpty = <T extends z.ZodType<string, string>>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]);
const { label, company, line2, region, postalCode, ...needed } = addressInputSchema.shape;
const formSchema = z.object({
  ...needed,
  label: orEmpty(label.unwrap()),
  company: orEmpty(company.unwrap()),
  line2: orEmpty(line2.unwrap()),
  region: orEmpty(region.unwrap()),
  postalCode: orEmpty(postalCode.unwrap()),
});

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
    schema: formSchema,
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
  const { errors } = form.formState;
  const countries = useCountries();
  return (
    <FormDialog
      form={zodForm}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      size="lg"
      submitLabel={t('common.save')}
      onClose={onClose}
    >
      <TextField
        label={t('addresses.fields.label')}
        hint={t('addresses.fields.labelHint')}
        field={form.register('label')}
        error={errors.label}
        optional
      />
      <Grid min="md" gap="5">
        <TextField
          label={t('addresses.fields.fullName')}
          field={form.register('fullName')}
          error={errors.fullName}
          autoComplete="name"
          required
        />
        <TextField
          label={t('auth.fields.phone')}
          field={form.register('phone')}
          error={errors.phone}
          errorKinds={{ invalid_format: 'phone' }}
          type="tel"
          autoComplete="tel"
          required
        />
      </Grid>
      <TextField
        label={t('auth.fields.company')}
        field={form.register('company')}
        error={errors.company}
        autoComplete="organization"
        optional
      />
      <TextField
        label={t('addresses.fields.line1')}
        field={form.register('line1')}
        error={errors.line1}
        autoComplete="address-line1"
        required
      />
      <TextField
        label={t('addresses.fields.line2')}
        field={form.register('line2')}
        error={errors.line2}
        autoComplete="address-line2"
        optional
      />
      <Grid min="md" gap="5">
        <TextField
          label={t('addresses.fields.city')}
          field={form.register('city')}
          error={errors.city}
          autoComplete="address-level2"
          required
        />
        <TextField
          label={t('addresses.fields.region')}
          field={form.register('region')}
          error={errors.region}
          autoComplete="address-level1"
          optional
        />
        <TextField
          label={t('addresses.fields.postalCode')}
          field={form.register('postalCode')}
          error={errors.postalCode}
          autoComplete="postal-code"
          optional
        />
        <Field label={t('addresses.fields.country')} required>
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <Select
                options={countries}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
        </Field>
      </Grid>
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
