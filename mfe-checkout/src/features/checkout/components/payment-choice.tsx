import { Field } from '@solar/ui/field/field';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAYMENT_CONFIG_KEY, type PaymentConfig } from '../../payment/api/payment-api';
import { useCheckoutDraft } from '../checkout-draft';

/** The ways of paying that the shop offers; nothing to choose, nothing to see. */
export function PaymentChoice() {
  const { t } = useTranslation('checkout');
  const { paymentMethod, change } = useCheckoutDraft();
  const config = useQuery<PaymentConfig>({ queryKey: PAYMENT_CONFIG_KEY });
  const methods = config.data?.methods ?? [];
  if (methods.length < 2) return null;
  return (
    <Field as="fieldset" label={t('payment.choice.label')}>
      <RadioGroup
        variant="cards"
        value={paymentMethod}
        onValueChange={(value) => {
          const chosen = methods.find(({ code }) => code === value);
          if (chosen) change({ paymentMethod: chosen.code });
        }}
        options={methods.map(({ code }) => ({
          value: code,
          label: t(`payment.choice.methods.${code}.label`),
          description: t(`payment.choice.methods.${code}.text`),
        }))}
      />
    </Field>
  );
}
