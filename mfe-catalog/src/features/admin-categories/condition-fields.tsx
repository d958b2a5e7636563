import type { AdminAttribute, CategoryInput } from '@solar/contracts/catalog/admin-http';
import type { RequiredCondition } from '@solar/contracts/catalog/required-values';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AttributeInput } from '../admin-products/components/attribute-input';
import { emptyValueOf } from '../admin-products/components/attribute-value';
import { useFieldErrors } from '../admin-shared/form-fields';
import { useCollection } from '../admin-shared/use-collection';
import styles from './condition-fields.module.css';

/** What is asked for only of products with a value: which attribute, and which value of which other one. */
export function ConditionFields() {
  const { t } = useTranslation('catalog');
  const { control } = useFormContext<CategoryInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'requiredWhen' });
  const definitions = useCollection('attributes').data?.items ?? [];
  return (
    <Stack gap="4">
      {fields.map((field, index) => (
        <ConditionRow
          key={field.id}
          index={index}
          definitions={definitions}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        variant="secondary"
        size="sm"
        className={styles.add}
        startIcon={<Plus aria-hidden="true" />}
        onClick={() => append({ code: '', attribute: '', equals: '' })}
      >
        {t('admin.categories.addCondition')}
      </Button>
    </Stack>
  );
}

interface ConditionRowProps {
  index: number;
  definitions: readonly AdminAttribute[];
  onRemove: () => void;
}

function ConditionRow({ index, definitions, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('catalog');
  const { control, setValue } = useFormContext<CategoryInput>();
  const errorOf = useFieldErrors();
  const path = `requiredWhen.${index}` as const;
  const { field: code } = useController({ control, name: `${path}.code` });
  const { field: attribute } = useController({ control, name: `${path}.attribute` });
  const definition = definitions.find((one) => one.code === attribute.value);
  const choose = (next: string | null) => {
    const chosen = definitions.find((one) => one.code === next);
    if (chosen) setValue(`${path}.equals`, firstValueOf(chosen), { shouldDirty: true });
    attribute.onChange(next ?? '');
  };
  return (
    <fieldset className={styles.row}>
      <legend>{t('admin.categories.condition', { number: index + 1 })}</legend>
      <div className={styles.fields}>
        <Field label={t('admin.categories.conditionCode')} error={errorOf(`${path}.code`)} required>
          <AttributePicker value={code.value} onChange={code.onChange} definitions={definitions} />
        </Field>
        <Field
          label={t('admin.categories.conditionAttribute')}
          error={errorOf(`${path}.attribute`)}
          required
        >
          <AttributePicker
            value={attribute.value}
            onChange={choose}
            definitions={definitions.filter(({ type }) => type !== 'list')}
          />
        </Field>
        {definition && (
          <Field
            key={definition.code}
            label={t('admin.categories.conditionEquals')}
            error={errorOf(`${path}.equals`)}
            required
          >
            <AttributeInput name={`${path}.equals`} definition={definition} />
          </Field>
        )}
      </div>
      <IconButton
        label={t('admin.categories.removeCondition', { number: index + 1 })}
        onClick={onRemove}
      >
        <Trash aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

interface AttributePickerProps {
  value: string | undefined;
  onChange: (code: string | null) => void;
  definitions: readonly AdminAttribute[];
}

function AttributePicker({ value, onChange, definitions }: AttributePickerProps) {
  const localized = useLocalized();
  return (
    <Combobox
      value={value || null}
      onValueChange={(next) => onChange(next ?? '')}
      options={definitions.map((one) => ({ value: one.code, label: localized(one.name) }))}
    />
  );
}

/** A list is no value that a condition names. */
function firstValueOf(definition: AdminAttribute): RequiredCondition['equals'] {
  const value = emptyValueOf(definition);
  return Array.isArray(value) ? '' : value;
}
