import { CONFIDENCES } from '@solar/contracts/catalog/product-data';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductFormValues } from '../product-form-values';
import styles from './attribute-fields.module.css';

const NONE = 'none';

/** Where a value comes from and how well it is known. */
export function AttributeProvenance({ index }: { index: number }) {
  const { t } = useTranslation('catalog');
  const { control, register } = useFormContext<ProductFormValues>();
  const setValueAs = (text: unknown) => (text ? text : undefined);
  return (
    <>
      <Field label={t('admin.products.valueSource')} className={styles.source}>
        <TextInput {...register(`attributes.${index}.source`, { setValueAs })} />
      </Field>
      <Field label={t('admin.products.confidence')} className={styles.source}>
        <Controller
          control={control}
          name={`attributes.${index}.confidence`}
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              value={value ?? NONE}
              onBlur={onBlur}
              onValueChange={(next) => onChange(CONFIDENCES.find((one) => one === next))}
              options={[
                { value: NONE, label: t('admin.none') },
                ...CONFIDENCES.map((one) => ({
                  value: one,
                  label: t(`admin.products.confidences.${one}`),
                })),
              ]}
            />
          )}
        />
      </Field>
    </>
  );
}
