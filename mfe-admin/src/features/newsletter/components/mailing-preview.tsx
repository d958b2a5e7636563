import type { Mailing } from '@solar/contracts/admin/mailings-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailView } from '../../mail-previews/mail-view';
import { MailViewChoice, useUsualMailChoice } from '../../mail-previews/mail-view-choice';
import { useMailingPreview, useTestMailing } from '../api/mailings-api';
import styles from '../newsletter.module.css';

/** The mail in each language, as mail programs show it, and a copy of it to oneself. */
export function MailingPreview({ mailing, isOld = false }: { mailing: Mailing; isOld?: boolean }) {
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState(useUsualMailChoice());
  const { language, view } = shown;
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
            <MailViewChoice
              value={shown}
              onChange={(patch) => setShown((before) => ({ ...before, ...patch }))}
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
