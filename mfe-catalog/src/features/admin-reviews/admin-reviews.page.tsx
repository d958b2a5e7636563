import {
  REVIEW_STATUSES,
  REVIEW_TRANSITIONS,
  type AdminReview,
} from '@solar/contracts/catalog/review-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Badge, Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Rating } from '@solar/ui/rating/rating';
import { FilterSelect } from '../admin-shared/filter-select';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { productPath } from '../../urls';
import styles from './admin-reviews.module.css';
import { useAdminReviews, useModerateReview } from './use-admin-reviews';

const searchSchema = z.object({
  status: z
    .enum(['all', ...REVIEW_STATUSES])
    .catch('pending')
    .default('pending'),
  page: z.coerce.number().int().min(1).catch(1).default(1),
});

const TONES = { pending: 'warning', approved: 'success', rejected: 'neutral' } as const;
const PAGE_SIZE = 20;

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
  const { status, page } = state;
  const query = useAdminReviews({
    page,
    pageSize: PAGE_SIZE,
    ...(status === 'all' ? {} : { status }),
  });
  const moderate = useModerateReview();
  const columns = useColumns();
  const title = t('admin.nav.reviews');
  usePageMeta({ title, noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={title} description={t('admin.reviews.text')} />
      <DataTable
        label={title}
        columns={columns}
        rows={query.data?.items ?? []}
        getRowId={({ id }) => id}
        loading={query.isFetching}
        error={query.error ? errorText(query.error) : undefined}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('admin.reviews.empty')} />}
        page={page}
        pageSize={PAGE_SIZE}
        total={query.data?.total ?? 0}
        onPageChange={(next) => setState({ page: next })}
        toolbar={
          <FilterSelect
            label={t('admin.reviews.status')}
            value={status}
            onChange={(next) => setState({ status: next as typeof status, page: 1 })}
            options={[...REVIEW_STATUSES, 'all'].map((one) => ({
              value: one,
              label: t(`admin.status.${one}`),
            }))}
          />
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
      cell: ({ rating, title, text }) => (
        <div className={styles.review}>
          <Rating value={rating} size="sm" />
          <strong>{title}</strong>
          <p className={styles.text}>{text}</p>
        </div>
      ),
    },
    {
      id: 'product',
      header: t('admin.reviews.product'),
      wrap: true,
      cell: ({ productName, productSlug }) => (
        <Link to={productPath(productSlug)}>{productName}</Link>
      ),
    },
    {
      id: 'author',
      header: t('admin.reviews.author'),
      wrap: true,
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
    {
      id: 'status',
      header: t('admin.reviews.status'),
      cell: ({ status }) => <Status tone={TONES[status]}>{t(`admin.status.${status}`)}</Status>,
    },
  ];
}
