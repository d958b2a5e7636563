import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { MAIL_VIEWS, type MailViewName } from './mail-view';

export interface MailChoice {
  language: Language;
  view: MailViewName;
}

/** The reader's language, and the form that fits to the screen: the desktop's is wider than a phone. */
export function useUsualMailChoice(): MailChoice {
  const { i18n } = useTranslation('admin');
  const isPhone = window.matchMedia('(width < 48rem)').matches;
  return {
    language: LANGUAGES.find((one) => one === i18n.language) ?? 'en',
    view: isPhone ? 'phone' : 'desktop',
  };
}

/** In which language, and in which of its forms, a mail is shown. */
export function MailViewChoice({
  value: { language, view },
  onChange,
}: {
  value: MailChoice;
  onChange: (patch: Partial<MailChoice>) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Select
        aria-label={t('mails.language')}
        value={language}
        onValueChange={(next) => onChange({ language: next as Language })}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <Select
        aria-label={t('mails.view')}
        value={view}
        onValueChange={(next) => onChange({ view: next as MailViewName })}
        options={MAIL_VIEWS.map((value) => ({ value, label: t(`mails.views.${value}`) }))}
      />
    </>
  );
}
