import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BILL_RANGE } from './estimate-savings';
import styles from './savings-calculator.module.css';

const DIGITS = 2;

/** The bill as it stands or is typed; a bill outside the range is not counted with. */
export function BillField({ bill, onBill }: { bill: number; onBill: (bill: number) => void }) {
  const { t } = useTranslation('calculator');
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const wrong = left && typed !== null && readBill(typed) === null;
  const range = t('calculator.range', {
    min: number(BILL_RANGE.min),
    max: number(BILL_RANGE.max, { unit: 'AED' }),
  });
  const leave = () => {
    setLeft(true);
    if (typed !== null && readBill(typed) !== null) setTyped(null);
  };
  return (
    <Field
      className={styles.field}
      label={t('calculator.bill')}
      hint={wrong ? undefined : range}
      error={wrong && range}
    >
      <TextInput
        size="lg"
        className={styles.bill}
        inputMode="decimal"
        autoComplete="off"
        suffix={<span translate="no">AED</span>}
        value={typed ?? billText(bill)}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(false);
          const read = readBill(target.value);
          if (read !== null) onBill(read);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </Field>
  );
}

/** With fils where it has some. */
function billText(bill: number): string {
  const digits = Number.isInteger(bill) ? 0 : DIGITS;
  return decimalText(Math.round(bill * 10 ** digits), digits);
}

/** The bill that somebody typed, as `1 200,5` or `1,200.50`; null for none within the range. */
function readBill(typed: string): number | null {
  const scaled = parseDecimal(typed, DIGITS);
  if (scaled === null) return null;
  const bill = scaled / 10 ** DIGITS;
  return bill >= BILL_RANGE.min && bill <= BILL_RANGE.max ? bill : null;
}
