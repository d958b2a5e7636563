import type { ShippingMethod } from '@solar/contracts/checkout/settings-http';
import { DecimalControl } from '@solar/mfe-kit/forms/decimal-control';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { METHODS_KEY, saveMethod } from '../shipping-api';
import {
  methodFormSchema,
  SHIPPING_DIGITS,
  toMethodForm,
  toMethodInput,
  type MethodForm,
} from './method-form';
import styles from '../shipping.module.css';

type TextField = Exclude<keyof MethodForm, 'active'>;

/** Pairs of fields that stand side by side. */
const ROWS: readonly (readonly TextField[])[] = [
  ['nameEn', 'nameFr'],
  ['descriptionEn', 'descriptionFr'],
  ['countries'],
  ['base', 'perKg'],
  ['freeFrom', 'maxWeightKg'],
  ['minDays', 'maxDays'],
  ['position'],
];
const OPTIONAL: readonly TextField[] = [
  'descriptionEn',
  'descriptionFr',
  'freeFrom',
  'maxWeightKg',
];
/** Amounts, in major units. */
const AMOUNTS: readonly TextField[] = ['base', 'perKg', 'freeFrom'];
const HINTS: readonly TextField[] = ['countries', 'freeFrom', 'maxWeightKg'];

export function MethodDialog({
  method,
  onClose,
}: {
  method: ShippingMethod | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const zodForm = useZodForm<MethodForm, MethodForm>({
    schema: methodFormSchema,
    defaultValues: toMethodForm(method),
    onSubmit: async (values) => {
      await saveMethod(method?.methodId ?? null, toMethodInput(values));
      await client.invalidateQueries({ queryKey: METHODS_KEY });
      notify.success(t('admin.saved'));
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      size="lg"
      title={t(method ? 'admin.shipping.editMethod' : 'admin.shipping.addMethod')}
      submitLabel={t('admin.save')}
      onClose={onClose}
    >
      {ROWS.map((row) => (
        <div key={row.join()} className={styles.pair}>
          {row.map((name) => (
            <Field
              key={name}
              label={t(`admin.shipping.fields.${name}`)}
              hint={HINTS.includes(name) && t(`admin.shipping.hints.${name}`)}
              required={!OPTIONAL.includes(name)}
              optional={OPTIONAL.includes(name)}
              error={
                errors[name] &&
                t(AMOUNTS.includes(name) ? 'admin.payments.amountError' : 'admin.shipping.invalid')
              }
            >
              {AMOUNTS.includes(name) ? (
                <DecimalControl control={form.control} name={name} digits={SHIPPING_DIGITS} />
              ) : (
                <TextInput {...form.register(name)} />
              )}
            </Field>
          ))}
        </div>
      ))}
      <SwitchControl control={form.control} name="active" label={t('admin.active')} />
    </FormDialog>
  );
}
