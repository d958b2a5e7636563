import { currencyDigits } from '@solar/contracts/common/minor-units';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { useCountries } from '@solar/mfe-kit/forms/use-countries';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { Switch } from '@solar/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { minorOf, type AnswerDraft } from '../answer-draft';
import styles from '../quote-detail.module.css';

interface ShippingFieldsProps {
  value: AnswerDraft['shipping'];
  currency: string;
  checked: boolean;
  onChange: (value: AnswerDraft['shipping']) => void;
}

/** What shipping to one country costs by the quote; without it the customer chooses a method at the checkout. */
export function ShippingFields({ value, currency, checked, onChange }: ShippingFieldsProps) {
  const { t } = useTranslation('checkout');
  const countries = useCountries();
  const home = countries[0]?.value ?? '';
  return (
    <div className={styles.shipping}>
      <Switch
        label={t('admin.quotes.setShipping')}
        description={t('admin.quotes.setShippingText')}
        checked={value !== null}
        onCheckedChange={(on) => onChange(on ? { country: home, cost: '' } : null)}
      />
      {value && (
        <div className={styles.inputs}>
          <Field label={t('address.country')} required>
            <Select
              options={countries}
              value={value.country}
              onValueChange={(country) => onChange({ ...value, country })}
            />
          </Field>
          <Field
            label={t('admin.quotes.shippingCost')}
            required
            error={
              checked &&
              minorOf(value.cost, currency) === null &&
              t('admin.quotes.shippingCostError')
            }
          >
            <DecimalInput
              digits={currencyDigits(currency)}
              prefix={currency}
              value={value.cost}
              onValueChange={(cost) => onChange({ ...value, cost })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
