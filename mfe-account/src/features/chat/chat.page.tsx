import type { OfficeStatus } from '@solar/contracts/account/chat-protocol';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { Status } from '@solar/ui/badge/badge';
import { Container, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeStatus } from '../../api/support-api';
import { ListSkeleton } from '../../components/list-skeleton';
import styles from './chat.module.css';
import { Conversation } from './components/conversation';
import { OfflineForm } from './components/offline-form';

/** The live chat, in a popup or in the page: a conversation while somebody is there, else a form. */
export function ChatPage() {
  const { t } = useTranslation('account');
  const localized = useLocalized();
  const query = useOfficeStatus();
  const { data: settings } = useQuery(siteSettingsQuery);
  usePageMeta({ title: t('chat.title'), noIndex: true });
  return (
    <Container size="xl" className={styles.page}>
      <QueryState query={query} skeleton={<ListSkeleton rows={1} height="20rem" />}>
        {(office) => (
          <Stack gap="5">
            <PageHeader
              size="compact"
              title={t('chat.title')}
              description={
                isEverOpen(settings) && t('chat.text', { hours: localized(settings.officeHours) })
              }
              meta={<OfficeNotice office={office} />}
            />
            <Place open={office.open} />
          </Stack>
        )}
      </QueryState>
    </Container>
  );
}

/** Hours of a week that never opens are no promise. */
function isEverOpen(settings: PublicSettings | undefined): settings is PublicSettings {
  return settings !== undefined && settings.openDays.length > 0;
}

/** A conversation that was begun goes on when the last member of staff leaves. */
function Place({ open }: { open: boolean }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Conversation /> : <OfflineForm />;
}

function OfficeNotice({ office }: { office: OfficeStatus }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const state = office.open ? 'online' : office.opensAt ? 'offline' : 'away';
  return (
    <>
      <Status tone={office.open ? 'success' : 'neutral'}>{t(`chat.${state}`)}</Status>
      {office.opensAt && (
        <span>{t('chat.opensAt', { time: format.relative(office.opensAt) })}</span>
      )}
    </>
  );
}
