import { buttonClass } from '@solar/ui/button/button';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { urls } from '../urls';
import styles from './approval-notice.module.css';

/** Why there is no price, and what the reader can do about it. */
export function ApprovalNotice({
  access,
  returnTo,
}: {
  access: 'login' | 'approval';
  returnTo: string;
}) {
  const { t } = useTranslation('checkout');
  const Icon = access === 'login' ? Lock : BadgeCheck;
  return (
    <div className={styles.notice}>
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.title}>{t(`price.${access}`)}</p>
      <p className={styles.text}>{t(`price.${access}Text`)}</p>
      {access === 'login' ? (
        <Link className={buttonClass('primary', 'md', true)} to={urls.signIn(returnTo)}>
          {t('price.signIn')}
        </Link>
      ) : (
        <Link className={buttonClass('secondary', 'md', true)} to={urls.contact()}>
          {t('price.contact')}
        </Link>
      )}
    </div>
  );
}
