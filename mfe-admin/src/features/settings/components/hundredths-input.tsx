import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { useState, type Ref } from 'react';

const DIGITS = 2;

interface HundredthsInputProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** Basis points of a percentage, cents of an amount; NaN while no number is typed. */
  value: number;
  onChange: (hundredths: number) => void;
  onBlur: () => void;
}

/** A percentage or an amount in whole units, of which hundredths are kept. */
export function HundredthsInput({ value, onChange, ...input }: HundredthsInputProps) {
  const [text, setText] = useState(() => decimalText(value, DIGITS));
  return (
    <DecimalInput
      {...input}
      digits={DIGITS}
      value={text}
      onValueChange={(typed) => {
        setText(typed);
        onChange(parseDecimal(typed, DIGITS) ?? Number.NaN);
      }}
    />
  );
}
