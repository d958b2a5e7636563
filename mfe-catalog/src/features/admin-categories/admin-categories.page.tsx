import type { AdminCategory } from '@solar/contracts/catalog/admin-http';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Badge } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { CollectionPage } from '../admin-shared/collection-page';
import { CategoryForm } from './category-form';

/** Categories: their place in the tree and in the menus. A category with products stays. */
export function AdminCategoriesPage() {
  const columns = useColumns();
  const localized = useLocalized();
  return (
    <CollectionPage
      name="categories"
      columns={columns}
      nameOf={(category) => localized(category.name)}
      form={(row, onSaved) => <CategoryForm category={row} onSaved={onSaved} />}
    />
  );
}

function useColumns(): DataColumn<AdminCategory>[] {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  return [
    {
      id: 'position',
      header: t('admin.field.position'),
      align: 'end',
      sortable: true,
      value: ({ position }) => position,
      cell: ({ position }) => position,
    },
    {
      id: 'name',
      header: t('admin.field.name'),
      onPhone: 'title',
      sortable: true,
      value: ({ name }) => localized(name),
      cell: ({ name }) => localized(name),
    },
    {
      id: 'slug',
      header: t('admin.field.slug'),
      value: ({ slug }) => slug,
      cell: ({ slug }) => <span translate="no">{slug}</span>,
    },
    {
      id: 'menus',
      header: t('admin.categories.menus'),
      cell: ({ showInDesktopMenu, showInMobileMenu }) => (
        <Inline gap="1">
          {showInDesktopMenu && <Badge size="sm">{t('admin.categories.desktop')}</Badge>}
          {showInMobileMenu && <Badge size="sm">{t('admin.categories.mobile')}</Badge>}
        </Inline>
      ),
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
