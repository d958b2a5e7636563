import type { SelectOption } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../admin-shared/filter-select';
import { useCollection } from '../../admin-shared/use-collection';
import { useLocalized } from '../../product-card/use-localized';
import type { AdminProductSearch } from '../admin-products.page';

const ALL = 'all';

export interface ProductFiltersProps {
  search: AdminProductSearch;
  onChange: (patch: Partial<AdminProductSearch>) => void;
}

/** Category, brand and whether the shop shows it. */
export function ProductFilters({ search, onChange }: ProductFiltersProps) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const categories = useCollection('categories').data?.items ?? [];
  const brands = useCollection('brands').data?.items ?? [];
  const choice = (name: 'category' | 'brand' | 'active', options: SelectOption[]) => (
    <FilterSelect
      label={t(`admin.field.${name}`)}
      value={search[name] || ALL}
      onChange={(value) => onChange({ [name]: value === ALL ? '' : value })}
      options={[{ value: ALL, label: t(`admin.products.all.${name}`) }, ...options]}
    />
  );
  return (
    <>
      {choice(
        'category',
        categories.map(({ slug, name }) => ({ value: slug, label: localized(name) })),
      )}
      {choice(
        'brand',
        brands.map(({ slug, name }) => ({ value: slug, label: name })),
      )}
      {choice('active', [
        { value: 'true', label: t('admin.products.active') },
        { value: 'false', label: t('admin.products.inactive') },
      ])}
    </>
  );
}
