import type { AdminBrand } from '@solar/contracts/catalog/admin-http';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { CollectionPage } from '../admin-shared/collection-page';
import { BrandForm } from './brand-form';

/** Brands. A brand with products stays. */
export function AdminBrandsPage() {
  const columns = useColumns();
  return (
    <CollectionPage
      name="brands"
      columns={columns}
      nameOf={({ name }) => name}
      refusalOf={({ productCount }) => (productCount > 0 ? 'brand.has_products' : undefined)}
      form={(row, onSaved) => <BrandForm brand={row} onSaved={onSaved} />}
    />
  );
}

function useColumns(): DataColumn<AdminBrand>[] {
  const { t } = useTranslation('catalog');
  return [
    {
      id: 'name',
      header: t('admin.field.name'),
      sortable: true,
      value: ({ name }) => name,
      cell: ({ name }) => name,
    },
    {
      id: 'slug',
      header: t('admin.field.slug'),
      value: ({ slug }) => slug,
      cell: ({ slug }) => <span translate="no">{slug}</span>,
    },
    {
      id: 'website',
      header: t('admin.field.website'),
      value: ({ website }) => website,
      cell: ({ website }) => website || '–',
    },
    {
      id: 'products',
      header: t('admin.nav.products'),
      align: 'end',
      sortable: true,
      value: ({ productCount }) => productCount,
      cell: ({ productCount }) => productCount,
    },
  ];
}
