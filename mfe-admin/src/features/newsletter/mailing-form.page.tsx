import { mailingInputSchema, type Mailing } from '@solar/contracts/admin/mailings-http';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWordedProblem } from '../../use-problem-text';
import { useSaveMailing } from './api/mailings-api';
import { DraftActions } from './components/draft-actions';
import { EntriesField } from './components/entries-field';
import { MailingPreview } from './components/mailing-preview';
import { MailingText } from './components/mailing-text';
import styles from './newsletter.module.css';

const EMPTY = { en: '', fr: '' };

/** Writes a newsletter in both languages, with how it looks below. */
export function MailingFormPage({ mailing }: { mailing: Mailing | null }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const navigate = useNavigate();
  const worded = useWordedProblem();
  const idempotencyKey = useIdempotencyKey('mailing');
  const save = useSaveMailing(mailing);
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard({
    draft: `mailing:${mailing?.id ?? 'new'}`,
    version: mailing?.version ?? null,
    schema: mailingInputSchema,
    defaultValues: {
      subject: mailing?.subject ?? EMPTY,
      text: mailing?.text ?? EMPTY,
      entries: mailing?.entries.map(({ id }) => id) ?? [],
    },
    onSubmit: async (input) => {
      const saved = await save.mutateAsync({ input, idempotencyKey }).catch(worded);
      if (!mailing) await navigate(`/admin/newsletter/${saved.id}`, { replace: true });
    },
  });
  const title = mailing ? localized(mailing.subject) : t('newsletter.add');
  usePageMeta({ title, noIndex: true });
  return (
    <FormProvider {...form}>
      <Stack gap="6">
        <PageHeader
          size="compact"
          title={title}
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: t('newsletter.title'), href: '/admin/newsletter' },
                { label: title },
              ]}
            />
          }
          actions={mailing && <DraftActions mailing={mailing} isDirty={form.formState.isDirty} />}
        />
        {unsaved}
        <form onSubmit={submit} noValidate>
          <Stack gap="6">
            <MailingText name="subject" label={t('newsletter.subject')} />
            <MailingText name="text" label={t('newsletter.body')} hint={t('newsletter.bodyHint')} />
            <EntriesField known={mailing?.entries ?? []} />
            {formError && (
              <p role="alert" className={styles.error}>
                {formError}
              </p>
            )}
            <FormActions>
              <Button type="submit" variant="primary" loading={submitting}>
                {t('newsletter.save')}
              </Button>
            </FormActions>
          </Stack>
        </form>
        {mailing ? (
          <MailingPreview mailing={mailing} isOld={form.formState.isDirty} />
        ) : (
          <p className={styles.hint}>{t('newsletter.previewNew')}</p>
        )}
        {mailing && <FormHistory type="mailing" id={mailing.id} stand={mailing.version} mayUndo />}
      </Stack>
    </FormProvider>
  );
}
