import { useCountries } from '@solar/mfe-kit/forms/use-countries';
import { Field } from '@solar/ui/field/field';
import { Grid } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../../components/text-field';
import type { AddressForm, TypedAddress } from './address-form';

type Look = Pick<TextFieldProps, 'type' | 'autoComplete' | 'errorKinds' | 'required' | 'optional'>;
type Form = UseFormReturn<AddressForm, unknown, TypedAddress>;

/** What is typed of an address, and how. */
const FIELDS = {
  label: { optional: true },
  fullName: { autoComplete: 'name', required: true },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    errorKinds: { invalid_format: 'phone' },
    required: true,
  },
  company: { autoComplete: 'organization', optional: true },
  line1: { autoComplete: 'address-line1', required: true },
  line2: { autoComplete: 'address-line2', optional: true },
  city: { autoComplete: 'address-level2', required: true },
  region: { autoComplete: 'address-level1', optional: true },
  postalCode: { autoComplete: 'postal-code', optional: true },
} as const satisfies Partial<Record<keyof AddressForm, Look>>;
type FieldName = keyof typeof FIELDS;

/** Fields of people have one name in the whole account. */
const LABELS: Partial<Record<FieldName, string>> = {
  phone: 'auth.fields.phone',
  company: 'auth.fields.company',
};

/** The fields of an address. */
export function AddressFields({ form }: { form: Form }) {
  return (
    <>
      <AddressField form={form} name="label" />
      <Grid min="md" gap="5">
        <AddressField form={form} name="fullName" />
        <AddressField form={form} name="phone" />
      </Grid>
      {(['company', 'line1', 'line2'] as const).map((name) => (
        <AddressField key={name} form={form} name={name} />
      ))}
      <Grid min="md" gap="5">
        {(['city', 'region', 'postalCode'] as const).map((name) => (
          <AddressField key={name} form={form} name={name} />
        ))}
        <CountryField form={form} />
      </Grid>
    </>
  );
}

function AddressField({ form, name }: { form: Form; name: FieldName }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...FIELDS[name]}
      label={t(LABELS[name] ?? `addresses.fields.${name}`)}
      hint={name === 'label' && t('addresses.fields.labelHint')}
      field={form.register(name)}
      error={form.formState.errors[name]}
    />
  );
}

function CountryField({ form }: { form: Form }) {
  const { t } = useTranslation('account');
  const countries = useCountries();
  return (
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
  );
}
