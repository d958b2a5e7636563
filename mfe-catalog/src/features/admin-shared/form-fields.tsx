import { currencyDigits } from '@solar/contracts/common/minor-units';
import { DecimalControl } from '@solar/mfe-kit/forms/decimal-control';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { Select, type SelectOption } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput, type TextInputProps } from '@solar/ui/text-input/text-input';
import { Controller, get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

interface NamedFieldProps {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A line of text of the form around it. */
export function TextField({
  name,
  label,
  hint,
  required,
  optional,
  ...input
}: NamedFieldProps & { optional?: boolean } & Omit<TextInputProps, 'name' | 'required'>) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} required={required} optional={optional} error={error}>
      <TextInput {...input} {...register(name)} />
    </Field>
  );
}

/** An amount of the form, as text. */
export function AmountField({
  name,
  label,
  required,
  currency,
}: NamedFieldProps & { currency: string }) {
  const { t } = useTranslation('catalog');
  const { control, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  // What the form itself refuses is no amount; everything else the service says in words.
  const message = error?.type === 'custom' ? t('admin.priceLists.priceError') : error?.message;
  return (
    <Field label={label} required={required} error={message}>
      <DecimalControl
        control={control}
        name={name}
        digits={currencyDigits(currency)}
        suffix={currency}
      />
    </Field>
  );
}

/** A number of the form, or null when it is empty. */
export function NumberField({
  name,
  label,
  hint,
  required,
  ...input
}: NamedFieldProps & Omit<TextInputProps, 'name' | 'required' | 'type'>) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const setValueAs = (text: unknown) => (text === '' || text === null ? null : Number(text));
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <TextInput type="number" step="any" {...input} {...register(name, { setValueAs })} />
    </Field>
  );
}

/** Codes of the form, typed with commas between them. */
export function CodesField({ name, label, hint }: NamedFieldProps) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <TextArea
            rows={4}
            defaultValue={Array.isArray(field.value) ? field.value.join(', ') : ''}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.value.split(/[\s,]+/).filter(Boolean))}
          />
        )}
      />
    </Field>
  );
}

/** A day of the form, or null when it is empty. */
export function DayField({
  name,
  label,
  required,
  optional,
}: NamedFieldProps & { optional?: boolean }) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const setValueAs = (text: unknown) => (text ? text : null);
  return (
    <Field label={label} required={required} optional={optional} error={error}>
      <TextInput type="date" {...register(name, { setValueAs })} />
    </Field>
  );
}

/** Stands for "none": an option has to have a value. */
const NONE = 'none';

/** One of several values, or null when there is a `noneLabel`. */
export function SelectField({
  name,
  label,
  hint,
  required,
  options,
  noneLabel,
}: NamedFieldProps & { options: readonly SelectOption[]; noneLabel?: string }) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  const all = noneLabel ? [{ value: NONE, label: noneLabel }, ...options] : options;
  return (
    <Field label={label} hint={hint} required={required} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Select
            options={all}
            value={field.value === null ? NONE : String(field.value)}
            onValueChange={(value) => field.onChange(value === NONE ? null : value)}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
    </Field>
  );
}

/** A yes or no of the form. */
export function CheckField({
  name,
  label,
  description,
}: {
  name: string;
  label: string;
  description?: string;
}) {
  const { control } = useFormContext();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Checkbox
          label={label}
          description={description}
          checked={field.value === true}
          onCheckedChange={field.onChange}
        />
      )}
    />
  );
}
