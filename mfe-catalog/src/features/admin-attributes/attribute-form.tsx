import {
  createAttributeSchema,
  type AdminAttribute,
  type AttributeInput,
} from '@solar/contracts/catalog/admin-http';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_TYPES } from '@solar/contracts/catalog/product-data';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AdminForm } from '../admin-shared/admin-form';
import { historyOf } from '../admin-shared/history-of';
import { CheckField, NumberField, SelectField, TextField } from '../admin-shared/form-fields';
import { LocalizedFields } from '../admin-shared/localized-fields';
import { useSaveRow } from '../admin-shared/use-collection';
import { AttributeOptions } from './attribute-options';

export interface AttributeFormProps {
  attribute: AdminAttribute | null;
  onSaved: () => void;
}

const NEW: AttributeInput = {
  code: '',
  name: { en: '', fr: '' },
  type: 'number',
  unit: null,
  decimals: null,
  group: 'general',
  position: 0,
  required: false,
  highlight: false,
  filterable: false,
  comparable: true,
  searchTerms: { en: '', fr: '' },
  options: [],
};

export function AttributeForm({ attribute, onSaved }: AttributeFormProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const save = useSaveRow('attributes', attribute, onSaved);
  return (
    <AdminForm<z.input<typeof createAttributeSchema>, AttributeInput>
      inDialog
      history={attribute ? historyOf('attribute', attribute) : undefined}
      schema={createAttributeSchema}
      defaultValues={attribute ? valuesOf(attribute) : NEW}
      onSubmit={(values) => save.mutateAsync({ ...values, unit: values.unit || null })}
    >
      <LocalizedFields name="name" label={t('admin.field.name')} required />
      <TextField name="code" label={t('admin.field.code')} hint={t('admin.hint.code')} required />
      <SelectField
        name="type"
        label={t('admin.attributes.type')}
        options={ATTRIBUTE_TYPES.map((type) => ({
          value: type,
          label: t(`admin.attributeType.${type}`),
        }))}
      />
      <AttributeOptions />
      <TextField name="unit" label={t('admin.attributes.unit')} optional />
      <NumberField
        name="decimals"
        label={t('admin.attributes.decimals')}
        hint={t('admin.attributes.decimalsHint')}
        min={0}
        max={6}
        step={1}
      />
      <SelectField
        name="group"
        label={t('admin.attributes.group')}
        options={ATTRIBUTE_GROUPS.map(({ code, label }) => ({
          value: code,
          label: localized(label),
        }))}
      />
      <NumberField name="position" label={t('admin.field.position')} min={0} step={1} />
      <CheckField name="required" label={t('admin.attributes.required')} />
      <CheckField
        name="highlight"
        label={t('admin.attributes.highlight')}
        description={t('admin.attributes.highlightText')}
      />
      <CheckField
        name="filterable"
        label={t('admin.attributes.filterable')}
        description={t('admin.attributes.filterableText')}
      />
      <CheckField name="comparable" label={t('admin.attributes.comparable')} />
      <LocalizedFields
        name="searchTerms"
        label={t('admin.attributes.searchTerms')}
        hint={t('admin.attributes.searchTermsHint')}
      />
    </AdminForm>
  );
}

function valuesOf({ id: _id, version: _version, ...values }: AdminAttribute): AttributeInput {
  return values;
}
