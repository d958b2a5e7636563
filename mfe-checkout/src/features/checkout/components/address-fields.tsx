import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { MISSING } from '@solar/mfe-kit/forms/missing-fields';
import { useCountries } from '@solar/mfe-kit/forms/use-countries';
import { Field } from '@solar/ui/field/field';
import { FormSection, fullRowClass } from '@solar/ui/form-section/form-section';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from './address-form';

type Name = 'shipping' | 'billing';
type FieldName = keyof OrderAddress;

const FIELDS: readonly { name: FieldName; autoComplete: string; wide?: boolean; type?: string }[] =
  [
    { name: 'fullName', autoComplete: 'name' },
    { name: 'company', autoComplete: 'organization' },
    { name: 'phone', autoComplete: 'tel', type: 'tel' },
    { name: 'line1', autoComplete: 'address-line1', wide: true },
    { name: 'line2', autoComplete: 'address-line2', wide: true },
    { name: 'city', autoComplete: 'address-level2' },
    { name: 'region', autoComplete: 'address-level1' },
    { name: 'postalCode', autoComplete: 'postal-code' },
  ];
const REQUIRED: readonly FieldName[] = ['fullName', 'phone', 'line1', 'city', 'country'];

export function AddressFields({
  form,
  name,
}: {
  form: UseFormReturn<AddressForm, unknown, AddressForm>;
  name: Name;
}) {
  const { t } = useTranslation('checkout');
  const countries = useCountries();
  const errors = form.formState.errors[name];
  return (
    <FormSection title={t(`checkout.address.${name}`)} columns={2}>
      {FIELDS.map(({ name: field, autoComplete, wide, type }) => (
        <Field
          key={field}
          label={t(`address.${field}`)}
          required={REQUIRED.includes(field)}
          optional={!REQUIRED.includes(field)}
          error={errors?.[field] && t(errorKey(field, errors[field]), t('address.errors.required'))}
          className={wide ? fullRowClass : undefined}
        >
          <TextInput
            type={type}
            autoComplete={`${name} ${autoComplete}`}
            {...form.register(`${name}.${field}`)}
          />
        </Field>
      ))}
      <Field
        label={t('address.country')}
        required
        error={errors?.country && t('address.errors.required')}
      >
        <Controller
          control={form.control}
          name={`${name}.country`}
          render={({ field: { ref, ...field } }) => (
            <Select
              ref={ref}
              options={countries}
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        />
      </Field>
    </FormSection>
  );
}

function errorKey(field: FieldName, { type }: { type?: string | undefined }): string {
  return type === MISSING ? 'address.errors.required' : `address.errors.${field}`;
}
