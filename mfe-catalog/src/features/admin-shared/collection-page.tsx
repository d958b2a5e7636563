import type { Permission } from '@solar/contracts/common/permissions';
import type { ProblemCode } from '@solar/contracts/common/problem-codes';
import { QueryTable } from '@solar/mfe-kit/listing/query-table';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Dialog } from '@solar/ui/dialog/dialog';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
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
  /** Of the table; none with a list of its own. */
  columns?: readonly DataColumn<Collections[N]>[];
  nameOf: (row: Collections[N]) => string;
  /** Why a row cannot be deleted, where that is known. */
  refusalOf?: (row: Collections[N], rows: readonly Collections[N][]) => ProblemCode | undefined;
  /** The form of one row, or of a new one. */
  form: (row: Collections[N] | null, onSaved: () => void) => ReactNode;
  /** Shows the rows, which a table does otherwise. */
  list?: (
    rows: readonly Collections[N][],
    actions: (row: Collections[N]) => ReactNode,
  ) => ReactNode;
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
  columns = [],
  nameOf,
  refusalOf,
  form,
  list,
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
  const actions = (row: Collections[N]) =>
    mayWrite && (
      <RowActions
        name={nameOf(row)}
        onEdit={() => setEditing({ row })}
        onDelete={() => remove.mutateAsync(row)}
        refused={refusalOf?.(row, query.data?.items ?? [])}
      />
    );
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t(`admin.${name}.text`)}
        actions={add}
      />
      {list ? (
        <QueryState
          query={query}
          skeleton={<Skeleton shape="block" height="24rem" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t(`admin.${name}.empty`)} action={add} />}
        >
          {({ items }) => list(items, actions)}
        </QueryState>
      ) : (
        <QueryTable
          label={title}
          columns={columns}
          query={query}
          rows={query.data?.items}
          getRowId={({ id }) => id}
          emptyText={t(`admin.${name}.empty`)}
          emptyAction={add}
          searchable
          rowActions={actions}
        />
      )}
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
