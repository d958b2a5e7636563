import { PEOPLE_SORTS, type UserListItem } from '@solar/contracts/account/people-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Badge, Status } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useUsers } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { urls } from '../../urls';
import { USER_FILTER_NAMES, USER_FILTERS } from './user-filters';

const searchSchema = z.object({
  ...pageFields,
  q: searchField,
  filter: choiceField(USER_FILTER_NAMES),
  sort: z.enum(PEOPLE_SORTS).catch('name').default('name'),
});

function useColumns(): DataColumn<UserListItem>[] {
  const { t } = useTranslation('account');
  const format = useFormat();
  const roleName = ({ role, customRole }: UserListItem) => customRole?.name ?? t(`roles.${role}`);
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
      wrap: true,
      minWidth: '14rem',
    },
    {
      id: 'role',
      header: t('admin.fields.role'),
      cell: (row) => <Badge tone={row.role === 'user' ? 'neutral' : 'info'}>{roleName(row)}</Badge>,
      value: roleName,
    },
    {
      id: 'active',
      header: t('admin.fields.status'),
      onPhone: 'status',
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
  const { filter, ...listing } = state;
  const query = useUsers({ ...filledFields(listing), ...(filter && USER_FILTERS[filter]) });
  return (
    <AccountPage title={t('admin.users.title')} description={t('admin.users.text')}>
      <PageTable
        label={t('admin.users.title')}
        views="users"
        columns={useColumns()}
        query={query}
        state={state}
        onState={setState}
        getRowId={(row) => row.id}
        emptyText={t('admin.users.empty')}
        toolbar={
          <FilterSelect
            label={t('admin.users.filter')}
            all={t('admin.users.allUsers')}
            value={filter}
            onChange={(value) => setState({ filter: value, page: 1 })}
            options={USER_FILTER_NAMES.map((value) => ({
              value,
              label: t(`admin.users.filters.${value}`),
            }))}
          />
        }
        exportName="users"
      />
    </AccountPage>
  );
}
