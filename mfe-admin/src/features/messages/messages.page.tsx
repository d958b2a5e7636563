import { MESSAGE_STATUSES, type ContactMessage } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { notify } from '@solar/mfe-kit/notify/notify';
import { choiceField, pageFields } from '@solar/mfe-kit/listing/list-search';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { downloadCv, useMessages, useSetMessageStatus } from './api/messages-api';
import styles from './messages.module.css';

const searchSchema = z.object({
  page: pageFields.page,
  status: choiceField(MESSAGE_STATUSES),
});

const TONES = { new: 'accent', read: 'neutral', answered: 'success' } as const;

function MessageCard({ message }: { message: ContactMessage }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const setStatus = useSetMessageStatus();
  const replyTo = `mailto:${message.email}?subject=${encodeURIComponent(`Re: ${t(`messages.subjects.${message.subject}`)}`)}`;
  return (
    <Card asChild>
      <article>
        <Stack gap="4">
          <Inline justify="between" gap="4" wrap>
            <div>
              <h2 className={styles.name}>{message.fullName}</h2>
              <p className={styles.meta}>
                {[t(`messages.subjects.${message.subject}`), message.opening]
                  .filter(Boolean)
                  .join(': ')}{' '}
                · {format.dateTime(message.createdAt)}
              </p>
            </div>
            <Status tone={TONES[message.status] === 'accent' ? 'info' : TONES[message.status]}>
              {t(`messages.status.${message.status}`)}
            </Status>
          </Inline>
          <p className={styles.text}>{message.message}</p>
          <p className={styles.meta}>
            {[message.email, message.phone, message.company].filter(Boolean).join(' · ')}
          </p>
          <Inline gap="3" wrap>
            <Button asChild size="sm" variant="primary">
              <a href={replyTo}>{t('messages.reply')}</a>
            </Button>
            {message.cv && <CvButton id={message.id} />}
            {MESSAGE_STATUSES.filter((status) => status !== message.status).map((status) => (
              <Button
                key={status}
                size="sm"
                variant="secondary"
                onClick={() => setStatus.mutate({ id: message.id, status })}
              >
                {t(`messages.mark.${status}`)}
              </Button>
            ))}
          </Inline>
        </Stack>
      </article>
    </Card>
  );
}

function CvButton({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const download = async () => {
    const file = await downloadCv(id).catch(() => null);
    if (file) saveFile(file, `${id}.pdf`);
    else notify.error(t('messages.cvFailed'));
  };
  return (
    <Button size="sm" variant="secondary" onClick={() => void download()}>
      {t('messages.cv')}
    </Button>
  );
}

/** What people wrote through the contact form. */
export function MessagesPage() {
  const { t } = useTranslation('admin');
  const [{ page, status }, setState] = useSearchState(searchSchema);
  const query = useMessages(page, status);
  usePageMeta({ title: t('messages.title'), noIndex: true });
  return (
    <Stack gap="6">
      <PageHeader size="compact" title={t('messages.title')} description={t('messages.text')} />
      <Tabs
        label={t('messages.filter')}
        variant="segmented"
        value={status || 'all'}
        onValueChange={(next) =>
          setState({ status: next === 'all' ? '' : (next as typeof status), page: 1 })
        }
        items={['all', ...MESSAGE_STATUSES].map((value) => ({
          value,
          label: t(`messages.status.${value}`),
        }))}
      />
      <QueryState
        query={query}
        skeleton={<Skeleton shape="block" height="24rem" />}
        isEmpty={(data) => data.items.length === 0}
        empty={<EmptyState title={t('messages.empty')} description={t('messages.emptyText')} />}
      >
        {(data) => (
          <Stack gap="5">
            {data.items.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
            <Pagination
              page={page}
              pageSize={data.pageSize}
              total={data.total}
              onPageChange={(next) => setState({ page: next })}
            />
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
