import { officeStatusSchema, type OfficeStatus } from '@solar/contracts/account/chat-protocol';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Status } from '@solar/ui/badge/badge';
import { Container, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../../components/list-skeleton';
import styles from './chat.module.css';
import { Conversation } from './components/conversation';
import { OfflineForm } from './components/offline-form';

const OFFICE = '/api/support/chat/office';

/** The live chat, in a popup or in the page: a conversation in office hours, a form outside them. */
export function ChatPage() {
  const { t } = useTranslation('account');
  const query = useQuery({
    queryKey: [OFFICE],
    staleTime: 60_000,
    queryFn: ({ signal }) => http.get<OfficeStatus>(OFFICE, { signal, schema: officeStatusSchema }),
  });
  usePageMeta({ title: t('chat.title'), noIndex: true });
  return (
    <Container size="sm" className={styles.page}>
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="20rem" />}>
        {(office) => (
          <Stack gap="5">
            <PageHeader
              size="compact"
              title={t('chat.title')}
              description={t('chat.text')}
              meta={<OfficeNotice office={office} />}
            />
            {office.open ? <Conversation /> : <OfflineForm />}
          </Stack>
        )}
      </QueryState>
    </Container>
  );
}

function OfficeNotice({ office }: { office: OfficeStatus }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  return (
    <>
      <Status tone={office.open ? 'success' : 'neutral'}>
        {t(office.open ? 'chat.online' : 'chat.offline')}
      </Status>
      {office.opensAt && (
        <span>{t('chat.opensAt', { time: format.relative(office.opensAt) })}</span>
      )}
    </>
  );
}
