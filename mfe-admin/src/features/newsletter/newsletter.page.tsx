import { MAILING_STATUSES, type MailingRow } from '@solar/contracts/admin/mailings-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import { choiceField, filledFields, pageFields } from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { useMailings } from './api/mailings-api';
import { MAILING_TONES } from './mailing-tones';

const searchSchema = z.object({ ...pageFields, status: choiceField(MAILING_STATUSES) });

/** Newsletters: those that are written, and what became of those that were sent. */
export function NewsletterPage() {
  const { t } = useTranslation('admin');
  const maySeeSubscribers = useCan('admin.messages.read');
  const [state, setState] = useSearchState(searchSchema);
  const query = useMailings(filledFields(state));
  const columns = useColumns();
  usePageMeta({ title: t('newsletter.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={t('newsletter.title')}
        description={t('newsletter.text')}
        actions={
          <Inline gap="3">
            {maySeeSubscribers && (
              <Button asChild variant="secondary">
                <Link to="/admin/newsletter/subscribers">{t('newsletter.subscribersLink')}</Link>
              </Button>
            )}
            <Button asChild variant="primary" startIcon={<Plus aria-hidden="true" />}>
              <Link to="/admin/newsletter/new">{t('newsletter.add')}</Link>
            </Button>
          </Inline>
        }
      />
      <PageTable
        label={t('newsletter.title')}
        views="newsletters"
        columns={columns}
        query={query}
        state={state}
        onState={setState}
        getRowId={({ id }) => id}
        emptyText={t('newsletter.empty')}
        exportName="newsletters"
        toolbar={
          <FilterSelect
            label={t('newsletter.columns.status')}
            value={state.status}
            onChange={(status) => setState({ status, page: 1 })}
            options={MAILING_STATUSES.map((status) => ({
              value: status,
              label: t(`newsletter.status.${status}`),
            }))}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): DataColumn<MailingRow>[] {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const format = useFormat();
  const sentOf = ({ sent, recipients }: MailingRow) =>
    recipients === null
      ? t('newsletter.none')
      : `${format.number(sent)} / ${format.number(recipients)}`;
  return [
    {
      id: 'subject',
      header: t('newsletter.columns.subject'),
      sortable: false,
      onPhone: 'title',
      wrap: true,
      minWidth: '14rem',
      value: ({ subject }) => localized(subject),
      cell: ({ id, subject }) => <Link to={`/admin/newsletter/${id}`}>{localized(subject)}</Link>,
    },
    {
      id: 'status',
      header: t('newsletter.columns.status'),
      sortable: false,
      onPhone: 'status',
      value: ({ status }) => t(`newsletter.status.${status}`),
      cell: ({ status }) => (
        <Status tone={MAILING_TONES[status]}>{t(`newsletter.status.${status}`)}</Status>
      ),
    },
    {
      id: 'sent',
      header: t('newsletter.columns.sent'),
      sortable: false,
      align: 'end',
      value: sentOf,
      cell: sentOf,
    },
    {
      id: 'unsubscribed',
      header: t('newsletter.columns.unsubscribed'),
      sortable: false,
      align: 'end',
      value: ({ unsubscribed }) => unsubscribed,
      cell: ({ unsubscribed }) => format.number(unsubscribed),
    },
    {
      id: 'started',
      header: t('newsletter.columns.started'),
      sortable: false,
      value: ({ startedAt }) => startedAt ?? '',
      cell: ({ startedAt, startedBy }) =>
        startedAt ? `${format.date(startedAt)} · ${startedBy}` : t('newsletter.none'),
    },
    {
      id: 'updated',
      header: t('newsletter.columns.updated'),
      sortable: false,
      value: ({ updatedAt }) => updatedAt,
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}
