import { NEWSLETTER_STATUSES } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSubscriptions, type Subscription } from './api/use-subscriptions';

const searchSchema = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  pageSize: z.coerce.number().int().min(10).max(100).catch(25).default(25),
  status: z
    .enum(['', ...NEWSLETTER_STATUSES])
    .catch('')
    .default(''),
});

const TONES = { confirmed: 'success', pending: 'info', unsubscribed: 'neutral' } as const;

/** Who gets the newsletter, and who has not confirmed yet. */
export function NewsletterPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [state, setState] = useSearchState(searchSchema);
  const query = useSubscriptions(state.page, state.pageSize, state.status);
  usePageMeta({ title: t('newsletter.title'), noIndex: true });
  const columns: DataColumn<Subscription>[] = [
    {
      id: 'email',
      header: t('newsletter.columns.email'),
      sortable: false,
      value: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: t('newsletter.columns.status'),
      sortable: false,
      value: ({ status }) => status,
      cell: ({ status }) => (
        <Status tone={TONES[status]}>{t(`newsletter.status.${status}`)}</Status>
      ),
    },
    {
      id: 'language',
      header: t('newsletter.columns.language'),
      sortable: false,
      value: ({ language }) => language,
      cell: ({ language }) => t(`languages.${language}`),
    },
    {
      id: 'created',
      header: t('newsletter.columns.created'),
      sortable: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ];
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={t('newsletter.title')} description={t('newsletter.text')} />
      <DataTable
        label={t('newsletter.title')}
        columns={columns}
        rows={query.data?.items ?? []}
        getRowId={({ id }) => id}
        loading={query.isFetching}
        error={query.error ? errorText(query.error) : undefined}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('newsletter.empty')} />}
        page={state.page}
        pageSize={state.pageSize}
        total={query.data?.total ?? 0}
        onPageChange={(page) => setState({ page })}
        onPageSizeChange={(pageSize) => setState({ pageSize, page: 1 })}
        exportName="newsletter"
        toolbar={
          <Select
            aria-label={t('newsletter.columns.status')}
            value={state.status || 'all'}
            onValueChange={(status) =>
              setState({
                status: status === 'all' ? '' : (status as Subscription['status']),
                page: 1,
              })
            }
            options={['all', ...NEWSLETTER_STATUSES].map((status) => ({
              value: status,
              label: t(`newsletter.status.${status}`),
            }))}
          />
        }
      />
    </Stack>
  );
}
