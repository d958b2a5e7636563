import type { RoleMatrix } from '@solar/contracts/account/people-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoles } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { urls } from '../../urls';
import { CustomRoles } from './components/custom-roles';
import { usePermissionColumn } from './components/permission-column';

type Row = RoleMatrix['permissions'][number];

/** Which role may do what; exceptions are made for single users. */
export function RolesPage() {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.users.write');
  const query = useRoles();
  return (
    <AccountPage
      title={t('admin.roles.title')}
      description={t('admin.roles.text')}
      actions={
        mayWrite && (
          <Button asChild variant="primary" startIcon={<Plus aria-hidden />}>
            <Link to={urls.adminRole('new')}>{t('admin.roles.add')}</Link>
          </Button>
        )
      }
    >
      <Card>
        <CardHeader title={t('admin.roles.own')} description={t('admin.roles.ownText')} />
        <CustomRoles />
      </Card>
      <Card>
        <CardHeader title={t('admin.roles.builtIn')} description={t('admin.roles.builtInText')} />
        <QueryState query={query} skeleton={<ListSkeleton rows={6} height="3rem" />}>
          {(matrix) => <Matrix matrix={matrix} />}
        </QueryState>
      </Card>
    </AccountPage>
  );
}

function Matrix({ matrix }: { matrix: RoleMatrix }) {
  const { t } = useTranslation('account');
  const permissionColumn = usePermissionColumn<Row>();
  const columns: DataColumn<Row>[] = [
    permissionColumn,
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
    <RowsTable
      label={t('admin.roles.title')}
      columns={columns}
      rows={matrix.permissions}
      getRowId={({ permission }) => permission}
      pageSize={100}
      searchable
      columnChoice
      stickyHeader
    />
  );
}
