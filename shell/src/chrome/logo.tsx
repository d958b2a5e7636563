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
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.sun} d="M16 5a11 11 0 0 1 11 11H5A11 11 0 0 1 16 5Z" />
        <path className={styles.panels} d="M5 19.5h22M8 23.5h16M11.5 27.5h9" />
      </svg>
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
