import { Brand } from '@solar/ui/brand/brand';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteSettings } from '../navigation/use-site-settings';
import styles from './logo.module.css';

/** The mark and the company's name, leading home. */
export function Logo() {
  const { t } = useTranslation('shell');
  const { siteName } = useSiteSettings();
  return (
    <Link to="/" className={styles.logo} aria-label={t('homeLink', { name: siteName })}>
      <Brand name={siteName} />
    </Link>
  );
}
