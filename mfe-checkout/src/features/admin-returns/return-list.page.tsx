import type { ReturnListItem } from '@solar/contracts/checkout/returns-http';
import { RETURN_STATUSES } from '@solar/contracts/checkout/return-states';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { ReturnStatusLabel } from '../../shared/return-status-label';
import { urls } from '../../urls';
import { listReturns, RETURNS_KEY } from './return-api';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(RETURN_STATUSES),
});

export function ReturnListPage() {
  return (
    <RequirePermission permission="checkout.orders.read">
      <ReturnList />
    </RequirePermission>
  );
}

function ReturnList() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.returns.title'), noIndex: true });
  const [search, setSearch] = useSearchState(searchSchema);
  const query = usePagedQuery({
    queryKey: RETURNS_KEY,
    params: filledFields(search),
    read: listReturns,
  });
  return (
    <Stack gap="6">
      <PageHeader
        title={t('admin.returns.title')}
        description={t('admin.returns.text')}
        size="compact"
      />
      <PageTable
        label={t('admin.returns.title')}
        views="returns"
        columns={useReturnColumns()}
        query={query}
        getRowId={(row) => row.returnId}
        emptyText={t('admin.returns.empty')}
        state={search}
        onState={setSearch}
        exportName="returns"
        toolbar={
          <FilterSelect
            label={t('order.statusLabel')}
            value={search.status}
            onChange={(status) => setSearch({ status, page: 1 })}
            options={RETURN_STATUSES.map((value) => ({
              value,
              label: t(`returns.status.${value}`),
            }))}
          />
        }
      />
    </Stack>
  );
}

function useReturnColumns(): DataColumn<ReturnListItem>[] {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('returns.number'),
      cell: (row) => (
        <Link to={urls.admin.return(row.returnId)}>
          <Identifier>{row.returnNumber}</Identifier>
        </Link>
      ),
      value: (row) => row.returnNumber,
    },
    {
      id: 'createdAt',
      header: t('order.date'),
      cell: (row) => format.dateTime(row.createdAt),
      value: (row) => row.createdAt,
    },
    {
      id: 'customer',
      header: t('order.customer'),
      cell: (row) => row.customerName,
      value: (row) => row.customerName,
    },
    {
      id: 'email',
      header: t('order.email'),
      cell: (row) => row.email,
      value: (row) => row.email,
      defaultHidden: true,
    },
    {
      id: 'status',
      header: t('order.statusLabel'),
      cell: (row) => <ReturnStatusLabel status={row.status} />,
      value: (row) => t(`returns.status.${row.status}`),
    },
    {
      id: 'pieces',
      header: t('returns.pieces'),
      cell: (row) => format.number(row.pieces),
      value: (row) => row.pieces,
      align: 'end',
    },
  ];
}
