import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './footer.module.css';
import simple from './simplified-footer.module.css';

const LINKS = [
  { to: '/legal/terms', labelKey: 'legal.terms' },
  { to: '/legal/privacy', labelKey: 'legal.privacy' },
  { to: '/contact', labelKey: 'legal.support' },
];

/** Terms, privacy and support, where nothing else should lead away. */
export function SimplifiedFooter() {
  const { t } = useTranslation('shell');
  return (
    <footer className={simple.footer} data-print="hidden">
      <ul className={styles.legal}>
        {LINKS.map(({ to, labelKey }) => (
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
