import type { Mailing } from '@solar/contracts/admin/mailings-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Status } from '@solar/ui/badge/badge';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Progress } from '@solar/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../use-problem-text';
import { useStopMailing } from './api/mailings-api';
import { MailingPreview } from './components/mailing-preview';
import { MAILING_TONES } from './mailing-tones';

/** A newsletter on its way or sent: how far it is, what came of it, and what it says. */
export function MailingReportPage({ mailing }: { mailing: Mailing }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const format = useFormat();
  const title = localized(mailing.subject);
  const { status, sent, recipients, startedAt, endedAt } = mailing;
  const all = recipients ?? 0;
  usePageMeta({ title, noIndex: true });
  const when = (time: string | null) =>
    time === null ? t('newsletter.none') : format.dateTime(time);
  return (
    <Stack gap="6">
      <PageHeader
        size="compact"
        title={title}
        meta={<Status tone={MAILING_TONES[status]}>{t(`newsletter.status.${status}`)}</Status>}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: t('newsletter.title'), href: '/admin/newsletter' }, { label: title }]}
          />
        }
        actions={status === 'sending' && <StopButton id={mailing.id} />}
      />
      {status === 'sending' && (
        <Progress
          label={t('newsletter.progress')}
          value={all === 0 ? 0 : Math.min(100, Math.round((sent / all) * 100))}
          valueText={`${format.number(sent)} / ${format.number(all)}`}
        />
      )}
      <DescriptionList
        items={[
          { term: t('newsletter.facts.sent'), value: format.number(sent) },
          { term: t('newsletter.facts.recipients'), value: format.number(all) },
          { term: t('newsletter.facts.unsubscribed'), value: format.number(mailing.unsubscribed) },
          {
            term: t('newsletter.facts.startedBy'),
            value: mailing.startedBy ?? t('newsletter.none'),
          },
          { term: t('newsletter.facts.startedAt'), value: when(startedAt) },
          { term: t('newsletter.facts.endedAt'), value: when(endedAt) },
        ]}
      />
      <MailingPreview mailing={mailing} />
    </Stack>
  );
}

function StopButton({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const stop = useStopMailing(id);
  return (
    <ConfirmDialog
      tone="danger"
      trigger={<Button variant="secondary">{t('newsletter.stop')}</Button>}
      title={t('newsletter.stopAsk')}
      description={t('newsletter.stopText')}
      confirmLabel={t('newsletter.stop')}
      error={stop.error ? problemText(stop.error) : undefined}
      onConfirm={() => stop.mutateAsync()}
    />
  );
}
