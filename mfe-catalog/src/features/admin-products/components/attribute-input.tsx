import type { AdminAttribute } from '@solar/contracts/catalog/admin-http';
import type { AttributeValue } from '@solar/contracts/catalog/product-data';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listOfText, listText } from './attribute-value';

export interface AttributeInputProps {
  /** Of the value in the form around it. */
  name: string;
  definition: AdminAttribute;
}

/** The control that fits the attribute's type. */
export function AttributeInput({ name, definition }: AttributeInputProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { control } = useFormContext<Record<string, AttributeValue>>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => {
        if (definition.type === 'boolean') {
          return (
            <Checkbox
              label={t('attribute.yes')}
              checked={value === true}
              onCheckedChange={(checked) => onChange(checked === true)}
            />
          );
        }
        if (definition.type === 'option') {
          return (
            <Select
              value={String(value)}
              onValueChange={onChange}
              options={definition.options.map((option) => ({
                value: option.value,
                label: localized(option.label),
              }))}
            />
          );
        }
        if (definition.type === 'list') {
          return <ListInput value={value} onChange={onChange} onBlur={onBlur} />;
        }
        const isNumber = definition.type === 'number';
        return (
          <TextInput
            type={isNumber ? 'number' : 'text'}
            step="any"
            value={String(value)}
            onBlur={onBlur}
            onChange={({ target }) => onChange(isNumber ? target.valueAsNumber : target.value)}
          />
        );
      }}
    />
  );
}

function ListInput({
  value,
  onChange,
  onBlur,
}: {
  value: AttributeValue;
  onChange: (value: (string | number)[]) => void;
  onBlur: () => void;
}) {
  const [text, setText] = useState(() => listText(value));
  return (
    <TextInput
      value={text}
      onBlur={onBlur}
      onChange={({ target }) => {
        setText(target.value);
        onChange(listOfText(target.value));
      }}
    />
  );
}
