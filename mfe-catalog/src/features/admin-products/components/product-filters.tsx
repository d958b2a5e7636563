import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { useTranslation } from 'react-i18next';
import { useCollection } from '../../admin-shared/use-collection';
import type { AdminProductSearch } from '../admin-products.page';

export interface ProductFiltersProps {
  search: AdminProductSearch;
  onChange: (patch: Partial<AdminProductSearch>) => void;
}

/** Category, brand, whether the shop shows it and whether its data are complete. */
export function ProductFilters({ search, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  return (
    <>
      <FilterSelect
        label={t('admin.field.category')}
        all={t('admin.products.all.category')}
        value={search.category}
        onChange={(category) => onChange({ category })}
        options={categories.map(({ slug, name }) => ({ value: slug, label: localized(name) }))}
      />
      <FilterSelect
        label={t('admin.field.brand')}
        all={t('admin.products.all.brand')}
        value={search.brand}
        onChange={(brand) => onChange({ brand })}
        options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <FilterSelect
        label={t('admin.field.active')}
        value={search.active}
        onChange={(active) => onChange({ active })}
        options={[
          { value: 'true', label: t('admin.products.active') },
          { value: 'false', label: t('admin.products.inactive') },
        ]}
      />
      <FilterSelect
        label={t('admin.products.gaps')}
        value={search.gaps}
        all={t('admin.products.gaps')}
        onChange={(gaps) => onChange({ gaps })}
        options={[
          { value: 'true', label: t('admin.products.withGaps') },
          { value: 'false', label: t('admin.products.complete') },
        ]}
      />
    </>
  );
}
