import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Tabs } from '@solar/ui/tabs/tabs';
import ExternalLink from 'lucide-react/icons/external-link';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSaveContent } from './api/content-api';
import { AdvancedTab } from './components/advanced-tab';
import { ContentTab } from './components/content-tab';
import { SeoTab } from './components/seo-tab';
import styles from './content-edit.module.css';
import { contentFormSchema, initialValues } from './content-form';
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
  const save = useSaveContent(section.kind, entry?.id ?? null, t('content.saved'));
  const { form, submit, formError, submitting } = useZodForm({
    schema: contentFormSchema(section),
    defaultValues: initialValues(section, entry),
    onSubmit: async (input) => {
      const saved = await save.mutateAsync({ input, idempotencyKey });
      if (!entry) await navigate(`/admin/${section.path}/${saved.id}`, { replace: true });
    },
  });
  const title = entry ? localized(entry.title) : t(`content.kinds.${section.kind}.add`);
  usePageMeta({ title, noIndex: true });
  const publicUrl = entry && section.publicPath?.(entry.slug);
  const tabs = [
    {
      value: 'content',
      label: t('content.tabs.content'),
      content: <ContentTab section={section} />,
    },
    { value: 'seo', label: t('content.tabs.seo'), content: <SeoTab /> },
    {
      value: 'advanced',
      label: t('content.tabs.advanced'),
      content: <AdvancedTab section={section} isNew={!entry} />,
    },
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
            actions={
              publicUrl && (
                <Button asChild variant="secondary" endIcon={<ExternalLink />}>
                  <a href={publicUrl} target="_blank" rel="noopener">
                    {t('content.view')}
                  </a>
                </Button>
              )
            }
          />
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
