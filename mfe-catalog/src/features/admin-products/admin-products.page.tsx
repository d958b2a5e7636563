import { ADMIN_PRODUCT_SORTS, type AdminProductRow } from '@solar/contracts/catalog/admin-http';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { RowActions } from '../admin-shared/row-actions';
import { useAdminProducts, useRemoveProduct } from './api/use-admin-products';
import { ProductBulkActions } from './components/product-bulk-actions';
import { ProductFilters } from './components/product-filters';
import { ProductTableMenu } from './components/product-table-menu';
import { useProductColumns } from './components/product-columns';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  category: textField,
  brand: textField,
  active: choiceField(['true', 'false']),
  gaps: choiceField(['true', 'false']),
  sort: z.enum(ADMIN_PRODUCT_SORTS).catch('name').default('name'),
});
export type AdminProductSearch = z.infer<typeof searchSchema>;

export function AdminProductsPage() {
  return (
    <RequirePermission permission="catalog.products.read">
      <Products />
    </RequirePermission>
  );
}

/** Every product, the inactive ones too. */
function Products() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const query = useAdminProducts(filledFields(state));
  const remove = useRemoveProduct();
  const columns = useProductColumns();
  const mayWrite = useCan('catalog.products.write');
  const navigate = useNavigate();
  const title = t('admin.nav.products');
  usePageMeta({ title, noIndex: true });
  const add = mayWrite && (
    <Button asChild startIcon={<Plus aria-hidden="true" />}>
      <Link to="/admin/products/new">{t('admin.products.add')}</Link>
    </Button>
  );
  const bulkActions = (rows: readonly AdminProductRow[], clear: () => void) => (
    <ProductBulkActions rows={rows} onDone={clear} />
  );
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t('admin.products.text')}
        actions={
          <>
            <ProductTableMenu />
            {add}
          </>
        }
      />
      <PageTable
        label={title}
        views="products"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('products.empty.title')}
        emptyAction={add}
        toolbar={
          <ProductFilters search={state} onChange={(patch) => setState({ ...patch, page: 1 })} />
        }
        bulkActions={mayWrite ? bulkActions : undefined}
        rowActions={({ id, name, version }) =>
          mayWrite && (
            <RowActions
              name={name}
              onEdit={() => void navigate(`/admin/products/edit/${id}`)}
              onDelete={() => remove.mutateAsync({ id, version })}
            />
          )
        }
      />
    </Stack>
  );
}
