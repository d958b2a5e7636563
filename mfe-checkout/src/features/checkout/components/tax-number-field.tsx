import { isTaxNumber } from '@solar/contracts/common/tax-number';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckoutDraft, type CheckoutDraft } from '../checkout-draft';

const TAX_NUMBER_MAX = 30;

/** Whether the invoice can name the number that is typed: none, or one of the country that is billed. */
export function isTaxNumberRight({
  taxNumber,
  billingAddress,
  shippingAddress,
}: Pick<CheckoutDraft, 'taxNumber' | 'billingAddress' | 'shippingAddress'>): boolean {
  const country = (billingAddress ?? shippingAddress)?.country;
  return taxNumber.trim() === '' || isTaxNumber(taxNumber, country);
}

/** The buyer's tax registration number; what is wrong is said once the field was left, or the order was tried. */
export function TaxNumberField({
  inputRef,
  tried,
}: {
  inputRef: Ref<HTMLInputElement>;
  tried: boolean;
}) {
  const { t } = useTranslation('checkout');
  const draft = useCheckoutDraft();
  const [left, setLeft] = useState(false);
  const country = (draft.billingAddress ?? draft.shippingAddress)?.country;
  const wrong = !isTaxNumberRight(draft);
  const error = country === 'AE' ? 'checkout.taxNumberWrongHere' : 'checkout.taxNumberWrong';
  return (
    <Field
      label={t('checkout.taxNumber')}
      hint={t('checkout.taxNumberHint')}
      error={wrong && (left || tried) ? t(error) : undefined}
      optional
    >
      <TextInput
        ref={inputRef}
        maxLength={TAX_NUMBER_MAX}
        value={draft.taxNumber}
        onChange={(event) => draft.change({ taxNumber: event.target.value })}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
