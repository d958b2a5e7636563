import { EDITOR_ROLES, type UserListItem } from '@solar/contracts/account/people-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { notify } from '@solar/mfe-kit/notify/notify';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Select } from '@solar/ui/select/select';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditors, useSaveEditor } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { EditorDialog } from './components/editor-dialog';
import styles from './editors.module.css';

/** People who write for the site: invited here, with one of two roles. */
export function EditorsPage() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const query = useEditors();
  const save = useSaveEditor(t('admin.saved'));
  const change = (row: UserListItem, input: object) =>
    save.mutate({ id: row.id, input }, { onError: (failed) => notify.error(errorText(failed)) });
  const columns: DataColumn<UserListItem>[] = [
    {
      id: 'name',
      header: t('admin.fields.name'),
      cell: (row) => `${row.firstName} ${row.lastName}`,
      value: (row) => `${row.lastName} ${row.firstName}`,
      sortable: true,
    },
    {
      id: 'email',
      header: t('auth.fields.email'),
      cell: (row) => row.email,
      value: (row) => row.email,
      sortable: true,
    },
    {
      id: 'role',
      header: t('admin.fields.role'),
      cell: (row) => (
        <Select
          size="sm"
          className={styles.role}
          aria-label={t('admin.editors.roleOf', { name: `${row.firstName} ${row.lastName}` })}
          options={EDITOR_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          value={row.role}
          onValueChange={(role) => change(row, { role })}
          disabled={save.isPending}
        />
      ),
    },
    {
      id: 'status',
      header: t('admin.fields.status'),
      cell: (row) => (
        <Status tone={row.active ? 'success' : 'neutral'}>
          {t(row.active ? 'admin.active' : 'admin.inactive')}
        </Status>
      ),
    },
    {
      id: 'lastLogin',
      header: t('admin.fields.lastLogin'),
      cell: (row) => (row.lastLoginAt ? format.relative(row.lastLoginAt) : '–'),
      value: (row) => row.lastLoginAt,
      sortable: true,
    },
  ];
  return (
    <AccountPage
      title={t('admin.editors.title')}
      description={t('admin.editors.text')}
      actions={
        <Button variant="primary" startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {t('admin.editors.add')}
        </Button>
      }
    >
      <QueryTable
        label={t('admin.editors.title')}
        columns={columns}
        query={query}
        rows={query.data?.items}
        getRowId={(row) => row.id}
        emptyText={t('admin.editors.empty')}
        searchable
        rowActions={(row) => (
          <Button
            size="sm"
            variant="secondary"
            disabled={save.isPending}
            onClick={() => change(row, { active: !row.active })}
          >
            {t(row.active ? 'admin.deactivate' : 'admin.activate')}
          </Button>
        )}
      />
      {adding && <EditorDialog onClose={() => setAdding(false)} />}
    </AccountPage>
  );
}
