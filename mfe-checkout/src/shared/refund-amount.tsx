import { currencyDigits } from '@solar/contracts/common/minor-units';
import type { Money } from '@solar/contracts/common/money';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { Field } from '@solar/ui/field/field';
import { useTranslation } from 'react-i18next';

/** Everything that is left, as a refund begins. */
export function wholeAmount({ amount, currency }: Money): string {
  return decimalText(amount, currencyDigits(currency));
}

/** The typed amount in minor units; null when it is none or more than can be refunded. */
export function refundOf(text: string, left: Money): number | null {
  const amount = parseDecimal(text, currencyDigits(left.currency));
  return amount !== null && amount > 0 && amount <= left.amount ? amount : null;
}

/** Field of an amount to give back: what is more than `left` is said while it is typed, all else when the form was `checked`. */
export function RefundAmountField({
  text,
  left,
  checked,
  onText,
}: {
  text: string;
  left: Money;
  checked: boolean;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const digits = currencyDigits(left.currency);
  const typed = parseDecimal(text, digits);
  const tooMuch = typed !== null && typed > left.amount;
  const error = tooMuch
    ? t('admin.payments.amountMax', { amount: format.money(left) })
    : checked && refundOf(text, left) === null && t('admin.payments.amountError');
  return (
    <Field
      label={t('admin.payments.amount', { currency: left.currency })}
      required
      error={checked && text.trim() === '' ? t('address.errors.required') : error}
    >
      <DecimalInput digits={digits} value={text} onValueChange={onText} />
    </Field>
  );
}
