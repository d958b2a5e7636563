import { PASSWORD_RULES } from '@solar/contracts/account/auth-http';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useTranslation } from 'react-i18next';
import styles from './password-rules.module.css';

/** Which rules of a new password are met, while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('account');
  return (
    <ul className={styles.rules} aria-label={t('password.rules.label')}>
      {PASSWORD_RULES.map(({ code, test }) => {
        const met = test(password);
        const Icon = met ? Check : Circle;
        return (
          <li key={code} className={styles.rule} data-met={met}>
            <Icon className={styles.icon} aria-label={t(met ? 'password.met' : 'password.open')} />
            {t(`password.rules.${code}`)}
          </li>
        );
      })}
    </ul>
  );
}
