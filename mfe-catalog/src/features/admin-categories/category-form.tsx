import {
  createCategorySchema,
  type AdminCategory,
  type CategoryInput,
} from '@solar/contracts/catalog/admin-http';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AdminForm } from '../admin-shared/admin-form';
import { historyOf } from '../admin-shared/history-of';
import {
  CheckField,
  CodesField,
  NumberField,
  SelectField,
  TextField,
} from '../admin-shared/form-fields';
import { ConditionFields } from './condition-fields';
import { LocalizedFields } from '../admin-shared/localized-fields';
import { AttributeFields } from '../admin-products/components/attribute-fields';
import { useCollection, useSaveRow } from '../admin-shared/use-collection';

export interface CategoryFormProps {
  category: AdminCategory | null;
  onSaved: () => void;
}

const NEW: CategoryInput = {
  slug: '',
  name: { en: '', fr: '' },
  description: { en: '', fr: '' },
  parentId: null,
  position: 0,
  showInDesktopMenu: false,
  showInMobileMenu: false,
  requiredAttributes: [],
  requiredWhen: [],
  attributes: [],
};

export function CategoryForm({ category, onSaved }: CategoryFormProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const save = useSaveRow('categories', category, onSaved);
  const { data } = useCollection('categories');
  const parents = (data?.items ?? []).filter(({ id }) => id !== category?.id);
  return (
    <AdminForm<z.input<typeof createCategorySchema>, CategoryInput>
      inDialog
      history={category ? historyOf('category', category) : undefined}
      schema={createCategorySchema}
      defaultValues={category ? valuesOf(category) : NEW}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <LocalizedFields name="name" label={t('admin.field.name')} required />
      <TextField name="slug" label={t('admin.field.slug')} hint={t('admin.hint.slug')} required />
      <LocalizedFields name="description" label={t('admin.field.description')} rows={3} />
      <SelectField
        name="parentId"
        label={t('admin.categories.parent')}
        noneLabel={t('admin.categories.noParent')}
        options={parents.map(({ id, name }) => ({ value: id, label: localized(name) }))}
      />
      <NumberField name="position" label={t('admin.field.position')} min={0} step={1} />
      <CheckField name="showInDesktopMenu" label={t('admin.categories.showInDesktopMenu')} />
      <CheckField name="showInMobileMenu" label={t('admin.categories.showInMobileMenu')} />
      <CodesField
        name="requiredAttributes"
        label={t('admin.categories.requiredAttributes')}
        hint={t('admin.categories.requiredHint')}
      />
      <FormSection
        title={t('admin.categories.conditions')}
        description={t('admin.categories.conditionsText')}
      >
        <ConditionFields />
      </FormSection>
      <FormSection
        title={t('admin.categories.values')}
        description={t('admin.categories.valuesText')}
      >
        <AttributeFields gaps={[]} />
      </FormSection>
    </AdminForm>
  );
}

function valuesOf(category: AdminCategory): CategoryInput {
  const { id: _id, productCount: _count, version: _version, ...values } = category;
  return values;
}
