import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteSettings } from '../../navigation/use-site-settings';
import styles from './mobile-help.module.css';

/** The ways to people, which float over the page on wide screens only. */
export function MobileHelp({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('shell');
  const { phone, contactEmail } = useSiteSettings();
  return (
    <section className={styles.help} aria-labelledby="mobile-help">
      <h2 id="mobile-help" className={styles.title}>
        {t('help.title')}
      </h2>
      <Link className={styles.way} to="/chat" onClick={onChoose}>
        <MessageCircle aria-hidden="true" />
        {t('help.chat')}
      </Link>
      <a className={styles.way} href={`tel:${phone.replaceAll(' ', '')}`} onClick={onChoose}>
        <Phone aria-hidden="true" />
        {t('help.call')}
      </a>
      <a className={styles.way} href={`mailto:${contactEmail}`} onClick={onChoose}>
        <Mail aria-hidden="true" />
        {t('help.email')}
      </a>
      <Link className={styles.way} to="/contact" onClick={onChoose}>
        <LifeBuoy aria-hidden="true" />
        {t('help.contact')}
      </Link>
    </section>
  );
}
