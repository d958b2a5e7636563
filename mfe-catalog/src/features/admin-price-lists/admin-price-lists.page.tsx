import {
  PRICE_LIST_STATUSES,
  type PriceListSummary,
} from '@solar/contracts/catalog/price-list-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { FilterSelect } from '../admin-shared/filter-select';
import { usePriceLists } from './api/use-price-lists';
import { CreatePriceListDialog } from './components/create-price-list-dialog';
import { PRICE_LIST_TONES } from './price-list-tones';

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  q: z.string().max(100).catch('').default(''),
  status: z
    .enum(['all', ...PRICE_LIST_STATUSES])
    .catch('all')
    .default('all'),
});
const PAGE_SIZE = 25;

export function AdminPriceListsPage() {
  return (
    <RequirePermission permission="catalog.prices.read">
      <PriceLists />
    </RequirePermission>
  );
}

/** Prices agreed with customers and groups; only approved lists price anything. */
function PriceLists() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const query = usePriceLists({
    page: state.page,
    pageSize: PAGE_SIZE,
    q: state.q.trim() || undefined,
    status: state.status === 'all' ? undefined : state.status,
  });
  const columns = useColumns();
  const mayWrite = useCan('catalog.prices.write');
  const title = t('admin.nav.price-lists');
  usePageMeta({ title, noIndex: true });
  const add = mayWrite && <CreatePriceListDialog />;
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t('admin.priceLists.text')}
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
        empty={<EmptyState title={t('admin.priceLists.empty')} action={add} />}
        search={state.q}
        onSearchChange={(q) => setState({ q, page: 1 }, { replace: true })}
        page={state.page}
        pageSize={PAGE_SIZE}
        total={query.data?.total ?? 0}
        onPageChange={(page) => setState({ page })}
        toolbar={
          <FilterSelect
            label={t('admin.priceLists.status')}
            value={state.status}
            onChange={(status) => setState({ status: status as typeof state.status, page: 1 })}
            options={['all', ...PRICE_LIST_STATUSES].map((status) => ({
              value: status,
              label: t(`admin.status.${status}`),
            }))}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): DataColumn<PriceListSummary>[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('admin.field.name'),
      cell: ({ id, name }) => <Link to={`/admin/price-lists/${id}`}>{name}</Link>,
    },
    {
      id: 'audience',
      header: t('admin.priceLists.for'),
      cell: ({ customer, group }) =>
        customer?.name ?? group?.name ?? t('admin.priceLists.forNobody'),
    },
    {
      id: 'status',
      header: t('admin.priceLists.status'),
      cell: ({ status }) => (
        <Status tone={PRICE_LIST_TONES[status]}>{t(`admin.status.${status}`)}</Status>
      ),
    },
    {
      id: 'items',
      header: t('admin.nav.products'),
      align: 'end',
      cell: ({ itemCount }) => format.number(itemCount),
    },
    {
      id: 'created',
      header: t('admin.priceLists.created'),
      cell: ({ createdAt, createdBy }) => `${format.date(createdAt)} · ${createdBy}`,
    },
    {
      id: 'approved',
      header: t('admin.priceLists.approved'),
      cell: ({ approvedAt, approver }) =>
        approvedAt ? `${format.date(approvedAt)} · ${approver ?? ''}` : '–',
    },
  ];
}
