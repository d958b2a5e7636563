import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { MAIL_VIEWS, type MailViewName } from './mail-view';

interface Choice {
  language: Language;
  view: MailViewName;
}

/** In which language, and in which of its forms, a mail is shown. */
export function MailViewChoice({
  value: { language, view },
  onChange,
}: {
  value: Choice;
  onChange: (patch: Partial<Choice>) => void;
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
