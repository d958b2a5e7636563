import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { useState, type Ref } from 'react';

interface ScaledInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** Decimal places that are kept: 2 of a percentage in basis points. */
  digits: number;
  /** What is counted: a currency, or percent. */
  suffix: string;
  /** In units of the last decimal; NaN while no number is typed. */
  value: number;
  onChange: (scaled: number) => void;
  onBlur: () => void;
}

/** A percentage or an amount in whole units, kept as a whole number of its last decimal. */
export function ScaledInput({ value, digits, onChange, ...input }: ScaledInputProps) {
  const [text, setText] = useState(() => decimalText(value, digits));
  return (
    <DecimalInput
      {...input}
      digits={digits}
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        onChange(parseDecimal(typed, digits) ?? Number.NaN);
      }}
    />
  );
}
