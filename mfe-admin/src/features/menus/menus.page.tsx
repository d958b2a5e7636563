import { FOOTER_MENUS, MENU_IDS, type Menus } from '@solar/contracts/admin/menus-http';
import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { FormActions } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Tabs } from '@solar/ui/tabs/tabs';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWordedProblem } from '../../use-problem-text';
import { MenuSection } from './menu-section';
import { useSaveMenus } from './menus-api';
import { menusFormSchema, menusFormValues } from './menus-form';
import styles from './menus.module.css';

/** The menus of the header, of small screens and of the footer. */
export function MenusPage({ stored }: { stored: Menus }) {
  const { t } = useTranslation('admin');
  const mayWrite = useCan('admin.content.publish');
  const [params, setParams] = useSearchParams();
  const worded = useWordedProblem();
  const save = useSaveMenus(t('menus.saved'));
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard({
    draft: 'menus',
    version: stored.version,
    schema: menusFormSchema,
    defaultValues: menusFormValues(stored),
    onSubmit: ({ menus }) => save.mutateAsync({ menus, version: stored.version }).catch(worded),
  });
  usePageMeta({ title: t('menus.title'), noIndex: true });
  const hasText = (id: string) => !(FOOTER_MENUS as readonly string[]).includes(id);
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="6">
          <PageHeader size="compact" title={t('menus.title')} description={t('menus.text')} />
          {unsaved}
          <Tabs
            label={t('menus.title')}
            value={params.get('menu') ?? MENU_IDS[0]}
            onValueChange={(menu) =>
              setParams({ menu }, { replace: true, preventScrollReset: true })
            }
            items={MENU_IDS.map((id) => ({
              value: id,
              label: t(`menus.names.${id}`),
              content: (
                <MenuSection
                  id={id}
                  builtIn={stored.defaults[id]}
                  hasText={hasText(id)}
                  mayWrite={mayWrite}
                />
              ),
            }))}
          />
          {formError && (
            <p role="alert" className={styles.error}>
              {formError}
            </p>
          )}
          {mayWrite && (
            <FormActions sticky>
              <Button type="submit" variant="primary" loading={submitting}>
                {t('menus.save')}
              </Button>
            </FormActions>
          )}
        </Stack>
      </form>
      <FormHistory type="menu" id="site" stand={stored.version} mayUndo={mayWrite} />
    </FormProvider>
  );
}
