import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { TextInput, type TextInputProps } from '@solar/ui/text-input/text-input';

/** A number with decimals as it is typed; read it with `parseDecimal`. */
export interface DecimalInputProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'inputMode'
> {
  value: string;
  onValueChange: (text: string) => void;
  /** Decimal places. */
  digits: number;
}

/** A field for an amount or a share: takes a point or a comma, and writes the number as the language does when left. */
export function DecimalInput({
  value,
  onValueChange,
  digits,
  onBlur,
  ...input
}: DecimalInputProps) {
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      onBlur={(event) => {
        const number = parseDecimal(value, digits);
        if (number !== null) onValueChange(decimalText(number, digits));
        onBlur?.(event);
      }}
    />
  );
}
