import type { RoleMatrix } from '@solar/contracts/account/people-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { PermissionName } from './components/permission-name';

type Row = RoleMatrix['permissions'][number];

/** Which role may do what; exceptions are made for single users. */
export function RolesPage() {
  const { t } = useTranslation('account');
  const query = useRoles();
  return (
    <AccountPage title={t('admin.roles.title')} description={t('admin.roles.text')}>
      <QueryState query={query} skeleton={<ListSkeleton rows={6} height="3rem" />}>
        {(matrix) => <Matrix matrix={matrix} />}
      </QueryState>
    </AccountPage>
  );
}

function Matrix({ matrix }: { matrix: RoleMatrix }) {
  const { t } = useTranslation('account');
  const columns: DataColumn<Row>[] = [
    {
      id: 'permission',
      header: t('admin.users.permission'),
      cell: ({ permission }) => <PermissionName permission={permission} />,
      value: ({ permission }) => `${t(`permissions.${permission}`)} (${permission})`,
      sortable: true,
      hideable: false,
    },
    ...matrix.roles.map((role): DataColumn<Row> => ({
      id: role,
      header: `${t(`roles.${role}`)} (${matrix.userCounts[role]})`,
      align: 'center',
      cell: ({ roles }) =>
        roles.includes(role) ? (
          <Check aria-label={t('common.yes')} />
        ) : (
          <Minus aria-label={t('common.no')} />
        ),
      value: ({ roles }) => (roles.includes(role) ? 1 : 0),
    })),
  ];
  return (
    <DataTable
      label={t('admin.roles.title')}
      columns={columns}
      rows={matrix.permissions}
      getRowId={({ permission }) => permission}
      pageSize={100}
      searchable
      columnChoice
      density="compact"
      stickyHeader
    />
  );
}
