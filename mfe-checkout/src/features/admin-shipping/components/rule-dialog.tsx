import type { TaxRule, TaxRuleInput } from '@solar/contracts/checkout/settings-http';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { DecimalControl } from '@solar/mfe-kit/forms/decimal-control';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { SwitchControl } from '@solar/mfe-kit/forms/switch-control';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RULES_KEY, saveRule } from '../shipping-api';
import styles from '../shipping.module.css';

/** Basis points are hundredths of a per cent. */
const PERCENT_DIGITS = 2;
const WHOLE = 10_000;

type RuleForm = {
  country: string;
  nameEn: string;
  nameFr: string;
  percent: string;
  appliesToShipping: boolean;
  active: boolean;
};

const ruleFormSchema: z.ZodType<RuleForm, RuleForm> = z.object({
  country: z
    .string()
    .trim()
    .regex(/^([A-Za-z]{2})?$/),
  nameEn: z.string().trim().min(1),
  nameFr: z.string().trim(),
  percent: z.string().refine((text) => (parseDecimal(text, PERCENT_DIGITS) ?? Infinity) <= WHOLE),
  appliesToShipping: z.boolean(),
  active: z.boolean(),
});

export function RuleDialog({ rule, onClose }: { rule: TaxRule | null; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const zodForm = useZodForm<RuleForm, RuleForm>({
    schema: ruleFormSchema,
    defaultValues: {
      country: rule?.country ?? '',
      nameEn: rule?.name.en ?? '',
      nameFr: rule?.name.fr ?? '',
      percent: decimalText(rule?.basisPoints ?? 0, PERCENT_DIGITS),
      appliesToShipping: rule?.appliesToShipping ?? true,
      active: rule?.active ?? true,
    },
    onSubmit: async (values) => {
      await saveRule(rule?.ruleId ?? null, toInput(values));
      await client.invalidateQueries({ queryKey: RULES_KEY });
      notify.success(t('admin.saved'));
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  const invalid = t('admin.shipping.invalid');
  return (
    <FormDialog
      form={zodForm}
      title={t(rule ? 'admin.shipping.editTax' : 'admin.shipping.addTax')}
      submitLabel={t('admin.save')}
      onClose={onClose}
    >
      <Field
        label={t('admin.shipping.countryCode')}
        hint={t('admin.shipping.hints.country')}
        optional
        error={errors.country && invalid}
      >
        <TextInput {...form.register('country')} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('admin.shipping.fields.nameEn')} required error={errors.nameEn && invalid}>
          <TextInput lang="en" {...form.register('nameEn')} />
        </Field>
        <Field label={t('admin.shipping.fields.nameFr')} optional error={errors.nameFr && invalid}>
          <TextInput lang="fr" {...form.register('nameFr')} />
        </Field>
      </div>
      <Field label={t('admin.shipping.percent')} required error={errors.percent && invalid}>
        <DecimalControl control={form.control} name="percent" digits={PERCENT_DIGITS} suffix="%" />
      </Field>
      <Controller
        control={form.control}
        name="appliesToShipping"
        render={({ field }) => (
          <Checkbox
            label={t('admin.shipping.taxShipping')}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      <SwitchControl control={form.control} name="active" label={t('admin.active')} />
    </FormDialog>
  );
}

function toInput(form: RuleForm): TaxRuleInput {
  return {
    country: form.country === '' ? null : form.country.toUpperCase(),
    name: { en: form.nameEn, fr: form.nameFr },
    basisPoints: parseDecimal(form.percent, PERCENT_DIGITS) ?? 0,
    appliesToShipping: form.appliesToShipping,
    active: form.active,
  };
}
