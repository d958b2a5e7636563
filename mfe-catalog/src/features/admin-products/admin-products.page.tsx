import { ADMIN_PRODUCT_SORTS } from '@solar/contracts/catalog/admin-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { DataTable } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { RowActions } from '../admin-shared/row-actions';
import { useAdminProducts, useRemoveProduct } from './api/use-admin-products';
import { ProductFilters } from './components/product-filters';
import { useProductColumns } from './components/product-columns';

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(10).max(100).catch(25).default(25),
  q: z.string().max(100).catch('').default(''),
  category: z.string().max(160).catch('').default(''),
  brand: z.string().max(160).catch('').default(''),
  active: z.enum(['', 'true', 'false']).catch('').default(''),
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
  const { q, category, brand, active, ...rest } = state;
  const query = useAdminProducts({
    ...rest,
    q: q || undefined,
    category: category || undefined,
    brand: brand || undefined,
    active: active || undefined,
  });
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
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t('admin.products.text')}
        actions={add}
      />
      <DataTable
        label={title}
        columns={columns}
        rows={query.data?.items ?? []}
        getRowId={({ id }) => id}
        loading={query.isFetching}
        error={query.error ? errorText(query.error) : undefined}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('products.empty.title')} action={add} />}
        search={q}
        onSearchChange={(text) => setState({ q: text, page: 1 }, { replace: true })}
        sort={state.sort}
        onSortChange={(sort) => setState({ sort: sort as AdminProductSearch['sort'], page: 1 })}
        page={state.page}
        pageSize={state.pageSize}
        total={query.data?.total ?? 0}
        onPageChange={(page) => setState({ page })}
        onPageSizeChange={(pageSize) => setState({ pageSize, page: 1 })}
        toolbar={
          <ProductFilters search={state} onChange={(patch) => setState({ ...patch, page: 1 })} />
        }
        columnChoice
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
