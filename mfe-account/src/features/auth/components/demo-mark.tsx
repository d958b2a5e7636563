import { publicSettingsSchema, type PublicSettings } from '@solar/contracts/admin/site-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { Badge } from '@solar/ui/badge/badge';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './demo-mark.module.css';

const SETTINGS = '/api/content/settings';

/** On a demo site, keeps people from typing a password of theirs. */
export function DemoMark() {
  const { t } = useTranslation('account');
  const { data } = useQuery<PublicSettings>({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) => http.get(SETTINGS, { signal, schema: publicSettingsSchema.strip() }),
  });
  if (!data?.demoBanner) return null;
  return (
    <span className={styles.mark}>
      <Badge>{t('auth.signIn.demo.mark')}</Badge> {t('auth.signIn.demo.text')}
    </span>
  );
}
