import { NEWSLETTER_STATUSES } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { choiceField, filledFields, pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSubscriptions, type Subscription } from './api/use-subscriptions';

const searchSchema = z.object({
  ...pageFields,
  status: choiceField(NEWSLETTER_STATUSES),
});

const TONES = { confirmed: 'success', pending: 'info', unsubscribed: 'neutral' } as const;

/** Who gets the newsletter, and who has not confirmed yet. */
export function SubscribersPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [state, setState] = useSearchState(searchSchema);
  const query = useSubscriptions(filledFields(state));
  usePageMeta({ title: t('subscribers.title'), noIndex: true });
  const columns: DataColumn<Subscription>[] = [
    {
      id: 'email',
      header: t('subscribers.columns.email'),
      sortable: false,
      value: ({ email }) => email,
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: t('subscribers.columns.status'),
      sortable: false,
      value: ({ status }) => t(`subscribers.status.${status}`),
      cell: ({ status }) => (
        <Status tone={TONES[status]}>{t(`subscribers.status.${status}`)}</Status>
      ),
    },
    {
      id: 'language',
      header: t('subscribers.columns.language'),
      sortable: false,
      value: ({ language }) => t(`languages.${language}`),
      cell: ({ language }) => t(`languages.${language}`),
    },
    {
      id: 'created',
      header: t('subscribers.columns.created'),
      sortable: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ];
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('subscribers.title')}
        description={t('subscribers.text')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('newsletter.title'), href: '/admin/newsletter' },
              { label: t('subscribers.title') },
            ]}
          />
        }
      />
      <PageTable
        label={t('subscribers.title')}
        views="newsletter"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('subscribers.empty')}
        exportName="newsletter"
        toolbar={
          <FilterSelect
            label={t('subscribers.columns.status')}
            value={state.status}
            onChange={(status) => setState({ status, page: 1 })}
            options={NEWSLETTER_STATUSES.map((status) => ({
              value: status,
              label: t(`subscribers.status.${status}`),
            }))}
          />
        }
      />
    </Stack>
  );
}
