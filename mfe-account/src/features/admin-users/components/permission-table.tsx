import type { User } from '@solar/contracts/account/people-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { Status } from '@solar/ui/badge/badge';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { useSetPermission } from '../../../api/people-api';
import { usePermissionColumn } from './permission-column';

type Row = User['permissions'][number];

const EFFECTS = ['reset', 'grant', 'deny'] as const;

/** Each permission: what the role says, what was said for this user, and what follows. */
export function PermissionTable({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const mayWrite = useCan('account.users.write');
  const set = useSetPermission(user.id, t('admin.saved'));
  const permissionColumn = usePermissionColumn<Row>();
  const columns: DataColumn<Row>[] = [
    permissionColumn,
    {
      id: 'byRole',
      header: t('admin.users.byRole'),
      cell: ({ byRole }) => t(byRole ? 'common.yes' : 'common.no'),
    },
    {
      id: 'override',
      header: t('admin.users.forUser'),
      minWidth: '10.5rem',
      cell: ({ permission, override }) => (
        <Select
          size="sm"
          aria-label={t('admin.users.setPermission', {
            permission: t(`permissions.${permission}`),
          })}
          options={EFFECTS.map((value) => ({ value, label: t(`admin.users.effects.${value}`) }))}
          value={override ?? 'reset'}
          onValueChange={(value) => {
            const effect = EFFECTS.find((one) => one === value) ?? 'reset';
            set.mutate({ permission, effect });
          }}
          disabled={!mayWrite || set.isPending}
        />
      ),
    },
    {
      id: 'effective',
      header: t('admin.users.effective'),
      onPhone: 'status',
      cell: ({ effective }) => (
        <Status tone={effective ? 'success' : 'neutral'}>
          {t(effective ? 'admin.users.may' : 'admin.users.mayNot')}
        </Status>
      ),
      value: ({ effective }) => (effective ? 1 : 0),
      sortable: true,
    },
  ];
  return (
    <RowsTable
      label={t('admin.users.permissions')}
      columns={columns}
      rows={user.permissions}
      getRowId={({ permission }) => permission}
      pageSize={50}
      searchable
    />
  );
}
