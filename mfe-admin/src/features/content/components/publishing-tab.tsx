import {
  CONTENT_TRANSITIONS,
  type AdminContentEntry,
  type ContentStatus,
} from '@solar/contracts/admin/content-http';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { DateTimeField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedule } from '../api/history-api';
import type { ContentSection } from '../content-sections';
import { STATUS_TONES } from '../content-status';
import { PreviewLink } from './preview-link';
import { SetStatusDialog } from './set-status-dialog';
import { useProblemText } from '../../../use-problem-text';

interface PublishingTabProps {
  section: ContentSection;
  entry: AdminContentEntry;
}

/** Whether an entry is published, when that changes by itself, and who may look before. */
export function PublishingTab({ section, entry }: PublishingTabProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormSection
        title={t('content.tabs.publishing')}
        description={t('content.publishing.text')}
        columns={1}
      >
        <StatusNow section={section} entry={entry} />
        <ScheduleFields section={section} entry={entry} />
      </FormSection>
      <FormSection
        title={t('content.publishing.preview')}
        description={t('content.publishing.previewText')}
        columns={1}
      >
        <PreviewLink section={section} entry={entry} />
      </FormSection>
    </>
  );
}

/** Where the entry stands, and what it can become at once. */
function StatusNow({ section, entry }: PublishingTabProps) {
  const { t } = useTranslation('admin');
  const mayPublish = useCan('admin.content.publish');
  const [next, setNext] = useState<ContentStatus | null>(null);
  return (
    <Inline gap="4">
      <Status tone={STATUS_TONES[entry.status]}>{t(`content.status.${entry.status}`)}</Status>
      {mayPublish &&
        CONTENT_TRANSITIONS[entry.status].map((status) => (
          <Button key={status} size="sm" variant="secondary" onClick={() => setNext(status)}>
            {t(`content.set.${status}`)}
          </Button>
        ))}
      {next && (
        <SetStatusDialog
          section={section}
          entry={entry}
          status={next}
          onClose={() => setNext(null)}
        />
      )}
    </Inline>
  );
}

function ScheduleFields({ section, entry }: PublishingTabProps) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  const mayPublish = useCan('admin.content.publish');
  const [publishAt, setPublishAt] = useState(entry.publishAt ?? null);
  const [hideAt, setHideAt] = useState(entry.hideAt ?? null);
  const schedule = useSchedule(section.kind, entry.id, t('content.publishing.planned'));
  const wrongOrder = publishAt !== null && hideAt !== null && hideAt <= publishAt;
  const save = () => schedule.mutate({ publishAt, hideAt });
  return (
    <>
      <Field
        as="fieldset"
        label={t('content.publishing.publishAt')}
        hint={t('content.publishing.hint')}
      >
        <DateTimeField value={publishAt} disabled={!mayPublish} onChange={setPublishAt} />
      </Field>
      <Field
        as="fieldset"
        label={t('content.publishing.hideAt')}
        error={
          wrongOrder
            ? t('content.publishing.wrongOrder')
            : schedule.error && problemText(schedule.error)
        }
      >
        <DateTimeField value={hideAt} disabled={!mayPublish} onChange={setHideAt} />
      </Field>
      {mayPublish && (
        <Inline>
          <Button
            variant="secondary"
            loading={schedule.isPending}
            disabled={wrongOrder}
            onClick={save}
          >
            {t('content.publishing.plan')}
          </Button>
        </Inline>
      )}
    </>
  );
}
