import type { CustomRole } from '@solar/contracts/account/custom-roles-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useCustomRoles } from '../../../api/custom-roles-api';
import { urls } from '../../../urls';

/** The roles that the shop has made itself. */
export function CustomRoles() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const query = useCustomRoles();
  const columns: DataColumn<CustomRole>[] = [
    {
      id: 'name',
      header: t('admin.fields.name'),
      cell: (row) => (
        <Link asChild>
          <RouterLink to={urls.adminRole(row.id)}>{row.name}</RouterLink>
        </Link>
      ),
      value: (row) => row.name,
      sortable: true,
    },
    {
      id: 'description',
      header: t('admin.fields.description'),
      cell: (row) => row.description || '–',
      value: (row) => row.description,
      wrap: true,
    },
    {
      id: 'base',
      header: t('admin.roles.base'),
      cell: (row) => t(`roles.${row.base}`),
      value: (row) => row.base,
    },
    {
      id: 'permissions',
      header: t('admin.users.permissions'),
      align: 'end',
      cell: (row) => format.number(row.permissions.length),
      value: (row) => row.permissions.length,
      sortable: true,
    },
    {
      id: 'people',
      header: t('admin.roles.people'),
      align: 'end',
      cell: (row) => format.number(row.userCount),
      value: (row) => row.userCount,
      sortable: true,
    },
  ];
  return (
    <QueryTable
      label={t('admin.roles.own')}
      columns={columns}
      query={query}
      rows={query.data?.items}
      getRowId={(row) => row.id}
      emptyText={t('admin.roles.ownEmpty')}
    />
  );
}
