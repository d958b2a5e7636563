import Globe from 'lucide-react/icons/globe';
import { useTranslation } from 'react-i18next';
import styles from './header-actions.module.css';
import { LazyMenu } from './lazy-menu';

const load = () =>
  import('../menus/preferences-menu').then(({ PreferencesMenu }) => PreferencesMenu);

/** Language, theme and accessibility; the language in use stands beside the globe. */
export function PreferencesButton() {
  const { t } = useTranslation('shell');
  const code = t('preferences.code');
  return (
    <LazyMenu
      label={t('preferences.title', { code })}
      icon={
        <span className={styles.language}>
          <Globe aria-hidden="true" />
          {code}
        </span>
      }
      load={load}
    />
  );
}
