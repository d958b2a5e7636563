import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { Badge } from '@solar/ui/badge/badge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './demo-mark.module.css';

/** On a demo site, keeps people from typing a password of theirs. */
export function DemoMark() {
  const { t } = useTranslation('account');
  const { data } = useQuery(siteSettingsQuery);
  if (!data?.demoBanner) return null;
  return (
    <span className={styles.mark}>
      <Badge>{t('auth.signIn.demo.mark')}</Badge> {t('auth.signIn.demo.text')}
    </span>
  );
}
