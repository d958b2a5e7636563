import type { Permission } from '@solar/contracts/common/permissions';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { useTranslation } from 'react-i18next';
import { PermissionName } from './permission-name';

/** The first column of a table in which each row is a permission. */
export function usePermissionColumn<Row extends { permission: Permission }>(): DataColumn<Row> {
  const { t } = useTranslation('account');
  return {
    id: 'permission',
    header: t('admin.users.permission'),
    cell: ({ permission }) => <PermissionName permission={permission} />,
    value: ({ permission }) =>
      `${t(`permissions.${permission}`)}: ${t(`permissionTexts.${permission}`)}`,
    wrap: true,
    sortable: true,
    hideable: false,
  };
}
