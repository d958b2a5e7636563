import type { ContentTrashEntry } from '@solar/contracts/admin/content-history-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRemoveForGood, useRestoreEntry, useTrash } from './api/history-api';
import type { ContentSection } from './content-sections';
import { useProblemText } from '../../use-problem-text';

const searchSchema = z.object(pageFields);

function useColumns(): DataColumn<ContentTrashEntry>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const localized = useLocalized();
  return [
    {
      id: 'title',
      header: t('content.columns.title'),
      minWidth: '14rem',
      sortable: false,
      value: ({ title }) => localized(title),
      cell: ({ title, below }) =>
        below > 0
          ? t('content.trash.withBelow', { title: localized(title), count: below })
          : localized(title),
    },
    {
      id: 'removed',
      header: t('content.trash.removed'),
      sortable: false,
      value: ({ removedAt }) => removedAt,
      cell: ({ removedAt, removedBy }) =>
        [format.relative(removedAt), removedBy].filter(Boolean).join(' · '),
    },
    {
      id: 'ends',
      header: t('content.trash.ends'),
      sortable: false,
      value: ({ endsAt }) => endsAt,
      cell: ({ endsAt }) => format.date(endsAt),
    },
  ];
}

/** Deleted entries of a kind: bring back, or remove for good. */
export function ContentTrashPage({ section }: { section: ContentSection }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const problemText = useProblemText();
  const mayPublish = useCan('admin.content.publish');
  const [state, setState] = useSearchState(searchSchema);
  const [removing, setRemoving] = useState<ContentTrashEntry | null>(null);
  const query = useTrash(section.kind, state);
  const restore = useRestoreEntry(section.kind, t('content.trash.restored'));
  const remove = useRemoveForGood(section.kind, t('content.removed'));
  const columns = useColumns();
  const list = t(`content.kinds.${section.kind}.plural`);
  const title = t('content.trash.title');
  usePageMeta({ title: `${title}: ${list}`, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        description={t('content.trash.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: list, href: `/admin/${section.path}` }, { label: title }]}
          />
        }
      />
      {restore.error && <p role="alert">{problemText(restore.error)}</p>}
      <PageTable
        label={title}
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('content.trash.empty')}
        rowActions={(entry) =>
          mayPublish && (
            <Inline gap="2">
              <Button size="sm" variant="secondary" onClick={() => restore.mutate(entry.id)}>
                {t('content.trash.restore')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setRemoving(entry)}>
                {t('content.trash.forGood')}
              </Button>
            </Inline>
          )
        }
      />
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(null)}
          tone="danger"
          title={t('content.trash.ask', { title: localized(removing.title) })}
          description={t('content.trash.askText')}
          confirmLabel={t('content.trash.forGood')}
          error={remove.error ? problemText(remove.error) : undefined}
          onConfirm={() => remove.mutateAsync(removing.id)}
        />
      )}
    </Stack>
  );
}
