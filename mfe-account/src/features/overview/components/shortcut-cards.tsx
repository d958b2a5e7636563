import { Card, cardLinkClass } from '@solar/ui/card/card';
import { Grid } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ACCOUNT_NAV } from '../../account-frame/account-nav';
import styles from './shortcut-cards.module.css';

const SHOWN: readonly string[] = ['wishlist', 'quotes', 'addresses', 'security'];

/** Where people go from the overview. */
export function ShortcutCards() {
  const { t } = useTranslation('account');
  return (
    <Grid four>
      {ACCOUNT_NAV.filter(({ key }) => SHOWN.includes(key)).map(({ key, to, icon: Icon }) => (
        <Card key={key} interactive padding="md">
          <Icon className={styles.icon} aria-hidden />
          <h2 className={styles.title}>
            <Link to={to} className={cardLinkClass}>
              {t(`frame.nav.${key}`)}
            </Link>
          </h2>
          <p className={styles.text}>{t(`overview.shortcuts.${key}`)}</p>
        </Card>
      ))}
    </Grid>
  );
}
