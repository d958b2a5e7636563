import type { Mailing } from '@solar/contracts/admin/mailings-http';
import { LANGUAGES, type Language } from '@solar/contracts/common/localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAIL_VIEWS, MailView, type MailViewName } from '../../mail-previews/mail-view';
import { useMailingPreview, useTestMailing } from '../api/mailings-api';
import styles from '../newsletter.module.css';

/** The desktop's form does not fit there. */
const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/** The mail in each language, as mail programs show it, and a copy of it to oneself. */
export function MailingPreview({ mailing, isOld = false }: { mailing: Mailing; isOld?: boolean }) {
  const { t, i18n } = useTranslation('admin');
  const [language, setLanguage] = useState<Language>(i18n.language === 'fr' ? 'fr' : 'en');
  const [view, setView] = useState<MailViewName>(() => (isPhone() ? 'phone' : 'desktop'));
  const query = useMailingPreview(mailing, language);
  const test = useTestMailing(mailing.id);
  return (
    <section aria-labelledby="newsletter-preview">
      <Stack gap="4">
        <Inline justify="between" gap="3" wrap>
          <div>
            <h2 id="newsletter-preview" className={styles.heading}>
              {t('newsletter.preview')}
            </h2>
            <p className={styles.hint}>
              {t(isOld ? 'newsletter.previewOld' : 'newsletter.previewText')}
            </p>
          </div>
          <div className={styles.choices}>
            <Select
              aria-label={t('newsletter.language')}
              value={language}
              onValueChange={(next) => setLanguage(next as Language)}
              options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
            <Select
              aria-label={t('newsletter.view')}
              value={view}
              onValueChange={(next) => setView(next as MailViewName)}
              options={MAIL_VIEWS.map((value) => ({ value, label: t(`mails.views.${value}`) }))}
            />
            <Button
              variant="secondary"
              loading={test.isPending}
              onClick={() => test.mutate(language)}
            >
              {t('newsletter.test')}
            </Button>
          </div>
        </Inline>
        <QueryState query={query} skeleton={<Skeleton shape="block" height="30rem" />}>
          {(mail) => <MailView mail={mail} language={language} view={view} />}
        </QueryState>
      </Stack>
    </section>
  );
}
