import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useWordedProblem } from '../../use-problem-text';
import { useSaveContent } from './api/content-api';
import { EntryActions } from './components/entry-actions';
import { EntryDraft } from './components/entry-draft';
import { AdvancedTab } from './components/advanced-tab';
import { ContentTab } from './components/content-tab';
import { HistoryTab } from './components/history-tab';
import { PublishingTab } from './components/publishing-tab';
import { SeoTab } from './components/seo-tab';
import styles from './content-edit.module.css';
import { contentFormSchema, draftName, initialValues } from './content-form';
import type { ContentSection } from './content-sections';

interface ContentEditPageProps {
  section: ContentSection;
  entry: AdminContentEntry | null;
}

/** Writes an entry of any kind: content, search engines, and what only its kind has. */
export function ContentEditPage({ section, entry }: ContentEditPageProps) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const idempotencyKey = useIdempotencyKey(section.kind);
  const worded = useWordedProblem();
  const save = useSaveContent(section.kind, entry?.id ?? null, t('content.saved'));
  const schema = useMemo(() => contentFormSchema(section), [section]);
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard({
    draft: draftName(section, entry),
    version: entry?.version ?? null,
    schema,
    defaultValues: initialValues(section, entry),
    onSubmit: async (input) => {
      const change = entry ? { ...input, version: entry.version } : input;
      const saved = await save.mutateAsync({ input: change, idempotencyKey }).catch(worded);
      if (!entry) await navigate(`/admin/${section.path}/${saved.id}`, { replace: true });
    },
  });
  const title = entry ? localized(entry.title) : t(`content.kinds.${section.kind}.add`);
  usePageMeta({ title, noIndex: true });
  const tabs = [
    {
      value: 'content',
      label: t('content.tabs.content'),
      content: <ContentTab section={section} isNew={entry === null} />,
    },
    { value: 'seo', label: t('content.tabs.seo'), content: <SeoTab /> },
    {
      value: 'advanced',
      label: t('content.tabs.advanced'),
      content: <AdvancedTab section={section} entry={entry} />,
    },
    ...(entry
      ? [
          {
            value: 'publishing',
            label: t('content.tabs.publishing'),
            content: <PublishingTab section={section} entry={entry} />,
          },
          {
            value: 'history',
            label: t('content.tabs.history'),
            content: <HistoryTab section={section} entry={entry} />,
          },
        ]
      : []),
  ];
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="6">
          <PageHeader
            size="compact"
            title={title}
            breadcrumbs={
              <Breadcrumbs
                items={[
                  {
                    label: t(`content.kinds.${section.kind}.plural`),
                    href: `/admin/${section.path}`,
                  },
                  { label: title },
                ]}
              />
            }
            actions={entry && <EntryActions section={section} entry={entry} />}
          />
          {unsaved}
          {entry && <EntryDraft section={section} entry={entry} schema={schema} />}
          <Tabs
            label={t('content.tabs.label')}
            items={tabs}
            value={params.get('tab') ?? 'content'}
            onValueChange={(tab) =>
              setParams(tab === 'content' ? {} : { tab }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
          <FormActions sticky>
            <Button type="submit" variant="primary" loading={submitting}>
              {t('content.save')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </FormProvider>
  );
}
