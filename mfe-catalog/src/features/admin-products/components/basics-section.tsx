import { productSlug } from '@solar/contracts/catalog/product-slug';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FormSection } from '@solar/ui/form-section/form-section';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, TextField } from '../../admin-shared/form-fields';
import { useCollection } from '../../admin-shared/use-collection';
import type { ProductFormValues } from '../product-form-values';

/** What a product is called and sorted by. The address of a new product follows brand and name until somebody types another. */
export function BasicsSection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  useSlugOfName(
    isNew,
    brands.map(({ id, name }) => ({ id, name })),
  );
  return (
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
  );
}

function useSlugOfName(isNew: boolean, brands: readonly { id: string; name: string }[]): void {
  const { control, getValues, setValue } = useFormContext<ProductFormValues>();
  const [name, brandId] = useWatch({ control, name: ['name', 'brandId'] });
  const brand = brands.find(({ id }) => id === brandId)?.name ?? '';
  const made = useRef('');
  useEffect(() => {
    if (!isNew || getValues('slug') !== made.current) return;
    made.current = productSlug(brand, name);
    setValue('slug', made.current);
  }, [isNew, brand, name, getValues, setValue]);
}
