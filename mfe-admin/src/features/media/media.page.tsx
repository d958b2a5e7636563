import type { Media } from '@solar/contracts/admin/site-http';
import { pageFields, searchField } from '@solar/mfe-kit/listing/list-search';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useMedia } from './api/media-api';
import { MediaDetails } from './components/media-details';
import { MediaFilters } from './components/media-filters';
import { MediaGrid } from './components/media-grid';
import { MediaUpload } from './components/media-upload';
import { RemoveMediaDialog } from './components/remove-media-dialog';

const searchSchema = z.object({
  page: pageFields.page,
  folder: z.string().max(80).optional().catch(undefined),
  q: searchField,
});

/** The media library: add, look, remove. */
export function MediaPage() {
  const { t } = useTranslation('admin');
  const mayWrite = useCan('admin.media.write');
  const [state, setState] = useSearchState(searchSchema);
  const { page, folder } = state;
  const [opened, setOpened] = useState<Media | null>(null);
  const [removing, setRemoving] = useState<Media | null>(null);
  const query = useMedia({ page, folder, q: state.q || undefined });
  usePageMeta({ title: t('media.title'), noIndex: true });
  return (
    <Stack gap="8">
      <PageHeader size="compact" title={t('media.title')} description={t('media.text')} />
      {mayWrite && <MediaUpload folder={folder} />}
      <MediaFilters
        filter={{ folder, q: state.q }}
        onChange={(filter) => setState({ ...filter, page: 1 }, { replace: true })}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="24rem" />}
        isEmpty={(data) => data.total === 0}
        empty={<EmptyState title={t('media.empty')} description={t('media.emptyText')} />}
      >
        {(data) => (
          <>
            <MediaGrid
              items={data.items}
              actions={(media) =>
                mayWrite && (
                  <>
                    <Button size="sm" variant="secondary" onClick={() => setOpened(media)}>
                      {t('media.details')}
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => setRemoving(media)}>
                      {t('media.remove')}
                    </Button>
                  </>
                )
              }
            />
            <Pagination
              page={page}
              pageSize={data.pageSize}
              total={data.total}
              onPageChange={(next) => setState({ page: next })}
            />
          </>
        )}
      </QueryState>
      {opened && <MediaDetails media={opened} onClose={() => setOpened(null)} />}
      {removing && <RemoveMediaDialog media={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}
