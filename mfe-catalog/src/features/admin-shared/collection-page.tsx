import type { Permission } from '@solar/contracts/common/permissions';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowActions } from './row-actions';
import {
  useCollection,
  useRemoveRow,
  type CollectionName,
  type Collections,
} from './use-collection';

const READ: Permission = 'catalog.products.read';
const WRITE: Permission = 'catalog.products.write';

export interface CollectionPageProps<N extends CollectionName> {
  name: N;
  columns: readonly DataColumn<Collections[N]>[];
  nameOf: (row: Collections[N]) => string;
  /** The form of one row, or of a new one. */
  form: (row: Collections[N] | null, onSaved: () => void) => ReactNode;
}

/** A short list of the back office: search, create, change, delete. */
export function CollectionPage<N extends CollectionName>(props: CollectionPageProps<N>) {
  return (
    <RequirePermission permission={READ}>
      <Collection {...props} />
    </RequirePermission>
  );
}

function Collection<N extends CollectionName>({
  name,
  columns,
  nameOf,
  form,
}: CollectionPageProps<N>) {
  const { t } = useTranslation('catalog');
  const query = useCollection(name);
  const remove = useRemoveRow(name);
  const mayWrite = useCan(WRITE);
  const [editing, setEditing] = useState<{ row: Collections[N] | null } | null>(null);
  const title = t(`admin.nav.${name}`);
  usePageMeta({ title, noIndex: true });
  const close = () => setEditing(null);
  const add = mayWrite && (
    <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setEditing({ row: null })}>
      {t(`admin.${name}.add`)}
    </Button>
  );
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t(`admin.${name}.text`)}
        actions={add}
      />
      <QueryTable
        label={title}
        columns={columns}
        query={query}
        rows={query.data?.items}
        getRowId={({ id }) => id}
        emptyText={t(`admin.${name}.empty`)}
        emptyAction={add}
        searchable
        rowActions={(row) =>
          mayWrite && (
            <RowActions
              name={nameOf(row)}
              onEdit={() => setEditing({ row })}
              onDelete={() => remove.mutateAsync(row)}
            />
          )
        }
      />
      <Dialog
        size="lg"
        open={editing !== null}
        onOpenChange={(open) => !open && close()}
        title={editing?.row ? nameOf(editing.row) : t(`admin.${name}.add`)}
      >
        {editing && form(editing.row, close)}
      </Dialog>
    </Stack>
  );
}
