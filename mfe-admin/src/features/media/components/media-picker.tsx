import type { Media } from '@solar/contracts/admin/site-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia, type MediaFilter } from '../api/media-api';
import { MediaFilters } from './media-filters';
import { MediaGrid } from './media-grid';
import { MediaUpload } from './media-upload';

interface MediaPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (media: Media) => void;
}

/** Chooses a picture of the library, or adds one first. */
export function MediaPicker({ open, onOpenChange, onPick }: MediaPickerProps) {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState<MediaFilter>({ page: 1 });
  const { page } = filter;
  const query = useMedia(filter, open);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title={t('media.pick')}>
      <Stack gap="6">
        <MediaUpload folder={filter.folder} />
        {open && (
          <MediaFilters filter={filter} onChange={(change) => setFilter({ ...change, page: 1 })} />
        )}
        <QueryState
          query={query}
          skeleton={<Skeleton shape="block" height="16rem" />}
          isEmpty={(data) => data.total === 0}
          empty={<EmptyState size="sm" title={t('media.empty')} />}
        >
          {(data) => (
            <>
              <MediaGrid
                items={data.items}
                actions={(media) => (
                  <Button size="sm" variant="secondary" onClick={() => onPick(media)}>
                    {t('media.choose')}
                  </Button>
                )}
              />
              <Pagination
                page={page}
                pageSize={data.pageSize}
                total={data.total}
                onPageChange={(next) => setFilter({ ...filter, page: next })}
              />
            </>
          )}
        </QueryState>
      </Stack>
    </Dialog>
  );
}
