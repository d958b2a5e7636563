import { EDITABLE_LABELS } from '@solar/contracts/catalog/product-data';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Combobox } from '@solar/ui/combobox/combobox';
import { Field } from '@solar/ui/field/field';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, useFieldErrors } from '../../admin-shared/form-fields';
import { useCollection } from '../../admin-shared/use-collection';
import {
  BULK_FIELDS,
  firstValueOf,
  inputOf,
  mayBeEmpty,
  PRICE_FIELDS,
  type BulkValues,
} from '../bulk-form';
import { AttributeInput } from './attribute-input';

/** The field to change and its value. */
export function BulkFields({ onChange }: { onChange: (values: BulkValues) => void }) {
  const { t } = useTranslation('catalog');
  const mayPrice = useCan('catalog.prices.write');
  const { control, getValues } = useFormContext<BulkValues>();
  const field = useWatch({ control, name: 'field' });
  // What was chosen is still there when one comes back from the preview.
  useEffect(() => () => onChange(getValues()), [getValues, onChange]);
  const fields = BULK_FIELDS.filter((one) => mayPrice || !PRICE_FIELDS.includes(one));
  return (
    <>
      <SelectField
        name="field"
        label={t('admin.products.bulk.field')}
        options={fields.map((one) => ({
          value: one,
          label: t(`admin.products.bulk.fields.${one}`),
        }))}
      />
      {field === 'label' && (
        <SelectField
          name="label"
          label={t('admin.products.bulk.fields.label')}
          options={EDITABLE_LABELS.map((one) => ({ value: one, label: t(`label.${one}`) }))}
        />
      )}
      {field === 'attribute' && <AttributeChoice />}
      {inputOf(field) === 'on' && <YesOrNo />}
      {inputOf(field) === 'reference' && <Reference key={field} kind={field} />}
      {inputOf(field) === 'amount' && (
        <NumberField
          name="amount"
          label={t(`admin.products.bulk.values.${field}`)}
          hint={t(`admin.products.bulk.hints.${field}`)}
          required={!mayBeEmpty(field)}
        />
      )}
    </>
  );
}

function YesOrNo() {
  const { t } = useTranslation('catalog');
  return (
    <SelectField
      name="on"
      label={t('admin.products.bulk.value')}
      options={[
        { value: 'yes', label: t('attribute.yes') },
        { value: 'no', label: t('attribute.no') },
      ]}
    />
  );
}

function Reference({ kind }: { kind: BulkValues['field'] }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  const options =
    kind === 'brandId'
      ? brands.map(({ id, name }) => ({ value: id, label: name }))
      : categories.map(({ id, name }) => ({ value: id, label: localized(name) }));
  return (
    <SelectField
      name="reference"
      label={t(`admin.products.bulk.fields.${kind}`)}
      required
      options={options}
    />
  );
}

/** An attribute, and its value or that it goes. */
function AttributeChoice() {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const { control, setValue } = useFormContext<BulkValues>();
  const { field: code } = useController({ control, name: 'code' });
  const on = useWatch({ control, name: 'on' });
  const errorOf = useFieldErrors();
  const definitions = useCollection('attributes').data?.items ?? [];
  const definition = definitions.find((one) => one.code === code.value);
  const choose = (next: string | null) => {
    const chosen = definitions.find((one) => one.code === next);
    if (chosen) setValue('attributes', firstValueOf(chosen));
    code.onChange(next);
  };
  return (
    <>
      <Field label={t('admin.products.bulk.fields.attribute')} error={errorOf('code')} required>
        <Combobox
          value={code.value}
          onValueChange={choose}
          options={definitions.map((one) => ({ value: one.code, label: localized(one.name) }))}
        />
      </Field>
      <SelectField
        name="on"
        label={t('admin.products.bulk.value')}
        options={[
          { value: 'yes', label: t('admin.products.bulk.set') },
          { value: 'no', label: t('admin.products.bulk.clear') },
        ]}
      />
      {on === 'yes' && definition && (
        <Field
          key={definition.code}
          label={`${localized(definition.name)}${definition.unit ? ` (${definition.unit})` : ''}`}
        >
          <AttributeInput name="attributes.0.value" definition={definition} />
        </Field>
      )}
    </>
  );
}
