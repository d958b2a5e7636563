import type { AccountSettings } from '@solar/contracts/account/profile-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useChooseLanguage } from '@solar/mfe-kit/session/use-choose-language';
import { useTheme } from '@solar/mfe-kit/stores/theme-store';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Stack } from '@solar/ui/layout/layout';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { Switch } from '@solar/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { useSettings, useUpdateSettings } from '../../api/account-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';

const THEMES = ['light', 'dark', 'system'] as const;

/** Language, appearance and mails. Each change is saved at once. */
export function SettingsPage() {
  const { t } = useTranslation('account');
  const query = useSettings();
  return (
    <AccountPage title={t('settings.title')} description={t('settings.text')}>
      <QueryState query={query} skeleton={<ListSkeleton height="9rem" />}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryState>
    </AccountPage>
  );
}

function SettingsForm({ settings }: { settings: AccountSettings }) {
  const { t } = useTranslation('account');
  const update = useUpdateSettings(t('settings.saved'));
  const chooseLanguage = useChooseLanguage(t('settings.saved'));
  const theme = useTheme((state) => state.choice);
  const setTheme = useTheme((state) => state.setChoice);
  return (
    <Stack gap="8">
      <FormSection title={t('settings.language.title')} description={t('settings.language.text')}>
        <Field as="fieldset" label={t('settings.language.label')}>
          <RadioGroup
            variant="cards"
            orientation="horizontal"
            value={settings.language}
            onValueChange={(value) => chooseLanguage(value === 'fr' ? 'fr' : 'en')}
            options={LANGUAGES.map((value) => ({
              value,
              label: t(`settings.language.${value}`),
            }))}
          />
        </Field>
      </FormSection>
      <FormSection title={t('settings.theme.title')} description={t('settings.theme.text')}>
        <Field as="fieldset" label={t('settings.theme.label')}>
          <RadioGroup
            variant="cards"
            orientation="horizontal"
            value={theme}
            onValueChange={(value) => setTheme(THEMES.find((one) => one === value) ?? 'system')}
            options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          />
        </Field>
      </FormSection>
      <FormSection title={t('settings.mails.title')} description={t('settings.mails.text')}>
        {(['newsletter', 'ticketMails'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`settings.mails.${name}.label`)}
            description={t(`settings.mails.${name}.text`)}
            checked={settings[name]}
            disabled={update.isPending}
            onCheckedChange={(checked) => update.mutate({ [name]: checked })}
          />
        ))}
      </FormSection>
    </Stack>
  );
}
