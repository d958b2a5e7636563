import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentMenu, MENUS } from '../../navigation/menus';
import styles from './navigation.module.css';

/** The sections as links. */
export function PlainNavigation() {
  const { t } = useTranslation('shell');
  const current = currentMenu(useLocation().pathname);
  return (
    <ul className={styles.list}>
      {MENUS.map(({ id, to, labelKey }) => (
        <li key={id}>
          <Link className={styles.item} to={to} data-current={id === current || undefined}>
            {t(labelKey)}
            <span className={styles.chevron} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
