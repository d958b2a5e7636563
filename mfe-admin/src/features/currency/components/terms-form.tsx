import { ROUNDING_STEPS } from '@solar/contracts/common/currency-conversion';
import { chargeStep } from '@solar/contracts/common/minor-units';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { termsSchema, type Terms, type TermsInput } from '../currency-terms';
import { useCurrencyOptions } from '../use-currency-options';

/** To which currency, at what rate, rounded how. */
export function TermsForm({
  from,
  terms,
  onPreview,
}: {
  from: string;
  terms: TermsInput;
  onPreview: (terms: Terms) => void;
}) {
  const { t } = useTranslation('admin');
  const currencies = useCurrencyOptions().filter(({ value }) => value !== from);
  const { form, submit } = useZodForm<TermsInput, Terms>({
    schema: termsSchema,
    defaultValues: terms,
    onSubmit: onPreview,
  });
  const { control, register, formState, watch, setValue } = form;
  const { errors } = formState;
  const to = watch('currency');
  const choose = (currency: string) => {
    setValue('currency', currency, { shouldValidate: true });
    // Prices are written with the sign that each language has for the currency, so nobody enters one.
    setValue('currencySymbol', symbolOf(currency));
    if (currency === 'AED') setValue('dirhamRate', '1');
  };
  const steps = ROUNDING_STEPS.filter((step) => to === '' || step % chargeStep(to) === 0);
  return (
    <form onSubmit={submit} noValidate>
      <FormSection
        title={t('currency.terms.title')}
        description={t('currency.terms.text')}
        columns={2}
      >
        <Field
          label={t('currency.terms.currency')}
          error={errors.currency && t('currency.errors.currency')}
        >
          <Controller
            control={control}
            name="currency"
            render={({ field: { value, onBlur } }) => (
              <Select
                options={currencies}
                value={value}
                onValueChange={choose}
                onBlur={onBlur}
                placeholder={t('currency.terms.choose')}
              />
            )}
          />
        </Field>
        <Field
          label={t('currency.terms.rate', { from, to: to || '…' })}
          hint={t('currency.terms.rateHint')}
          error={errors.rate && t('currency.errors.rate')}
        >
          <TextInput inputMode="decimal" {...register('rate')} />
        </Field>
        <Field label={t('currency.terms.step')} hint={t('currency.terms.stepHint')}>
          <Controller
            control={control}
            name="step"
            render={({ field: { value, onChange } }) => (
              <Select
                value={steps.some((step) => String(step) === value) ? value : String(steps[0])}
                onValueChange={onChange}
                options={steps.map((step) => ({
                  value: String(step),
                  label: to === '' ? String(step) : formatMoney({ amount: step, currency: to }),
                }))}
              />
            )}
          />
        </Field>
        <Field
          label={t('currency.terms.dirhamRate', { to: to || '…' })}
          hint={t('currency.terms.dirhamHint')}
          error={errors.dirhamRate && t('currency.errors.rate')}
        >
          <TextInput inputMode="decimal" {...register('dirhamRate')} />
        </Field>
      </FormSection>
      <FormActions>
        <Button type="submit" variant="secondary">
          {t('currency.preview')}
        </Button>
      </FormActions>
    </form>
  );
}

/** The short sign of a currency, else its code. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
