import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../navigation/use-site-settings';
import styles from './offices.module.css';

/** Where the company is, when it is open and how to reach it. */
export function Offices() {
  const { t } = useTranslation('shell');
  const { offices, officeHours } = useSiteSettings();
  const localized = useLocalized();
  return (
    <div className={styles.offices}>
      <h2 className={styles.heading}>{t('footer.offices')}</h2>
      {offices.map((office) => (
        <address key={office.name.en} className={styles.office}>
          <strong>{localized(office.name)}</strong>
          <span className={styles.muted}>{localized(office.address)}</span>
          <a className={styles.link} href={`tel:${office.phone.replaceAll(' ', '')}`}>
            {office.phone}
          </a>
          <a className={styles.link} href={`mailto:${office.email}`}>
            {office.email}
          </a>
        </address>
      ))}
      <p className={styles.hours}>
        <Clock aria-hidden="true" />
        {localized(officeHours)}
      </p>
    </div>
  );
}
