import {
  REVIEW_STATUSES,
  REVIEW_TRANSITIONS,
  type AdminReview,
  type ReviewStatus,
} from '@solar/contracts/catalog/review-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { BulkButton } from '@solar/mfe-kit/listing/bulk-button';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { filledFields, pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Badge, Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Rating } from '@solar/ui/rating/rating';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { productPath } from '../../urls';
import styles from './admin-reviews.module.css';
import { moderateAll, useAdminReviews, useModerateReview } from './use-admin-reviews';

const searchSchema = z.object({
  status: z
    .enum(['all', ...REVIEW_STATUSES])
    .catch('pending')
    .default('pending'),
  ...pageFields,
});

const VERDICTS = ['approved', 'rejected'] as const;

const TONES = { pending: 'warning', approved: 'success', rejected: 'neutral' } as const;

export function AdminReviewsPage() {
  return (
    <RequirePermission permission="catalog.reviews.moderate">
      <Reviews />
    </RequirePermission>
  );
}

/** What customers wrote; the ones that wait come first. */
function Reviews() {
  const { t } = useTranslation('catalog');
  const [state, setState] = useSearchState(searchSchema);
  const status: ReviewStatus | '' = state.status === 'all' ? '' : state.status;
  const query = useAdminReviews(filledFields({ ...state, status }));
  const moderate = useModerateReview();
  const columns = useColumns();
  const title = t('admin.nav.reviews');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={title} description={t('admin.reviews.text')} />
      <PageTable
        label={title}
        views="reviews"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('admin.reviews.empty')}
        toolbar={
          <FilterSelect
            label={t('admin.reviews.status')}
            value={status}
            onChange={(next) => setState({ status: next || 'all', page: 1 })}
            options={REVIEW_STATUSES.map((one) => ({
              value: one,
              label: t(`admin.status.${one}`),
            }))}
          />
        }
        bulkActions={(rows, clear) =>
          VERDICTS.map((verdict) => (
            <BulkButton
              key={verdict}
              {...moderateAll(verdict)}
              label={t(`admin.reviews.set.${verdict}`)}
              rows={rows.filter(({ status: current }) =>
                REVIEW_TRANSITIONS[current].some((next) => next === verdict),
              )}
              onDone={clear}
            />
          ))
        }
        rowActions={({ id, status: current }) => (
          <Inline gap="1" wrap={false} justify="end">
            {REVIEW_TRANSITIONS[current].map((next) => (
              <Button
                key={next}
                size="sm"
                variant={next === 'approved' ? 'secondary' : 'ghost'}
                disabled={moderate.isPending}
                onClick={() =>
                  moderate.mutate({ id, status: next === 'approved' ? 'approved' : 'rejected' })
                }
              >
                {t(`admin.reviews.set.${next}`)}
              </Button>
            ))}
          </Inline>
        )}
      />
    </Stack>
  );
}

function useColumns(): DataColumn<AdminReview>[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return [
    {
      id: 'review',
      header: t('admin.reviews.review'),
      wrap: true,
      minWidth: '13rem',
      cell: ({ rating, status, title, text }) => (
        <div className={styles.review}>
          <Inline gap="3">
            <Rating value={rating} size="sm" />
            <Status tone={TONES[status]}>{t(`admin.status.${status}`)}</Status>
          </Inline>
          <strong>{title}</strong>
          <p className={styles.text}>{text}</p>
        </div>
      ),
    },
    {
      id: 'product',
      header: t('admin.reviews.product'),
      wrap: true,
      minWidth: '7rem',
      cell: ({ productName, productSlug }) => (
        <Link to={productPath(productSlug)}>{productName}</Link>
      ),
    },
    {
      id: 'author',
      header: t('admin.reviews.author'),
      wrap: true,
      minWidth: '6.5rem',
      cell: ({ author, verifiedBuyer, createdAt }) => (
        <div className={styles.review}>
          {author}
          {verifiedBuyer && (
            <Badge size="sm" tone="success">
              {t('review.verified')}
            </Badge>
          )}
          <span className={styles.date}>{format.date(createdAt)}</span>
        </div>
      ),
    },
  ];
}
