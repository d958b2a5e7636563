import { Switch } from '@solar/ui/switch/switch';
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface SwitchControlProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean | undefined>;
  label: string;
  disabled?: boolean;
}

/** A `Switch` as a field of a form; off while the form has no value for it. */
export function SwitchControl<Values extends FieldValues, Output>({
  control,
  name,
  ...look
}: SwitchControlProps<Values, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Switch {...look} checked={value ?? false} onCheckedChange={onChange} />
      )}
    />
  );
}
