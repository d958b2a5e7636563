import {
  updateSiteSettingsSchema,
  type SiteSettings,
  type UpdateSiteSettings,
} from '@solar/contracts/admin/site-http';
import { FormHistory } from '@solar/mfe-kit/history/form-history';
import { useUnsavedGuard } from '@solar/mfe-kit/forms/use-unsaved-guard';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { FormActions, FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSaveSettings } from './api/settings-api';
import { CertificationFields, SocialFields } from './components/brand-fields';
import { CarriersFields } from './components/carriers-fields';
import { DesignSiteFields } from './components/design-site-fields';
import { OfficeHoursFields } from './components/office-hours-fields';
import { OfficesFields } from './components/offices-fields';
import { TicketTargetFields } from './components/ticket-target-fields';
import { SettingControl } from './components/setting-control';
import { UtilityFields } from './components/utility-fields';
import { SETTING_SECTIONS } from './settings-fields';
import styles from './settings.module.css';

/** The trail names the settings as they are stored. The currency changes with the prices only, and has a way back of its own. */
function formPathOf(field: string): string | undefined {
  const name = field.replace(/^values\./, '');
  return name === 'currency' || name === 'currencySymbol' ? undefined : name;
}

/** Everything about the site that staff may change. */
export function SettingsPage({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('admin');
  const { officeHours: _written, ...edited } = settings;
  const mayWrite = useCan('admin.settings.write');
  const save = useSaveSettings(t('settings.saved'));
  const { form, submit, formError, submitting, unsaved } = useUnsavedGuard<
    z.input<typeof updateSiteSettingsSchema>,
    UpdateSiteSettings
  >({
    draft: 'settings',
    version: settings.version,
    schema: updateSiteSettingsSchema,
    defaultValues: edited,
    onSubmit: (values) => save.mutateAsync({ ...values, version: settings.version }),
  });
  usePageMeta({ title: t('settings.title'), noIndex: true });
  return (
    <FormProvider {...form}>
      <Stack gap="8">
        <form onSubmit={submit} noValidate>
          <Stack gap="8">
            <PageHeader
              size="compact"
              title={t('settings.title')}
              description={t('settings.text')}
            />
            {unsaved}
            {SETTING_SECTIONS.map(({ key, fields }) => (
              <FormSection
                key={key}
                title={t(`settings.sections.${key}.title`)}
                description={t(`settings.sections.${key}.text`)}
              >
                {fields.map((field) => (
                  <SettingControl key={field.name} field={field} />
                ))}
                {key === 'hours' && <OfficeHoursFields />}
              </FormSection>
            ))}
            <FormSection
              title={t('settings.sections.tickets.title')}
              description={t('settings.sections.tickets.text')}
            >
              <TicketTargetFields />
            </FormSection>
            <FormSection
              title={t('settings.sections.offices.title')}
              description={t('settings.sections.offices.text')}
            >
              <OfficesFields />
            </FormSection>
            <SocialFields />
            <CertificationFields />
            <FormSection
              title={t('settings.sections.carriers.title')}
              description={t('settings.sections.carriers.text')}
            >
              <CarriersFields />
            </FormSection>
            <FormSection
              title={t('settings.sections.designSites.title')}
              description={t('settings.sections.designSites.text')}
            >
              <DesignSiteFields />
            </FormSection>
            <FormSection
              title={t('settings.sections.utilities.title')}
              description={t('settings.sections.utilities.text')}
            >
              <UtilityFields />
            </FormSection>
            {formError && (
              <p role="alert" className={styles.error}>
                {formError}
              </p>
            )}
            {mayWrite && (
              <FormActions sticky>
                <Button type="submit" variant="primary" loading={submitting}>
                  {t('settings.save')}
                </Button>
              </FormActions>
            )}
          </Stack>
        </form>
        <FormHistory
          type="settings"
          id="site"
          stand={settings.version}
          pathOf={formPathOf}
          mayUndo={mayWrite}
        />
      </Stack>
    </FormProvider>
  );
}
