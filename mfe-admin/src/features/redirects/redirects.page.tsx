import type { Redirect } from '@solar/contracts/admin/redirects-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { filledFields, pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RedirectDialog } from './redirect-dialog';
import { REMOVE_REDIRECTS, useRedirects, useRemoveRedirect } from './redirects-api';

const searchSchema = z.object({ ...pageFields, q: searchField });

function useColumns(): DataColumn<Redirect>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return [
    {
      id: 'from',
      header: t('redirects.from'),
      minWidth: '12rem',
      sortable: false,
      value: ({ from }) => from,
      cell: ({ from }) => <span translate="no">{from}</span>,
    },
    {
      id: 'to',
      header: t('redirects.to'),
      minWidth: '12rem',
      sortable: false,
      value: ({ to }) => to,
      cell: ({ to }) => <span translate="no">{to}</span>,
    },
    {
      id: 'added',
      header: t('redirects.addedBy'),
      sortable: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ by, createdAt }) => `${by} · ${format.date(createdAt)}`,
    },
  ];
}

/** Addresses that are no page any more: where they lead. */
export function RedirectsPage() {
  const { t } = useTranslation('admin');
  const mayWrite = useCan('admin.content.publish');
  const [state, setState] = useSearchState(searchSchema);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Redirect | null>(null);
  const query = useRedirects(filledFields(state));
  const remove = useRemoveRedirect(t('redirects.removed'));
  const columns = useColumns();
  usePageMeta({ title: t('redirects.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('redirects.title')}
        description={t('redirects.text')}
        actions={
          mayWrite && (
            <Button variant="primary" startIcon={<Plus />} onClick={() => setAdding(true)}>
              {t('redirects.add')}
            </Button>
          )
        }
      />
      <PageTable
        label={t('redirects.title')}
        views="redirects"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('redirects.empty')}
        exportName="redirects"
        bulkActions={
          mayWrite
            ? (rows, clear) => (
                <BulkButton
                  {...REMOVE_REDIRECTS}
                  label={t('redirects.remove')}
                  rows={rows}
                  question={{
                    title: t('redirects.askMany', { count: rows.length }),
                    description: t('redirects.askText'),
                  }}
                  onDone={clear}
                />
              )
            : undefined
        }
        rowActions={(redirect) =>
          mayWrite && (
            <IconButton
              size="sm"
              label={t('redirects.removeNamed', { from: redirect.from })}
              onClick={() => setRemoving(redirect)}
            >
              <Trash />
            </IconButton>
          )
        }
      />
      {adding && <RedirectDialog onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          tone="danger"
          title={t('redirects.ask', { from: removing.from })}
          description={t('redirects.askText')}
          confirmLabel={t('redirects.remove')}
          error={remove.error ? errorText(remove.error) : undefined}
          onConfirm={() => remove.mutateAsync(removing.id)}
        />
      )}
    </Stack>
  );
}
