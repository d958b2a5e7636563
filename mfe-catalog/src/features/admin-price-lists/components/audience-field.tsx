import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePriceAudiences } from '../api/use-price-lists';

/** The customer or the group that a list prices for, looked up by what is typed; `current` is the name of the one that is chosen. */
export function AudienceField({ current = '' }: { current?: string }) {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext();
  const [text, setText] = useState(current);
  const { data, isFetching } = usePriceAudiences(text.trim());
  const options = [
    ...(data?.groups ?? []).map(({ id, name }) => ({
      value: id,
      label: name,
      description: t('admin.priceLists.group'),
    })),
    ...(data?.customers ?? []).map(({ id, name, email }) => ({
      value: id,
      label: name,
      description: email,
    })),
  ];
  return (
    <Field label={t('admin.priceLists.for')} hint={t('admin.priceLists.forHint')}>
      <Controller
        control={control}
        name="audience"
        render={({ field }) => (
          <Combobox
            options={options}
            value={field.value as string | null}
            onValueChange={field.onChange}
            inputValue={text}
            onInputChange={setText}
            loading={isFetching}
          />
        )}
      />
    </Field>
  );
}
