import { EDITABLE_LABELS } from '@solar/contracts/catalog/product-data';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductFormValues } from '../product-form-values';

/** The labels that editors give; sale and out of stock follow from price and stock. */
export function LabelFields() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<ProductFormValues>();
  return (
    <Field as="fieldset" label={t('filters.labels')} hint={t('admin.products.labelsHint')}>
      <Controller
        control={control}
        name="labels"
        render={({ field }) => (
          <Stack gap="3">
            {EDITABLE_LABELS.map((label) => (
              <Checkbox
                key={label}
                label={t(`label.${label}`)}
                checked={field.value.includes(label)}
                onCheckedChange={(checked) =>
                  field.onChange(
                    EDITABLE_LABELS.filter((one) =>
                      one === label ? checked === true : field.value.includes(one),
                    ),
                  )
                }
              />
            ))}
          </Stack>
        )}
      />
    </Field>
  );
}
