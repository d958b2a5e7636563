import {
  createBrandSchema,
  type AdminBrand,
  type BrandInput,
} from '@solar/contracts/catalog/admin-http';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AdminForm } from '../admin-shared/admin-form';
import { historyOf } from '../admin-shared/history-of';
import { TextField } from '../admin-shared/form-fields';
import { LocalizedFields } from '../admin-shared/localized-fields';
import { useSaveRow } from '../admin-shared/use-collection';

export interface BrandFormProps {
  brand: AdminBrand | null;
  onSaved: () => void;
}

const NEW: BrandInput = { slug: '', name: '', description: { en: '', fr: '' }, website: '' };

export function BrandForm({ brand, onSaved }: BrandFormProps) {
  const { t } = useTranslation('catalog');
  const save = useSaveRow('brands', brand, onSaved);
  return (
    <AdminForm<z.input<typeof createBrandSchema>, BrandInput>
      inDialog
      history={brand ? historyOf('brand', brand) : undefined}
      schema={createBrandSchema}
      defaultValues={brand ? valuesOf(brand) : NEW}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <TextField name="name" label={t('admin.field.name')} required />
      <TextField name="slug" label={t('admin.field.slug')} hint={t('admin.hint.slug')} required />
      <TextField name="website" type="url" label={t('admin.field.website')} optional />
      <LocalizedFields name="description" label={t('admin.field.description')} rows={3} />
    </AdminForm>
  );
}

function valuesOf({ slug, name, description, website }: AdminBrand): BrandInput {
  return { slug, name, description, website };
}
