import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import type { ContentRevision } from '@solar/contracts/admin/content-history-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Timeline } from '@solar/ui/timeline/timeline';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevisions } from '../api/history-api';
import type { ContentSection } from '../content-sections';
import { usePartName } from '../use-part-name';

const RevisionDialog = lazy(() =>
  import('./revision-dialog').then(({ RevisionDialog: component }) => ({ default: component })),
);

interface HistoryTabProps {
  section: ContentSection;
  entry: AdminContentEntry;
}

/** The states that an entry had: who, when, what; each can be compared with the present one and brought back. */
export function HistoryTab({ section, entry }: HistoryTabProps) {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number | null>(null);
  const query = useRevisions(section.kind, entry.id, entry.version, page);
  const toEntry = useTimelineEntry(setCompared);
  return (
    <FormSection
      title={t('content.tabs.history')}
      description={t('content.history.text')}
      columns={1}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="16rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p>{t('content.history.none')}</p>}
      >
        {({ items, total, pageSize }) => (
          <>
            <Timeline label={t('content.tabs.history')} entries={items.map(toEntry)} />
            {total > pageSize && (
              <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
            )}
          </>
        )}
      </QueryState>
      {compared !== null && (
        <Suspense>
          <RevisionDialog
            section={section}
            entry={entry}
            version={compared}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

function useTimelineEntry(onCompare: (version: number) => void) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const nameOf = usePartName();
  return ({ version, action, by, changed, at }: ContentRevision) => ({
    id: String(version),
    title: t(`content.history.actions.${action}`, {
      by: by ?? t('content.history.bySystem'),
    }),
    time: { iso: at, text: format.dateTime(at) },
    description: (
      <>
        {changed.length > 0 && <p>{changed.map(nameOf).join(', ')}</p>}
        <Button size="sm" variant="secondary" onClick={() => onCompare(version)}>
          {t('content.history.open')}
        </Button>
      </>
    ),
  });
}
