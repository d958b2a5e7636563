import {
  createProductSchema,
  type AdminProduct,
  type CreateProduct,
} from '@solar/contracts/catalog/admin-http';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AdminForm } from '../../admin-shared/admin-form';
import { CheckField, NumberField, SelectField, TextField } from '../../admin-shared/form-fields';
import { LocalizedFields } from '../../admin-shared/localized-fields';
import { useCollection } from '../../admin-shared/use-collection';
import { useSaveProduct } from '../api/use-admin-products';
import { formValuesOf } from '../product-form-values';
import { ApprovalFields } from './approval-fields';
import { AttributeFields } from './attribute-fields';
import { DownloadFields } from './download-fields';
import { LabelFields } from './label-fields';

export interface ProductFormProps {
  product: AdminProduct | null;
  onSaved: (product: AdminProduct) => void;
}

export function ProductForm({ product, onSaved }: ProductFormProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const key = useIdempotencyKey(product?.id ?? 'new');
  const save = useSaveProduct(product, key, onSaved);
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  return (
    <AdminForm<z.input<typeof createProductSchema>, CreateProduct>
      schema={createProductSchema}
      defaultValues={formValuesOf(product)}
      onSubmit={(values) => save.mutateAsync(values)}
      stickyActions
    >
      <FormSection title={t('admin.products.basics')} columns={2}>
        <TextField name="name" label={t('admin.field.name')} required />
        <TextField name="sku" label={t('admin.field.sku')} required />
        <SelectField
          name="brandId"
          label={t('admin.field.brand')}
          required
          options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="categoryId"
          label={t('admin.field.category')}
          required
          options={categories.map(({ id, name }) => ({ value: id, label: localized(name) }))}
        />
        <TextField name="slug" label={t('admin.field.slug')} hint={t('admin.hint.slug')} required />
        <NumberField name="weightGrams" label={t('admin.field.weight')} min={0} step={1} />
        <NumberField name="powerW" label={t('admin.field.power')} min={0} />
      </FormSection>
      <FormSection title={t('admin.products.visibility')}>
        <CheckField name="active" label={t('admin.products.activeText')} />
        <CheckField name="featured" label={t('admin.products.featuredText')} />
        <LabelFields />
      </FormSection>
      <FormSection title={t('admin.products.texts')}>
        <LocalizedFields name="summary" label={t('admin.field.summary')} rows={2} />
        <LocalizedFields name="description" label={t('admin.field.description')} rows={10} />
      </FormSection>
      <FormSection
        title={t('detail.specification')}
        description={t('admin.products.attributesText')}
      >
        <AttributeFields gaps={product?.gaps ?? []} />
      </FormSection>
      <FormSection
        title={t('admin.products.approvals')}
        description={t('admin.products.approvalsText')}
      >
        <ApprovalFields />
      </FormSection>
      <FormSection title={t('detail.downloads')}>
        <DownloadFields />
      </FormSection>
    </AdminForm>
  );
}
