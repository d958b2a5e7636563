import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteSettings } from '../../navigation/use-site-settings';
import styles from './top-strip.module.css';

/** How to reach the company, above the header on wide screens. */
export function TopStrip() {
  const { t } = useTranslation('shell');
  const { phone, contactEmail } = useSiteSettings();
  return (
    <aside className={styles.strip} aria-label={t('reachUs')} data-theme="dark" data-print="hidden">
      <div className={styles.content}>
        <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
          <Phone aria-hidden="true" className={styles.icon} />
          {phone}
        </a>
        <a className={styles.link} href={`mailto:${contactEmail}`}>
          <Mail aria-hidden="true" className={styles.icon} />
          {contactEmail}
        </a>
        <Link className={styles.support} to="/contact">
          {t('customerSupport')}
        </Link>
      </div>
    </aside>
  );
}
