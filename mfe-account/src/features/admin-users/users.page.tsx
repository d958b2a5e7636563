import { PEOPLE_SORTS, type UserListItem } from '@solar/contracts/account/people-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Badge, Status } from '@solar/ui/badge/badge';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useUsers } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { urls } from '../../urls';
import { USER_FILTER_NAMES, USER_FILTERS } from './user-filters';

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(10).max(100).catch(25).default(25),
  q: z.string().max(200).catch('').default(''),
  filter: z.enum(USER_FILTER_NAMES).catch('all').default('all'),
  sort: z.enum(PEOPLE_SORTS).catch('name').default('name'),
});

function useColumns(): DataColumn<UserListItem>[] {
  const { t } = useTranslation('account');
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('admin.fields.name'),
      sortable: true,
      cell: (row) => <Link to={urls.adminUser(row.id)}>{`${row.firstName} ${row.lastName}`}</Link>,
      value: (row) => `${row.firstName} ${row.lastName}`,
    },
    {
      id: 'username',
      header: t('auth.fields.username'),
      cell: (row) => <span translate="no">{row.username ?? '–'}</span>,
      value: (row) => row.username,
    },
    {
      id: 'email',
      header: t('auth.fields.email'),
      sortable: true,
      cell: (row) => row.email,
      value: (row) => row.email,
    },
    {
      id: 'role',
      header: t('admin.fields.role'),
      cell: (row) => (
        <Badge tone={row.role === 'user' ? 'neutral' : 'info'}>{t(`roles.${row.role}`)}</Badge>
      ),
      value: (row) => t(`roles.${row.role}`),
    },
    {
      id: 'active',
      header: t('admin.fields.status'),
      cell: (row) => (
        <Status tone={row.active ? 'success' : 'neutral'}>
          {t(row.active ? 'admin.active' : 'admin.inactive')}
        </Status>
      ),
      value: (row) => t(row.active ? 'admin.active' : 'admin.inactive'),
    },
    {
      id: 'approved',
      header: t('admin.fields.approval'),
      cell: (row) => t(row.approved ? 'admin.approved' : 'admin.unapproved'),
      value: (row) => t(row.approved ? 'admin.approved' : 'admin.unapproved'),
    },
    {
      id: 'lastLoginAt',
      header: t('admin.fields.lastLogin'),
      sortable: true,
      cell: (row) => (row.lastLoginAt ? format.relative(row.lastLoginAt) : '–'),
      value: (row) => row.lastLoginAt,
    },
  ];
}

/** Everybody with an account, staff and customers. */
export function UsersPage() {
  const { t } = useTranslation('account');
  const [state, setState] = useSearchState(searchSchema);
  const { filter, q, ...listing } = state;
  const { data, error, isFetching, refetch } = useUsers({
    ...listing,
    ...USER_FILTERS[filter],
    ...(q === '' ? {} : { q }),
  });
  return (
    <AccountPage title={t('admin.users.title')} description={t('admin.users.text')}>
      <DataTable
        label={t('admin.users.title')}
        columns={useColumns()}
        rows={data?.items ?? []}
        getRowId={(row) => row.id}
        loading={isFetching}
        error={error && !data ? errorText(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState size="sm" level={2} title={t('admin.users.empty')} />}
        total={data?.total ?? 0}
        page={state.page}
        pageSize={state.pageSize}
        onPageChange={(page) => setState({ page })}
        onPageSizeChange={(pageSize) => setState({ pageSize, page: 1 })}
        sort={state.sort}
        onSortChange={(sort) =>
          setState({ sort: PEOPLE_SORTS.find((one) => one === sort) ?? 'name' })
        }
        search={q}
        onSearchChange={(next) => setState({ q: next, page: 1 }, { replace: true })}
        toolbar={
          <Select
            size="sm"
            aria-label={t('admin.users.filter')}
            value={filter}
            onValueChange={(next) => setState({ filter: next as typeof filter, page: 1 })}
            options={USER_FILTER_NAMES.map((value) => ({
              value,
              label: t(`admin.users.filters.${value}`),
            }))}
          />
        }
        columnChoice
        exportName="users"
      />
    </AccountPage>
  );
}
