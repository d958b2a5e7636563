import { currencyDigits } from '@solar/contracts/common/minor-units';
import { parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalControl } from '@solar/mfe-kit/forms/decimal-control';
import { MISSING } from '@solar/mfe-kit/forms/missing-fields';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { Select, type SelectOption } from '@solar/ui/select/select';
import { TextArea } from '@solar/ui/text-area/text-area';
import { TextInput, type TextInputProps } from '@solar/ui/text-input/text-input';
import { Controller, get, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** What is wrong with a field, in the reader's language where there is a text for it. */
export function useFieldErrors(): (name: string) => string | undefined {
  const { t, i18n } = useTranslation('catalog');
  const { formState } = useFormContext();
  return (name) => {
    const error = get(formState.errors, name) as { type?: string; message?: string } | undefined;
    if (!error) return undefined;
    if (error.type === MISSING) return error.message;
    const own = `admin.errors.${name.replaceAll('.', '_')}`;
    const isOwn = OF_SCHEMA.has(error.type ?? '') && i18n.exists(own, { ns: 'catalog' });
    return isOwn ? t(own) : error.message;
  };
}

/** Errors that a field of ours may have a better text for. */
const OF_SCHEMA: ReadonlySet<string> = new Set(['custom', 'invalid_format']);

function useFieldError(name: string): string | undefined {
  return useFieldErrors()(name);
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
  wrong,
  ...input
}: NamedFieldProps & {
  optional?: boolean;
  /** Said in place of anything but that it is missing. */
  wrong?: string;
} & Omit<TextInputProps, 'name' | 'required'>) {
  const { register, getFieldState, formState } = useFormContext();
  const text = useFieldError(name);
  const isMissing = getFieldState(name, formState).error?.type === MISSING;
  const error = text && wrong && !isMissing ? wrong : text;
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
  wrong,
}: NamedFieldProps & {
  currency: string;
  /** What is wrong with an amount that is one. */
  wrong?: string;
}) {
  const { t } = useTranslation('catalog');
  const { control, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const text = useWatch({ control, name }) as unknown;
  const isAmount =
    typeof text === 'string' && parseDecimal(text, currencyDigits(currency)) !== null;
  // What the form itself refuses is mostly no amount; everything else the service says in words.
  const refused = isAmount && wrong ? wrong : t('admin.priceLists.priceError');
  const message = error?.type === 'custom' ? refused : error?.message;
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
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field as="fieldset" label={label} required={required} optional={optional} error={error}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, ...field } }) => (
          <DateField {...field} value={(value as string | null | undefined) ?? null} />
        )}
      />
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
