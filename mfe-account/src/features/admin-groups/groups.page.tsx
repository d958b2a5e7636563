import type { Group } from '@solar/contracts/account/people-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline } from '@solar/ui/layout/layout';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroups } from '../../api/people-api';
import { AccountPage } from '../../components/account-page';
import { GroupDialog } from './components/group-dialog';
import { RemoveGroup } from './components/remove-group';

/** Customer groups with their discount. */
export function GroupsPage() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const mayWrite = useCan('account.customers.write');
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const query = useGroups();
  const columns: DataColumn<Group>[] = [
    {
      id: 'name',
      header: t('admin.fields.name'),
      cell: (row) => row.name,
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
      id: 'discount',
      header: t('admin.fields.discount'),
      align: 'end',
      cell: (row) => format.percent(row.discountBasisPoints / 10_000),
      value: (row) => row.discountBasisPoints,
      sortable: true,
    },
    {
      id: 'customers',
      header: t('admin.fields.customers'),
      align: 'end',
      cell: (row) => format.number(row.customerCount),
      value: (row) => row.customerCount,
      sortable: true,
    },
  ];
  return (
    <AccountPage
      title={t('admin.groups.title')}
      description={t('admin.groups.text')}
      actions={
        mayWrite && (
          <Button
            variant="primary"
            startIcon={<Plus aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('admin.groups.add')}
          </Button>
        )
      }
    >
      <QueryTable
        label={t('admin.groups.title')}
        columns={columns}
        query={query}
        rows={query.data?.items}
        getRowId={(row) => row.id}
        emptyText={t('admin.groups.empty')}
        rowActions={(row) =>
          mayWrite && (
            <Inline gap="2">
              <Button size="sm" variant="secondary" onClick={() => setEdited(row)}>
                {t('common.edit')}
              </Button>
              <RemoveGroup group={row} />
            </Inline>
          )
        }
      />
      {edited && (
        <GroupDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </AccountPage>
  );
}
