import type { Home } from '@solar/contracts/admin/home-http';
import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import ExternalLink from 'lucide-react/icons/external-link';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWordedProblem } from '../../use-problem-text';
import { useSaveHome } from './home-api';
import { homeFormSchema, homeFormValues, homeInputOf } from './home-form';
import styles from './home.module.css';
import { SectionRow } from './section-row';

/** The front page: the order of its sections, which are shown, their texts and pictures. */
export function HomePage({ stored }: { stored: Home }) {
  const { t } = useTranslation('admin');
  const mayWrite = useCan('admin.content.publish');
  const worded = useWordedProblem();
  const save = useSaveHome(t('home.saved'));
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard({
    draft: 'home',
    version: stored.version,
    schema: homeFormSchema,
    defaultValues: homeFormValues(stored),
    onSubmit: (values) => save.mutateAsync(homeInputOf(values, stored)).catch(worded),
  });
  const { fields, move } = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'fieldId',
  });
  usePageMeta({ title: t('home.title'), noIndex: true });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="6">
          <PageHeader
            size="compact"
            title={t('home.title')}
            description={t('home.text')}
            actions={
              <Button asChild variant="secondary" endIcon={<ExternalLink />}>
                <a href="/" target="_blank" rel="noopener">
                  {t('content.view')}
                </a>
              </Button>
            }
          />
          {unsaved}
          <ol className={styles.sections}>
            {fields.map(({ id, fieldId }, at) => (
              <SectionRow
                key={fieldId}
                id={id}
                at={at}
                last={at === fields.length - 1}
                defaults={stored.defaults}
                mayWrite={mayWrite}
                onMove={(by) => move(at, at + by)}
              />
            ))}
          </ol>
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
          {mayWrite && (
            <FormActions sticky>
              <Button type="submit" variant="primary" loading={submitting}>
                {t('home.save')}
              </Button>
            </FormActions>
          )}
        </Stack>
      </form>
      <FormHistory type="home" id="home" stand={stored.version} mayUndo={mayWrite} />
    </FormProvider>
  );
}
