import { wholeUnits } from '@solar/contracts/common/minor-units';
import {
  CUSTOMER_STATUSES,
  PEOPLE_SORTS,
  type CustomerListItem,
} from '@solar/contracts/account/people-http';
import { formatMoney } from '@solar/mfe-kit/format/money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { filledFields, pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Tabs } from '@solar/ui/tabs/tabs';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { APPROVE_CUSTOMERS, useCustomers, useToggleCustomer } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { CustomerStatusLabel } from '../../components/customer-status';
import { urls } from '../../urls';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  status: z
    .enum(['all', ...CUSTOMER_STATUSES])
    .catch('all')
    .default('all'),
  sort: z.enum(PEOPLE_SORTS).catch('-registeredAt').default('-registeredAt'),
});

function useColumns(): DataColumn<CustomerListItem>[] {
  const { t } = useTranslation('account');
  const format = useFormat();
  const date = (iso: string | null) => (iso === null ? '–' : format.date(iso));
  return [
    {
      id: 'name',
      header: t('admin.fields.name'),
      sortable: true,
      cell: (row) => (
        <Link to={urls.adminCustomer(row.id)}>{`${row.firstName} ${row.lastName}`}</Link>
      ),
      value: (row) => `${row.firstName} ${row.lastName}`,
    },
    {
      id: 'status',
      header: t('admin.fields.status'),
      cell: (row) => <CustomerStatusLabel status={row.status} />,
      value: (row) => t(`admin.customers.state.${row.status}`),
    },
    {
      id: 'company',
      header: t('auth.fields.company'),
      cell: (row) => row.company ?? '–',
      value: (row) => row.company,
    },
    {
      id: 'email',
      header: t('auth.fields.email'),
      sortable: true,
      cell: (row) => row.email,
      value: (row) => row.email,
      wrap: true,
      minWidth: '14rem',
    },
    {
      id: 'group',
      header: t('admin.fields.group'),
      defaultHidden: true,
      cell: (row) => row.groupName ?? '–',
      value: (row) => row.groupName,
    },
    {
      id: 'registeredAt',
      header: t('admin.fields.registeredAt'),
      sortable: true,
      cell: (row) => date(row.registeredAt),
      value: (row) => row.registeredAt,
    },
    {
      id: 'lastOrderAt',
      header: t('admin.fields.lastOrder'),
      defaultHidden: true,
      cell: (row) => date(row.lastOrderAt),
      value: (row) => row.lastOrderAt,
    },
    {
      id: 'totalSpent',
      header: t('admin.fields.totalSpent'),
      align: 'end',
      sortable: true,
      cell: (row) => (row.totalSpent ? formatMoney(row.totalSpent) : '–'),
      value: (row) => (row.totalSpent ? wholeUnits(row.totalSpent) : null),
    },
  ];
}

/** Everybody who buys or wants to; those who wait for approval are one click away. */
export function CustomersPage() {
  const { t } = useTranslation('account');
  const [state, setState] = useSearchState(searchSchema);
  const { status } = state;
  const query = useCustomers(filledFields({ ...state, status: status === 'all' ? '' : status }));
  const columns = useColumns();
  const mayWrite = useCan('account.customers.write');
  const mayApprove = useCan('account.customers.approve');
  const approve = useToggleCustomer(t('admin.customers.approved'));
  const table = (
    <PageTable
      label={t('admin.customers.title')}
      views="customers"
      columns={columns}
      query={query}
      state={state}
      onState={setState}
      getRowId={(row) => row.id}
      emptyText={t('admin.customers.empty')}
      exportName="customers"
      bulkActions={
        mayApprove
          ? (rows, clear) => (
              <BulkButton
                {...APPROVE_CUSTOMERS}
                label={t('admin.customers.approve')}
                rows={rows.filter((row) => row.status === 'pending')}
                onDone={clear}
              />
            )
          : undefined
      }
      rowActions={(row) =>
        mayApprove && row.status === 'pending' ? (
          <Button
            size="sm"
            variant="primary"
            loading={approve.isPending && approve.variables?.id === row.id}
            onClick={() => approve.mutate({ id: row.id, what: 'approval', on: true })}
          >
            {t('admin.customers.approve')}
          </Button>
        ) : null
      }
    />
  );
  return (
    <AccountPage
      title={t('admin.customers.title')}
      description={t('admin.customers.text')}
      actions={
        mayWrite && (
          <Button asChild variant="secondary" startIcon={<Upload aria-hidden="true" />}>
            <Link to="/admin/imports?kind=customers">{t('admin.customers.import')}</Link>
          </Button>
        )
      }
    >
      <Tabs
        label={t('admin.customers.filter')}
        variant="segmented"
        value={status}
        onValueChange={(next) => setState({ status: next as typeof status, page: 1 })}
        items={['all', ...CUSTOMER_STATUSES].map((value) => ({
          value,
          label: t(`admin.customers.status.${value}`),
          content: table,
        }))}
      />
    </AccountPage>
  );
}
