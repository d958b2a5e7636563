import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUPPORT_LINKS } from '../../navigation/menus';
import styles from './footer.module.css';
import simple from './simplified-footer.module.css';

/** Terms, privacy and support, where nothing else should lead away. */
export function SimplifiedFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className={simple.footer} data-print="hidden">
      <ul className={styles.legal}>
        {SUPPORT_LINKS.map(({ to, labelKey }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
