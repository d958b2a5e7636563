import { DecimalInput, type DecimalInputProps } from '@solar/mfe-kit/forms/decimal-input';
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface DecimalControlProps<Values extends FieldValues, Output> extends Pick<
  DecimalInputProps,
  'digits' | 'suffix'
> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string>;
}

/** A `DecimalInput` as a field of a form, whose value is the text as typed. */
export function DecimalControl<Values extends FieldValues, Output>({
  control,
  name,
  ...input
}: DecimalControlProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, ...field } }) => (
        <DecimalInput {...input} {...field} onValueChange={onChange} />
      )}
    />
  );
}
